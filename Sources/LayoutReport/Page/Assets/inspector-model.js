// The state of the page: screens, the chosen view, the chosen value. Everything that changes it ends in show().
const data = JSON.parse(byId('data').textContent);
// The data leave out what is usual, and keep sentences and what constraints state in tables.
for (const screen of data.screens) {
  screen.items = screen.items.map((one) => ({ drawn: true, safe: [0, 0, 0, 0], alignment: one.rect, ...one }));
  screen.constraints = screen.constraints.map(([statement, first, second, violation = 0]) => {
    const full = { multiplier: 1, constant: 0, priority: 1000, active: true, broken: false, violation, ...data.statements[statement] };
    if (full.first) full.first = { ...full.first, value: first ?? undefined };
    if (full.second) full.second = { ...full.second, value: second ?? undefined };
    for (const name of ['plain', 'text', 'location']) if (name in full) full[name] = data.sentences[full[name]];
    return full;
  });
}
const state = { screen: 0, chosen: 0, hovered: -1, quantity: '', lines: true, exploded: false, turn: [-18, 26],
  zoom: 1, pan: [0, 0], scale: 1, tab: 'view', closed: new Set() };
const quantities = ['x', 'y', 'width', 'height'];
const screen = () => data.screens[state.screen];
const item = (index) => screen().items[index];
const constraint = (index) => screen().constraints[index];

const number = (value) => String(Math.round(value * 100) / 100);
const short = (text, length = 40) => (text.length > length ? text.slice(0, length - 1) + '…' : text);
const named = (view) => (view.name ? short(view.name) : view.class);
const isOpen = (view) => view.ambiguous ?? view.quantities.some((quantity) => !quantity.known);
const constraintsOf = (index) => screen().constraints.map((_, place) => place).filter((place) => constraint(place).items.includes(index));
// Saved elsewhere than the constraints put it. Fonts are stand-ins: widths of text may differ by some hundredths.
const isMisplaced = (view) => view.misplaced ?? (view.saved !== undefined && view.parent !== undefined && !isOpen(view)
  && view.saved.some((value, side) => Math.abs(value - view.frame[side]) > (side % 2 ? 1 : Math.max(1, 0.04 * view.saved[2]))));
const isInConflict = (index) => screen().constraints.some((one) => one.broken && one.items.includes(index));

function depth(index) {
  let count = 0;
  for (let at = item(index).parent; at !== undefined; at = item(at).parent) count += 1;
  return count;
}

function children(index) {
  const found = [];
  screen().items.forEach((one, place) => { if (one.parent === index && one.kind === 'view') found.push(place); });
  return found;
}

// The same view on another screen: by its id, else by its place.
function counterpart(index, from, to) {
  const view = from.items[index];
  if (view && view.id) {
    const found = to.items.findIndex((other) => other.id === view.id);
    if (found >= 0) return found;
  }
  return index < to.items.length && view && to.items[index].class === view.class ? index : 0;
}

function goTo(index) {
  const former = screen();
  state.screen = index;
  state.chosen = counterpart(state.chosen, former, screen());
  state.hovered = -1;
  showScreen();
}

function choose(index, options = {}) {
  // A guide is shown through the view that owns it.
  while (item(index).kind === 'guide') index = item(index).parent;
  state.chosen = index;
  state.quantity = options.quantity || '';
  if (!options.keepsTab && state.tab !== 'tree') state.tab = 'view';
  for (let at = item(index).parent; at !== undefined; at = item(at).parent) state.closed.delete(at);
  showChoice();
}

function hover(index) {
  if (state.hovered === index) return;
  state.hovered = index;
  showHover();
}
