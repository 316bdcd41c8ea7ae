// The tree, the chosen view's details, and the problems.
const visibleRows = () => [...byId('tree').querySelectorAll('[role="treeitem"]')];

function buildTree() {
  const words = byId('filter').value.trim().toLowerCase();
  const rows = [];
  const add = (index) => {
    const view = item(index);
    const below = children(index);
    const text = `${view.name || ''} ${view.class} ${view.id || ''}`.toLowerCase();
    if (!words || text.includes(words)) rows.push(treeRow(index, view, below, words));
    if (words || !state.closed.has(index)) below.forEach(add);
  };
  add(0);
  byId('tree').replaceChildren(...rows);
  paintTree();
}

function treeRow(index, view, below, words) {
  const isClosed = state.closed.has(index);
  const row = make('div', {
    role: 'treeitem', 'data-item': index, style: `--depth:${words ? 0 : depth(index)}`, 'aria-level': depth(index) + 1,
    'aria-expanded': below.length ? String(!isClosed) : undefined, class: view.drawn ? '' : 'faint', tabindex: -1,
    onclick: (event) => { if (event.target.className === 'twist') fold(index, !isClosed); else choose(index); },
    onmouseenter: () => hover(index), onmouseleave: () => hover(-1),
  });
  row.append(make('span', { class: 'twist', 'aria-hidden': 'true' }, below.length ? (isClosed ? '▶' : '▼') : ' '));
  row.append(make('span', {}, named(view)));
  if (view.name) row.append(make('span', { class: 'class' }, view.class));
  if (isInConflict(index)) row.append(make('span', { class: 'mark bad', title: 'in a conflict' }));
  else if (isOpen(view)) row.append(make('span', { class: 'mark', title: 'ambiguous' }));
  return row;
}

function paintTree() {
  const rows = visibleRows();
  for (const row of rows) {
    const isChosen = Number(row.dataset.item) === state.chosen;
    row.setAttribute('aria-selected', String(isChosen));
    row.tabIndex = isChosen ? 0 : -1;
    row.classList.toggle('hover', Number(row.dataset.item) === state.hovered);
  }
  if (rows.length && !rows.some((row) => row.tabIndex === 0)) rows[0].tabIndex = 0;
}

function fold(index, isClosed) {
  if (isClosed) state.closed.add(index); else state.closed.delete(index);
  buildTree();
}

function treeKey(event) {
  const rows = visibleRows();
  const at = rows.indexOf(document.activeElement);
  if (at < 0) return;
  const index = Number(rows[at].dataset.item);
  const isOpenRow = children(index).length > 0 && !state.closed.has(index);
  const moves = {
    ArrowDown: () => rows[at + 1], ArrowUp: () => rows[at - 1], Home: () => rows[0], End: () => rows[rows.length - 1],
    ArrowRight: () => (isOpenRow ? rows[at + 1] : (fold(index, false), undefined)),
    ArrowLeft: () => (isOpenRow ? (fold(index, true), undefined) : rows.find((row) => Number(row.dataset.item) === item(index).parent)),
  };
  if (!moves[event.key]) return;
  event.preventDefault();
  const target = moves[event.key]();
  choose(target ? Number(target.dataset.item) : index, { keepsTab: true });
  focusRow();
}

function focusRow() {
  const row = visibleRows().find((one) => Number(one.dataset.item) === state.chosen);
  if (row) { row.focus(); row.scrollIntoView({ block: 'nearest' }); }
}

const guideNames = {
  UIViewSafeAreaLayoutGuide: 'safe area', UIViewLayoutMarginsGuide: 'margins', UIViewReadableContentGuide: 'readable width',
  UIViewKeyboardLayoutGuide: 'keyboard', 'UIVC-topLayoutGuide': 'top bar', 'UIVC-bottomLayoutGuide': 'bottom bar',
};

// A link to an item.
function chip(index) {
  const one = item(index);
  const text = one.kind === 'guide' ? `${guideNames[one.name] || one.name || 'guide'} of ${named(item(one.parent))}` : named(one);
  return make('button', { class: 'chip', 'data-follow': index, onclick: () => choose(index), onmouseenter: () => hover(index), onmouseleave: () => hover(-1) }, text);
}

// A location without its folders.
const inShort = (location) => location.split('/').pop();

