// yoga FILE.views [SECONDS]: what flexbox can say of the workloads, in Yoga (sources in PyPI's poga).
// Deep nesting needs a deep stack: ulimit -s unlimited.
#include <yoga/Yoga.h>
#include <array>
#include <sstream>
#include "driver.h"

static const int cellViews = 11;

struct View { int parent; float left, top, width, height; };

struct Workload {
  std::string base, name;
  std::vector<View> views;
  std::vector<double> steps;

  explicit Workload(const Place& place) : base(place.name), name(place.name) {
    std::ifstream file(place.stem + ".views");
    std::string line, word;
    while (std::getline(file, line)) {
      std::istringstream in(line);
      in >> word;
      View view;
      double value;
      if (word == "view") { in >> view.parent >> view.left >> view.top >> view.width >> view.height; views.push_back(view); }
      else { in >> value; steps.push_back(value); }
    }
    if (base == "W7a" || base == "W8a" || base == "W9a") base = "W2";
    if (base == "W7b") base = "W4";
    if (base == "W7c" || base == "W8b" || base == "W9b") base = "W5";
  }

  bool isKnown() const { return base != "W6" && base != "W10"; }
  bool hasVisitor() const { return name == "W9a" || name == "W9b"; }
};

/// A tree of nodes: one for each view, and boxes between that flexbox needs.
class Tree {
 public:
  explicit Tree(const Workload& workload) : workload(workload), config(YGConfigNew()) {
    YGConfigSetPointScaleFactor(config, 0);
    for (size_t i = 0; i < workload.views.size(); i++) nodes.push_back(YGNodeNewWithConfig(config));
    size_t count = workload.views.size() - (workload.hasVisitor() ? 1 : 0);
    if (workload.base == "W4") YGNodeStyleSetFlexDirection(nodes[0], YGFlexDirectionRow);
    if (workload.base == "W5") for (size_t cell = 1; cell < count; cell += cellViews) makeCell(cell);
    else for (size_t view = 1; view < count; view++) makeView(view);
    YGNodeStyleSetWidth(nodes[0], workload.views[0].width);
    YGNodeStyleSetHeight(nodes[0], workload.views[0].height);
  }

  ~Tree() {
    for (auto node : nodes) YGNodeFree(node);
    for (auto node : boxes) YGNodeFree(node);
    YGConfigFree(config);
  }

  void layOut() { YGNodeCalculateLayout(nodes[0], YGUndefined, YGUndefined, YGDirectionLTR); }

  void step(double value) {
    size_t count = workload.views.size();
    size_t cell = 1 + cellViews * ((count - 1) / cellViews / 2);
    if (workload.name[1] == '7') YGNodeStyleSetWidth(nodes[0], value);
    if (workload.name == "W8a") YGNodeStyleSetHeight(nodes[(count - 1) / 2 + 1], value);
    if (workload.name == "W8b") {
      YGNodeStyleSetWidth(nodes[cell + 1], value);
      YGNodeStyleSetMargin(nodes[cell + 10], YGEdgeLeft, value + 20);
    }
    if (workload.name == "W9a") visit(nodes[0], value);
    if (workload.name == "W9b") visit(nodes[cell + 1], value);
    layOut();
  }

  /// Absolute places, parents before children.
  std::vector<std::array<double, 4>> frames() const {
    std::vector<std::array<double, 4>> found(nodes.size());
    for (size_t view = 0; view < nodes.size(); view++) {
      double left = 0, top = 0;
      YGNodeRef owner = nodes[0];
      if (view && workload.views[view].parent > 0) {
        owner = nodes[workload.views[view].parent];
        left = found[workload.views[view].parent][0], top = found[workload.views[view].parent][1];
      }
      for (auto node = nodes[view]; node && node != owner; node = YGNodeGetParent(node))
        left += YGNodeLayoutGetLeft(node), top += YGNodeLayoutGetTop(node);
      found[view] = {left, top, YGNodeLayoutGetWidth(nodes[view]), YGNodeLayoutGetHeight(nodes[view])};
    }
    return found;
  }

 private:
  void makeView(size_t view) {
    auto node = nodes[view];
    auto& facts = workload.views[view];
    if (workload.base == "W1") {
      YGNodeStyleSetPositionType(node, YGPositionTypeAbsolute);
      YGNodeStyleSetPosition(node, YGEdgeLeft, facts.left), YGNodeStyleSetPosition(node, YGEdgeTop, facts.top);
      YGNodeStyleSetWidth(node, facts.width), YGNodeStyleSetHeight(node, facts.height);
    } else if (workload.base == "W2") {
      styleRow(node);
    } else if (workload.base == "W3") {
      YGNodeStyleSetFlexGrow(node, 1);
      YGNodeStyleSetMargin(node, YGEdgeHorizontal, 1), YGNodeStyleSetMargin(node, YGEdgeVertical, 2);
    } else {
      YGNodeStyleSetFlexGrow(node, 1), YGNodeStyleSetFlexBasis(node, 0), YGNodeStyleSetHeight(node, 40);
      YGNodeStyleSetMargin(node, YGEdgeLeft, 8), YGNodeStyleSetMargin(node, YGEdgeTop, 8);
      if (view + 1 == nodes.size()) YGNodeStyleSetMargin(node, YGEdgeRight, 8);
    }
    append(nodes[facts.parent], node);
  }

