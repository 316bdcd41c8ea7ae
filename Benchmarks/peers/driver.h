// The parts that the peers' drivers share: clock, medians, the expected frames, the line of results.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

/// Microseconds of processor time.
inline double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

inline double median(std::vector<double> samples) {
  if (samples.empty()) return 0;
  std::sort(samples.begin(), samples.end());
  return samples[samples.size() / 2];
}

/// `path` without its ending, and the workload's name and count from it.
struct Place {
  std::string stem, name, count;

  explicit Place(const std::string& path) : stem(path.substr(0, path.rfind('.'))) {
    std::string file = stem.substr(stem.rfind('/') + 1);
    name = file.substr(0, file.find('-'));
    count = file.substr(file.find('-') + 1);
  }
};

/// The largest difference from the expected frames, or −1 where none are written; `side(view, k)` is left, top, width,
/// height.
template <class Side> double worstError(const Place& place, Side side) {
  std::ifstream file(place.stem + ".frames");
  if (!file) return -1;
  double worst = 0, expected[4];
  int view;
  while (file >> view >> expected[0] >> expected[1] >> expected[2] >> expected[3])
    for (int k = 0; k < 4; k++) {
      double error = std::fabs(side(view, k) - expected[k]);
      if (!(error <= worst)) worst = std::isnan(error) ? INFINITY : error;
    }
  return worst;
}

struct Times {
  std::vector<double> first, step;

  void print(const char* driver, const Place& place, double error, const char* note = "") const {
    std::printf("driver=%s workload=%s count=%s first_us=%.3f", driver, place.name.c_str(), place.count.c_str(),
                median(first));
    if (error >= 0) std::printf(" error=%g", error);
    if (!step.empty()) std::printf(" step_us=%.3f", median(step));
    std::printf("%s\n", note);
  }
};
