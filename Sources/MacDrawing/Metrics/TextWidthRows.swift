/// The difference between the widths of a control's frame and its text: the frame's width is the text's advance plus
/// this, rounded up to a point.
///
/// A segmented control has it once per segment, plus a point between segments; a pop-up button adds it to its widest
/// item. The values were fitted to the widths of controls without an image in saved documents; the evidence is the
/// number of widths that are then correct within a point. Editable text fields, combo boxes, sliders and bars have no
/// intrinsic width.
enum TextWidthRows {
  static let text = """
    #                    size    era height extra  n
    label                regular o1  *      4     50
    label                regular b   *      4    603
    label                small   b   *      4     80
    tokenLabel           regular b   *      4?     0
    push                 regular o1  *      40    48
    push                 regular b   *      34   143
    push                 regular t   *      24    16
    push                 small   o1  *      26    12
    push                 small   b   *      28.5   3
    push                 small   t   *      16?    0
    push                 large   b   *      32     2
    push                 large   t   *      24?    0
    check                regular o1  *      22    43
    check                regular b   *      26   236
    check                regular t   *      22    54
    check                small   o1  *      22     3
    check                small   b   *      20     3
    check                small   t   *      17     6
    radio                regular o1  *      22     2
    radio                regular b   *      26    31
    radio                regular t   *      22    15
    roundTextured        regular b   *      15.5   2
    roundTextured        regular t   *      16     2
    roundTextured        small   b   *      13.5   6
    texturedSquare       regular b   *      15.5?  0
    roundRect            regular b   *      13.5   9
    roundRect            small   o1  *      13.5   1
    smallSquare          regular b   *      6      1
    square               regular b   *      6?     0
    bevel                regular t   *      24     1
    recessed             regular b   *      14?    0
    inline               regular b   *      10     1
    borderless           regular b   *      4      5
    borderless           regular t   *      3.5    8
    popUp                regular o1  *      36.5   3
    popUp                regular o2  *      38     3
    popUp                regular b   *      39    38
    popUp                regular t   *      47     6
    popUp                small   o1  *      36     4
    popUp                small   b   *      36?    0
    popUpTextured        regular t   *      44.5   5
    popUpRecessed        regular b   *      27?    0
    popUpBorderless      regular b   *      22?    0
    segmented            regular o1  *      27     1
    segmented            regular b   *      14     1
    segmented            small   b   *      11.5   1
    segmentedMomentary   regular o1  *      23     2
    segmentedMomentary   regular b   *      14?    0
    segmentedSeparated   regular b   *      11     1
    segmentedSmallSquare regular b   *      14?    0
    segmentedTextured    regular b   *      14     1
    segmentedRoundRect   regular b   *      15.5   1
    """
}