  static void styleRow(YGNodeRef node) {
    YGNodeStyleSetHeight(node, 40), YGNodeStyleSetFlexShrink(node, 0);
    YGNodeStyleSetMargin(node, YGEdgeHorizontal, 16), YGNodeStyleSetMargin(node, YGEdgeTop, 8);
  }

  static void append(YGNodeRef parent, YGNodeRef child) {
    YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent));
  }

  YGNodeRef box(YGNodeRef parent, YGFlexDirection direction) {
    boxes.push_back(YGNodeNewWithConfig(config));
    YGNodeStyleSetFlexDirection(boxes.back(), direction);
    append(parent, boxes.back());
    return boxes.back();
  }

  YGNodeRef leaf(YGNodeRef parent, size_t view, float shrink, float left = 0, float top = 0) {
    auto node = nodes[view];
    auto& facts = workload.views[view];
    if (facts.width >= 0) YGNodeStyleSetWidth(node, facts.width);
    YGNodeStyleSetHeight(node, facts.height), YGNodeStyleSetFlexShrink(node, shrink);
    YGNodeStyleSetMargin(node, YGEdgeLeft, left), YGNodeStyleSetMargin(node, YGEdgeTop, top);
    append(parent, node);
    return node;
  }

  /// A row of the picture and a column of heading, text and buttons; the line below.
  void makeCell(size_t cell) {
    YGNodeStyleSetFlexShrink(nodes[cell], 0);
    append(nodes[0], nodes[cell]);
    auto content = box(nodes[cell], YGFlexDirectionRow);
    YGNodeStyleSetPadding(content, YGEdgeLeft, 12), YGNodeStyleSetPadding(content, YGEdgeTop, 12);
    YGNodeStyleSetWidth(nodes[cell + 1], 48), YGNodeStyleSetHeight(nodes[cell + 1], 48);
    append(content, nodes[cell + 1]);
    auto column = box(content, YGFlexDirectionColumn);
    YGNodeStyleSetFlexGrow(column, 1), YGNodeStyleSetFlexShrink(column, 1);
    YGNodeStyleSetMargin(column, YGEdgeLeft, 8);
    makeHeading(column, cell);
    YGNodeStyleSetMargin(leaf(column, cell + 5, 0, 0, 4), YGEdgeRight, 12);
    makeButtons(column, cell + 6);
    auto line = nodes[cell + 10];
    YGNodeStyleSetMargin(line, YGEdgeTop, 8), YGNodeStyleSetHeight(line, 1);
    YGNodeStyleSetMargin(line, YGEdgeLeft, 68);
    append(nodes[cell], line);
    // The line is 8 below the buttons, but 12 below the picture.
    YGNodeStyleSetMinHeight(content, 64);
  }

  void makeHeading(YGNodeRef column, size_t cell) {
    auto heading = box(column, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(heading, YGAlignCenter), YGNodeStyleSetPadding(heading, YGEdgeRight, 12);
    leaf(heading, cell + 2, 0);
    leaf(heading, cell + 3, 1, 4);
    YGNodeStyleSetFlexGrow(box(heading, YGFlexDirectionRow), 1);
    leaf(heading, cell + 4, 0, 4);
  }

  void makeButtons(YGNodeRef column, size_t first) {
    auto buttons = box(column, YGFlexDirectionRow);
    YGNodeStyleSetMargin(buttons, YGEdgeTop, 8);
    float widest = 0;
    for (size_t i = 0; i < 4; i++) widest = std::max(widest, workload.views[first + i].width);
    for (size_t i = 0; i < 4; i++) YGNodeStyleSetWidth(leaf(buttons, first + i, 0, i ? 8 : 0), widest);
  }

  void visit(YGNodeRef parent, double comes) {
    auto node = nodes.back();
    if (!comes) { YGNodeRemoveChild(parent, node); return; }
    if (workload.name == "W9a") {
      styleRow(node);
    } else {
      YGNodeStyleSetPositionType(node, YGPositionTypeAbsolute);
      YGNodeStyleSetPosition(node, YGEdgeLeft, 0), YGNodeStyleSetPosition(node, YGEdgeBottom, 0);
      YGNodeStyleSetWidth(node, 16), YGNodeStyleSetHeight(node, 16);
    }
    append(parent, node);
  }

  const Workload& workload;
  YGConfigRef config;
  std::vector<YGNodeRef> nodes, boxes;
};

int main(int count, char** arguments) {
  Place place(arguments[1]);
  double seconds = count > 2 ? std::stod(arguments[2]) : 1, start = now(), error = -1;
  Workload workload(place);
  if (!workload.isKnown()) return 0;
  Times times;
  while (times.first.empty() || (now() - start < seconds * 1e6 && times.first.size() < 200)) {
    double begun = now();
    Tree tree(workload);
    tree.layOut();
    times.first.push_back(now() - begun);
    begun = now();
    for (double value : workload.steps) tree.step(value);
    if (!workload.steps.empty()) times.step.push_back((now() - begun) / workload.steps.size());
    if (times.first.size() == 1) {
      auto frames = tree.frames();
      error = worstError(place, [&](int view, int side) { return frames[view][side]; });
    }
  }
  times.print("yoga", place, error);
}
