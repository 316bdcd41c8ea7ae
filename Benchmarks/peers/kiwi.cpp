// kiwi FILE.boxes [SECONDS]: the same rows in kiwi (header files of PyPI's kiwisolver). Priorities become weights far
// apart; ties within a level do not matter in these workloads. Screens that resize are edit variables.
#include <kiwi/kiwi.h>
#include <memory>
#include <sstream>
#include <unordered_map>
#include "driver.h"

// One step sequence may take this long; what is not done by then is left out, and the frames are not checked.
static const double longestSteps = 5e6;
static const double editWeight = 1e8;

struct Row {
  kiwi::RelationalOperator relation;
  double priority, constant;
  std::vector<std::pair<int, double>> terms;
};

struct Step {
  enum Kind { set, resize, add, remove, solve } kind;
  int row;
  double value;
};

struct Workload {
  int variables = 0;
  size_t start = 0;
  std::vector<Row> rows;
  std::vector<Step> steps;

  explicit Workload(const std::string& path) {
    std::ifstream file(path);
    std::string line, word;
    while (std::getline(file, line)) {
      std::istringstream in(line);
      int id = 0;
      double value = 0;
      in >> word >> id;
      if (word == "variables") variables = id;
      else if (word == "row") { rows.push_back(readRow(in)); start = rows.size(); }
      else if (word == "add") { rows.push_back(readRow(in)); steps.push_back({Step::add, id, 0}); }
      else if (word == "remove") steps.push_back({Step::remove, id, 0});
      else if (word == "solve") steps.push_back({Step::solve, 0, 0});
      else { in >> value; steps.push_back({word == "set" ? Step::set : Step::resize, id, value}); }
    }
  }

  static Row readRow(std::istringstream& in) {
    Row row;
    std::string relation;
    in >> relation >> row.priority >> row.constant;
    row.relation = relation == "=" ? kiwi::OP_EQ : relation == "<" ? kiwi::OP_LE : kiwi::OP_GE;
    int variable;
    double coefficient;
    while (in >> variable >> coefficient) row.terms.push_back({variable, coefficient});
    return row;
  }

  /// The row that steps resize, or −1.
  int resized() const {
    for (auto& step : steps) if (step.kind == Step::resize) return step.row;
    return -1;
  }
};

static double weight(double priority) {
  return priority == 1000 ? kiwi::strength::required : priority > 800 ? 1e8 : priority > 749 ? 1e6
    : priority > 300 ? 1e5 : priority > 250 ? 1e3 : priority > 100 ? 1e2 : 1e-2;
}

class Run {
 public:
  explicit Run(const Workload& workload)
      : workload(workload), variables(workload.variables), held(workload.rows.size()) {
    double begun = now();
    int edited = workload.resized();
    for (size_t row = 0; row < workload.start; row++) {
      if (static_cast<int>(row) == edited) {
        solver.addEditVariable(screen(edited), editWeight);
        solver.suggestValue(screen(edited), workload.rows[row].constant);
      } else {
        add(row, workload.rows[row].constant);
      }
    }
    solver.updateVariables();
    first = now() - begun;
    replay();
  }

  double first = 0, step = 0;
  bool isCut = false;
  double value(int index) const { return variables[index].value(); }

 private:
  void replay() {
    double begun = now();
    int solves = 0;
    for (auto& item : workload.steps) {
      switch (item.kind) {
        case Step::resize: solver.suggestValue(screen(item.row), item.value); break;
        case Step::set: remove(item.row); add(item.row, item.value); break;
        case Step::add: add(item.row, workload.rows[item.row].constant); break;
        case Step::remove: remove(item.row); break;
        case Step::solve:
          solver.updateVariables();
          solves++;
          isCut = now() - begun > longestSteps;
      }
      if (isCut) break;
    }
    if (solves) step = (now() - begun) / solves;
  }

  kiwi::Variable& screen(int row) { return variables[workload.rows[row].terms[0].first]; }

  void add(size_t number, double constant) {
    const Row& row = workload.rows[number];
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (auto& [variable, coefficient] : row.terms) terms.emplace_back(variables[variable], coefficient);
    held[number] = std::make_unique<kiwi::Constraint>(
      kiwi::Expression(std::move(terms), -constant), row.relation, weight(row.priority));
    solver.addConstraint(*held[number]);
  }

  void remove(int row) { solver.removeConstraint(*held[row]); held[row].reset(); }

  const Workload& workload;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<std::unique_ptr<kiwi::Constraint>> held;
};

int main(int count, char** arguments) {
  Place place(arguments[1]);
  double seconds = count > 2 ? std::stod(arguments[2]) : 1, begun = now(), error = -1;
  Workload workload(arguments[1]);
  Times times;
  while (times.first.empty() || (now() - begun < seconds * 1e6 && times.first.size() < 200)) {
    Run run(workload);
    times.first.push_back(run.first);
    if (!workload.steps.empty()) times.step.push_back(run.step);
    if (times.first.size() == 1 && !run.isCut)
      error = worstError(place, [&](int view, int side) { return run.value(4 * view + side); });
  }
  times.print("kiwi", place, error);
}