function showView() {
  const view = item(state.chosen);
  const panel = byId('view');
  const mentions = constraintsOf(state.chosen);
  panel.replaceChildren(
    make('h2', {}, named(view)),
    make('p', { class: 'sub', title: view.location }, [view.class, view.id, view.location && inShort(view.location)].filter(Boolean).join(' · ')),
    make('div', { class: 'quantities', role: 'group', 'aria-label': 'Position and size' }, ...view.quantities.map(quantityButton)),
    ...quantityDetails(view),
    make('h3', {}, `Constraints (${mentions.length})`),
    ...mentions.sort((a, b) => constraint(b).broken - constraint(a).broken).map((place) => card(place)),
    make('h3', {}, 'Geometry'), geometry(view));
}

function quantityButton(quantity, order) {
  const name = quantities[order];
  return make('button', {
    class: quantity.known ? '' : 'open', 'aria-pressed': String(state.quantity === name), 'data-quantity': name,
    title: quantity.known ? 'Who determines it?' : 'Nothing determines it',
    onclick: () => { state.quantity = state.quantity === name ? '' : name; showChoice(); },
  }, make('span', {}, name), make('b', {}, number(quantity.value)));
}

function quantityDetails(view) {
  const names = state.quantity ? [state.quantity] : quantities.filter((_, order) => !view.quantities[order].known);
  return names.map((name) => {
    const quantity = view.quantities[quantities.indexOf(name)];
    return make('div', { class: 'chain', 'data-chain': name }, ...(quantity.known ? known(name, quantity) : missing(name, quantity)));
  });
}

function known(name, quantity) {
  const rows = quantity.constraints.map((place) => make('li', {},
    make('button', { class: 'link', onclick: () => followConstraint(place) }, constraint(place).plain)));
  const more = quantity.length - quantity.constraints.length;
  if (more > 0) rows.push(make('li', {}, `and ${quantity.further ? 'at least ' : ''}${more} more, further away`));
  const start = `${name} is ${number(quantity.value)} because`;
  return rows.length ? [make('p', {}, start), make('ol', {}, ...rows)] : [make('p', {}, `${name} is ${number(quantity.value)}; nothing more is known.`)];
}

function missing(name, quantity) {
  const parts = [make('p', {}, make('b', {}, `Nothing determines ${name}.`), ' Any other value would satisfy the constraints as well.')];
  if (quantity.waits) parts.push(make('p', { class: 'tags' }, 'It is undetermined together with ', ...quantity.waits.map(chip)));
  if (quantity.suggestions) parts.push(make('p', {}, 'Each of these would determine it (tried):'));
  for (const one of quantity.suggestions || []) parts.push(make('div', { class: 'suggestion' }, one.text, make('code', {}, one.code)));
  return parts;
}

// Goes to the view at the other end of a constraint.
function followConstraint(place) {
  const other = constraint(place).items.find((index) => index !== state.chosen);
  choose(other === undefined ? constraint(place).items[0] : other);
}

const kinds = {
  document: 'document', program: 'code', stackView: 'stack view', system: 'system', autoresizing: 'frame and mask',
  contentSize: 'content', host: 'screen', guide: 'guide',
};

function card(place) {
  const one = constraint(place);
  const tags = [make('span', { class: 'tag' }, kinds[one.kind])];
  if (one.kind !== 'contentSize') tags.push(make('span', { class: 'tag' }, one.priority === 1000 ? 'required' : `priority ${number(one.priority)}`));
  if (!one.active) tags.push(make('span', { class: 'tag warn' }, 'not in force'));
  if (one.broken) tags.push(make('span', { class: 'tag bad' }, 'left out'));
  if (one.violation > 0.01) tags.push(make('span', { class: one.broken ? 'tag bad' : 'tag' }, `off by ${number(one.violation)}`));
  const sides = bothSides(one);
  if (sides) tags.push(make('span', { class: 'tag' }, sides));
  return make('div', { class: one.broken ? 'card bad' : 'card', 'data-constraint': place },
    make('p', {}, one.plain),
    make('div', { class: 'tags' }, ...tags, ...one.items.filter((index) => index !== state.chosen).map(chip)),
    make('details', {}, make('summary', {}, 'As Apple prints it'), make('code', { class: 'apple' }, one.text),
      one.location ? make('p', { class: 'sub' }, one.location) : ''));
}

// The two sides as numbers: 108 = 100 + 8.
function bothSides(one) {
  if (!one.first || one.first.value === undefined) return '';
  const relation = { '==': one.violation > 0.01 ? '≠' : '=', '>=': '≥', '<=': '≤' }[one.relation];
  if (!one.second) return `${number(one.first.value)} ${relation} ${number(one.constant)}`;
  if (one.second.value === undefined) return '';
  const factor = one.multiplier === 1 ? '' : `${number(one.multiplier)} × `;
  const rest = one.constant === 0 ? '' : ` ${one.constant < 0 ? '−' : '+'} ${number(Math.abs(one.constant))}`;
  return `${number(one.first.value)} ${relation} ${factor}${number(one.second.value)}${rest}`;
}

