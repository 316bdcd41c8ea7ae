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
    label                regular b   *      4    603
    push                 regular o1  *      40    48
    push                 regular b   *      34   143
    push                 regular t   *      24    16
    push                 small   o1  *      26    12
    push                 small   b   *      28.5   3r
    push                 large   b   *      32     2
    check                regular o1  *      22    43
    check                regular b   *      26   236
    check                regular t   *      22    54
    check                small   o1  *      20     46
    check                small   o2  *      22     14
    check                small   b   *      20     3r
    check                small   t   *      16     25
    roundTextured        regular b   *      15.5   2r
    roundTextured        small   b   *      13.5   6
    roundRect            regular b   *      13.5   9
    smallSquare          regular b   *      6      1r
    square               regular b   *      6?     0r
    inline               regular b   *      10     1r
    borderless           regular b   *      4      5
    popUp                regular o1  *      36.5   3
    popUp                regular o3  *      37.5   22
    popUp                regular b   *      39    38
    popUp                small   o3  *      36.5  38
    popUp                small   b   *      39    5
    popUpBorderless      regular b   *      22?    0r
    segmented            regular b   *      14     1r
    segmented            small   b   *      11.5   1r
    segmentedMomentary   regular b   *      14?    0r
    segmentedSeparated   regular b   *      11     1r
    segmentedSmallSquare regular b   *      14?    0r
    segmentedTextured    regular b   *      14     1r
    segmentedRoundRect   regular b   *      15.5   1r
    """
}
