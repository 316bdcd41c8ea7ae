// kiwi FILE.rows: the same workload in kiwi (header files of PyPI's kiwisolver).
// Priorities become weights, so priorities far apart stay apart; ties within a level do not matter here.
#include <kiwi/kiwi.h>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <vector>

struct Row { kiwi::RelationalOperator relation; double priority, constant; std::vector<std::pair<int, double>> terms; };
struct Step { char kind; int id; double value; Row row; };

static double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
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

static kiwi::Constraint lower(const Row& row, std::vector<kiwi::Variable>& variables) {
  std::vector<kiwi::Term> terms;
  for (auto& [variable, coefficient] : row.terms) terms.emplace_back(variables[variable], coefficient);
  double p = row.priority;
  double weight = p == 1000 ? kiwi::strength::required : p > 800 ? 1e8 : p > 749 ? 1e6 : p > 300 ? 1e5
    : p > 250 ? 1e3 : p > 100 ? 1e2 : 1e-2;
  return kiwi::Constraint(kiwi::Expression(terms, -row.constant), row.relation, weight);
}

int main(int, char** arguments) {
  std::ifstream file(arguments[1]);
  std::string line;
  int count = 0;
  std::vector<Row> rows;
  std::vector<Step> steps;
  while (std::getline(file, line)) {
    std::istringstream in(line);
    std::string word;
    int id;
    in >> word;
    if (word == "variables") in >> count;
    else if (word == "row") { in >> id; rows.push_back(readRow(in)); }
    else if (word == "add") { in >> id; steps.push_back({'a', id, 0, readRow(in)}); }
    else if (word == "set") { double value; in >> id >> value; steps.push_back({'s', id, value, {}}); }
    else if (word == "remove") { in >> id; steps.push_back({'r', id, 0, {}}); }
    else steps.push_back({'!', 0, 0, {}});
  }
  std::vector<double> firsts, each;
  double begun = now();
  while (firsts.empty() || (now() - begun < 1e6 && firsts.size() < 50)) {
    double start = now();
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables(count);
    std::map<int, kiwi::Constraint> held;
    int next = 0;
    for (auto& row : rows) {
      auto constraint = lower(row, variables);
      solver.addConstraint(constraint);
      held.emplace(next++, constraint);
    }
    solver.updateVariables();
    firsts.push_back(now() - start);
    double from = now();
    int solves = 0;
    for (auto& step : steps) {
      if (now() - from > 20e6) break;
      if (step.kind == 'r') { solver.removeConstraint(held.at(step.id)); held.erase(step.id); }
      if (step.kind == 's') {
        solver.removeConstraint(held.at(step.id));
        held.erase(step.id);
        rows[step.id].constant = step.value;
      }
      if (step.kind == 'a' || step.kind == 's') {
        auto constraint = lower(step.kind == 'a' ? step.row : rows[step.id], variables);
        solver.addConstraint(constraint);
        held.emplace(step.id, constraint);
      }
      if (step.kind == '!') { solver.updateVariables(); solves++; }
    }
    if (solves) each.push_back((now() - from) / solves);
  }
  std::sort(firsts.begin(), firsts.end());
  std::sort(each.begin(), each.end());
  std::printf("kiwi first_us %.0f step_us %.2f\n", firsts[firsts.size() / 2], each.empty() ? 0 : each[each.size() / 2]);
}