function geometry(view) {
  const four = (values) => ['top', 'left', 'bottom', 'right'].map((side, order) => `${side} ${number(values[order])}`).join(', ');
  const rows = [['On screen', `${number(view.rect[0])}, ${number(view.rect[1])}`]];
  if (String(view.alignment) !== String(view.rect)) rows.push(['Alignment', `${number(view.alignment[2])} × ${number(view.alignment[3])} at ${number(view.alignment[0])}, ${number(view.alignment[1])}`]);
  if (view.saved) rows.push(['Saved frame', `${number(view.saved[2])} × ${number(view.saved[3])} at ${number(view.saved[0])}, ${number(view.saved[1])}`]);
  if (view.content[0] !== null || view.content[1] !== null) rows.push(['Content', view.content.map((one) => (one === null ? '–' : number(one))).join(' × ')]);
  rows.push(['Hugging', view.hugging.map(number).join(' across, ') + ' down'], ['Compression', view.resistance.map(number).join(' across, ') + ' down']);
  rows.push(['Margins', four(view.margins)]);
  if (view.safe.some((one) => one)) rows.push(['Safe area', four(view.safe)]);
  if (view.baselines) rows.push(['Baselines', view.baselines.map(number).join(' and ')]);
  return make('dl', {}, ...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));
}

function showProblems() {
  const { conflicts, findings, items } = screen();
  const open = items.map((_, index) => index).filter((index) => isOpen(item(index)));
  const moved = items.map((_, index) => index).filter((index) => isMisplaced(item(index)));
  const parts = [];
  if (conflicts.length) parts.push(make('h3', {}, 'Conflicts'), ...conflicts.map(conflictCard));
  if (open.length) parts.push(make('h3', {}, 'Ambiguous'), ...open.map(openCard));
  if (moved.length) parts.push(make('h3', {}, 'Misplaced'), ...moved.map(movedCard));
  if (findings.length) parts.push(make('h3', {}, 'Findings'), ...findings.map(findingCard));
  if (!parts.length) parts.push(make('p', { class: 'good' }, 'Every view has one place and one size, and all constraints hold.'));
  byId('problems').replaceChildren(...parts);
  const tab = byId('tab-problems');
  const count = conflicts.length + open.length + moved.length;
  tab.replaceChildren('Problems');
  if (count) tab.append(' ', make('span', { class: conflicts.length ? 'count' : 'count warn' }, String(count)));
}

const conflictCard = (conflict) => make('div', { class: 'card bad' },
  make('p', {}, `${conflict.members.length} required constraints contradict each other by ${number(conflict.points)} ${conflict.points === 1 ? 'point' : 'points'}.`),
  make('ol', {}, ...conflict.members.map((place) => make('li', { style: 'margin-top:5px' },
    make('button', { class: 'link', onclick: () => choose(constraint(place).items[0] ?? 0) }, constraint(place).plain),
    ' ', place === conflict.broken ? make('span', { class: 'tag bad' }, 'left out') : ''))),
  make('p', { class: 'sub', style: 'margin-top:6px' }, 'Without any one of them the others can hold.'));

const openCard = (index) => make('div', { class: 'card warn' },
  make('p', {}, named(item(index)), ' ', make('span', { class: 'class' }, item(index).class)),
  make('div', { class: 'tags' }, 'Nothing determines ' + quantities.filter((_, order) => !item(index).quantities[order].known).join(', '), chip(index)));

const frameText = (frame) => `${number(frame[0])}, ${number(frame[1])}, ${number(frame[2])} × ${number(frame[3])}`;

const movedCard = (index) => make('div', { class: 'card warn', 'data-moved': index },
  make('p', {}, named(item(index)), ' ', make('span', { class: 'class' }, item(index).class)),
  make('p', { class: 'sub' }, `Saved at ${frameText(item(index).saved)}; the constraints give ${frameText(item(index).frame)}.`),
  make('div', { class: 'tags' }, chip(index)));

const findingCard = (finding) => make('div', { class: 'card' },
  make('p', {}, finding.message), finding.hint ? make('p', { class: 'sub' }, finding.hint) : '',
  make('div', { class: 'tags' }, make('span', { class: 'tag' }, finding.code), finding.location ? make('span', { class: 'sub' }, finding.location) : '',
    ...screen().items.map((_, index) => index).filter((index) => item(index).id && finding.objects.includes(item(index).id)).slice(0, 3).map(chip)));
