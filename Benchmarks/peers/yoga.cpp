// yoga NAME COUNT: the workloads that flexbox can say (W1 to W4, W7a, W7b), in Yoga (sources in PyPI's poga).
#include <yoga/Yoga.h>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

static double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static YGNodeRef build(const std::string& name, int count) {
  YGNodeRef root = YGNodeNew();
  if (name == "W4") YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
  YGNodeRef parent = root;
  for (int i = 0; i < count; i++) {
    YGNodeRef node = YGNodeNew();
    if (name == "W1") {
      YGNodeStyleSetPositionType(node, YGPositionTypeAbsolute);
      YGNodeStyleSetPosition(node, YGEdgeLeft, i % 290 + 10);
      YGNodeStyleSetPosition(node, YGEdgeTop, i % 170 + 10);
      YGNodeStyleSetWidth(node, i % 90 + 10);
      YGNodeStyleSetHeight(node, i % 70 + 10);
    } else if (name == "W2") {
      YGNodeStyleSetMargin(node, YGEdgeHorizontal, 16);
      YGNodeStyleSetMargin(node, YGEdgeTop, 8);
      YGNodeStyleSetHeight(node, 40);
      YGNodeStyleSetFlexShrink(node, 0);
    } else if (name == "W3") {
      YGNodeStyleSetMargin(node, YGEdgeHorizontal, 1);
      YGNodeStyleSetMargin(node, YGEdgeVertical, 2);
      YGNodeStyleSetFlexGrow(node, 1);
    } else {
      YGNodeStyleSetMargin(node, YGEdgeLeft, 8);
      YGNodeStyleSetMargin(node, YGEdgeTop, 8);
      YGNodeStyleSetHeight(node, 40);
      YGNodeStyleSetFlexGrow(node, 1);
      YGNodeStyleSetFlexBasis(node, 0);
    }
    YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    if (name == "W3") parent = node;
  }
  return root;
}

static double width(const std::string& name, int count) {
  return name == "W3" ? 4 * count + 375 : name == "W4" ? 50 * count + 8 : 375;
}

static float read(YGNodeRef node) {
  float sum = YGNodeLayoutGetLeft(node) + YGNodeLayoutGetTop(node) + YGNodeLayoutGetWidth(node)
    + YGNodeLayoutGetHeight(node);
  for (size_t i = 0; i < YGNodeGetChildCount(node); i++) sum += read(YGNodeGetChild(node, i));
  return sum;
}

int main(int, char** arguments) {
  std::string name = arguments[1];
  int count = std::stoi(arguments[2]);
  bool resizes = name.rfind("W7", 0) == 0;
  std::string base = name == "W7a" ? "W2" : name == "W7b" ? "W4" : name;
  std::vector<double> firsts, each;
  double begun = now();
  volatile float sink = 0;
  while (firsts.empty() || (now() - begun < 1e6 && firsts.size() < 200)) {
    double start = now();
    YGNodeRef root = build(base, count);
    YGNodeStyleSetWidth(root, width(base, count));
    YGNodeStyleSetHeight(root, 4.0 * count + 812);
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    sink = read(root);
    firsts.push_back(now() - start);
    if (resizes) {
      double from = now();
      for (int k = 1; k <= 100; k++) {
        YGNodeStyleSetWidth(root, base == "W4" ? 50.0 * count + 8 + k * count : 320.0 + k);
        YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
        sink = read(root);
      }
      each.push_back((now() - from) / 100);
    }
    YGNodeFreeRecursive(root);
  }
  (void)sink;
  std::sort(firsts.begin(), firsts.end());
  std::sort(each.begin(), each.end());
  std::printf("yoga first_us %.0f step_us %.2f\n", firsts[firsts.size() / 2], each.empty() ? 0 : each[each.size() / 2]);
}
