/// The height of the baseline above the frame's bottom edge, derived from 689 constraints between baselines in saved
/// documents.
///
/// These constraints relate one view to another, so the rows are only determined up to a common offset,
/// ``MacTextMetrics/sharedBaselineAmount``, which callers subtract: here the baseline of a 13-point label is set to 4.
/// Columns: kind, control size, era, frame height, points, samples.
enum BaselineRows {
  static let text = """
    #             size    era height above  n
    label         regular o1  17     4     64
    label         regular o3  16     4     11
    label         regular b   16     4     45
    label         regular t   16     4     98
    label         small   o1  14     3      8
    label         small   b   14     4      3
    textField     regular o1  22     7     37
    textField     regular o3  21     7      6
    textField     regular b   21     7      8
    textField     regular t   24     8     19
    textField     regular t   21     7     33
    secureField   regular t   24     8      4
    secureField   regular t   21     7     10
    comboBox      regular b   25     10     2r
    comboBox      regular b   23     8      6
    comboBox      small   b   22     9?     0r
    push          regular b   32     14     7
    push          regular t   24     8      5
    push          small   b   27   12      4r
    push          large   b   40     17?    0
    check         regular o1  18     5     10
    check         regular t   16     4      3
    radio         regular b   18     5      3
    radio         regular t   16     4      2
    radio         small   b   15    5      5r
    help          regular b   25   11      2r
    help          small   b   19    6      2r
    roundTextured regular b   23     9      1r
    roundTextured small   b   19    8      5r
    roundRect     regular b   19    6      6r
    popUp         regular o1  26     10.5   27
    popUp         regular o2  25     9      4
    popUp         regular o3  25     10     3
    popUp         regular b   25     11    13
    popUp         regular t   24     8      9
    popUp         small   o1  22     8      4
    popUp         small   b   22     9?     0r
    popUp         mini    b   16    7      2r
    popUp         large   b   40    17      6
    popUpRecessed small   b   *     6     21r
    segmented     regular b   24     9      1r
    sliderH       regular b   28     13    16
    sliderH       small   b   20    7      4r
    switch        regular b   25     12     5
    colorWell     regular b   28     11    19r
    datePicker    regular b   28    7      2r
    """
}
