// The drawn screen: our own picture below, a box a view above it, the chosen view's constraints on top.
const picturePaint = 'svg{display:block;width:100%;height:100%;overflow:visible}';

function picture(only) {
  const host = make('div', { class: 'layer' });
  const root = host.attachShadow({ mode: 'open' });
  root.append(make('style', {}, picturePaint));
  root.append(byId('picture-' + state.screen).content.cloneNode(true));
  if (only === undefined) return host;
  const svg = root.querySelector('svg');
  svg.style.visibility = 'hidden';
  for (const group of svg.querySelectorAll('g[id]')) {
    group.style.visibility = depth(Number(group.id.slice(1))) === only ? 'visible' : 'hidden';
  }
  return host;
}

const boxes = () => byId('canvas').querySelectorAll('.box');
// How far apart layers stand: less, the more there are.
const layerStep = () => Math.max(16, Math.min(90, 420 / (deepest() + 1)));
const deepest = () => Math.max(...screen().items.map((_, index) => depth(index)));

function buildStage() {
  const canvas = byId('canvas');
  const { width, height, items } = screen();
  canvas.replaceChildren(make('div', { id: 'paper' }));
  canvas.style.width = width + 'px';
  canvas.style.height = height + 'px';
  const depths = items.map((_, index) => depth(index));
  const lift = (level) => (state.exploded ? `transform:translateZ(${level * layerStep()}px)` : '');
  const levels = state.exploded ? [...new Set(depths)].sort((a, b) => a - b) : [undefined];
  for (const level of levels) {
    const layer = picture(level);
    if (level !== undefined) layer.style.cssText = lift(level);
    canvas.append(layer);
  }
  items.forEach((view, index) => {
    if (view.kind !== 'view') return;
    const [x, y, w, h] = view.rect;
    const style = `left:${x}px;top:${y}px;width:${w}px;height:${h}px;${lift(depths[index])}`;
    const box = make('div', { class: 'box', 'data-item': index, style });
    if (!view.drawn) box.style.pointerEvents = 'none';
    canvas.append(box);
  });
  const marks = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  marks.id = 'marks';
  marks.setAttribute('width', width);
  marks.setAttribute('height', height);
  marks.setAttribute('aria-hidden', 'true');
  canvas.append(marks);
  // The top of what is taller than the stage.
  if (!state.exploded) state.pan = [0, height];
  place();
}

// The screen fits into the stage, unless it is so tall that nothing could be read; then it fits across. It is turned while its
// layers are apart.
function place() {
  const stage = byId('stage').getBoundingClientRect();
  const { width, height } = screen();
  const space = state.exploded ? (height > 2.5 * width ? 0.55 : 0.74) : 1;
  const pad = stage.width < 500 ? 24 : 48;
  const across = ((stage.width - pad) / width) * space;
  const fit = Math.min(2, across, ((stage.height - pad - 44) / height) * space);
  const readable = state.exploded ? 0 : Math.min(across, leastReadable);
  const scale = Math.max(0.05, Math.min(6, Math.max(fit, readable) * state.zoom));
  const back = (-layerStep() * deepest()) / 2;
  const turn = state.exploded ? ` rotateX(${-state.turn[0]}deg) rotateY(${state.turn[1]}deg) translateZ(${back}px)` : '';
  document.body.classList.toggle('exploded', state.exploded);
  state.scale = scale;
  const over = [(width * scale + pad - stage.width) / 2, (height * scale + pad + 44 - stage.height) / 2];
  state.pan = state.pan.map((value, axis) => clamp(value, over[axis]));
  // Fingers move what does not fit, and else the page.
  byId('stage').style.touchAction = state.exploded || over.some((one) => one > 1) ? 'none' : 'pan-y';
  const [left, top] = state.exploded ? [0, 0] : state.pan;
  byId('canvas').style.transform = `translate(${left}px, ${top}px) scale(${scale})${turn} translate(-50%, -50%)`;
}

// At this scale text of 17 points is 10 pixels high.
const leastReadable = 0.6;
const clamp = (value, most) => Math.max(-Math.max(0, most), Math.min(Math.max(0, most), value));

function zoom(factor) {
  state.zoom = factor ? Math.max(0.25, Math.min(8, state.zoom * factor)) : 1;
  state.pan = [state.pan[0] * (factor || 0), state.pan[1] * (factor || 0)];
  place();
}

function pan(across, down, isDrag) {
  const style = byId('canvas').style;
  if (isDrag) style.transition = 'none';
  state.pan = [state.pan[0] + across, state.pan[1] + down];
  place();
  if (isDrag) requestAnimationFrame(() => { style.transition = ''; });
}

// Brings the chosen view's middle into the stage.
function reveal() {
  const view = item(state.chosen);
  if (!view || !view.rect || state.exploded) return;
  const stage = byId('stage').getBoundingClientRect();
  const { width, height } = screen();
  const [x, y, w, h] = view.rect;
  const at = [(x + w / 2 - width / 2) * state.scale, (y + h / 2 - height / 2) * state.scale];
  const isOutside = (axis, size) => Math.abs(at[axis] + state.pan[axis]) > size / 2 - 30;
  if (depth(state.chosen) > 0 && (isOutside(0, stage.width) || isOutside(1, stage.height))) pan(-at[0] - state.pan[0], -at[1] - state.pan[1]);
}

function paintBoxes() {
  const view = item(state.chosen);
  const shown = state.lines ? chosenConstraints() : [];
  const related = new Set(shown.flatMap((place) => constraint(place).items));
  for (const box of boxes()) {
    const index = Number(box.dataset.item);
    box.classList.toggle('chosen', index === state.chosen);
    box.classList.toggle('hover', index === state.hovered && index !== state.chosen);
    box.classList.toggle('related', related.has(index) && index !== state.chosen && depth(index) > 0);
    box.classList.toggle('bad', isInConflict(index));
    box.classList.toggle('open', item(index).drawn && isOpen(item(index)));
  }
  drawMarks(shown);
  const at = item(state.hovered >= 0 ? state.hovered : state.chosen) || view;
  byId('caption').replaceChildren(
    make('b', {}, named(at)), ` ${at.name ? at.class + ' ' : ''} ${number(at.frame[2])} × ${number(at.frame[3])}  at  ${number(at.frame[0])}, ${number(at.frame[1])}`);
}

// The constraints to draw: those behind the chosen value, else all of the chosen view.
function chosenConstraints() {
  const known = state.quantity && item(state.chosen).quantities[quantities.indexOf(state.quantity)];
  if (known) return known.constraints;
  return constraintsOf(state.chosen).filter((place) => !['contentSize', 'host'].includes(constraint(place).kind));
}

// Where an attribute of an item lies, in the screen's coordinates.
function edge(side, rtl) {
  const one = item(side.item);
  if (!one) return undefined;
  const [x, y, w, h] = one.alignment;
  const [top, left, bottom, right] = one.margins;
  const places = {
    left: x, leading: rtl ? x + w : x, right: x + w, trailing: rtl ? x : x + w, centerX: x + w / 2,
    top: y, bottom: y + h, centerY: y + h / 2, firstBaseline: one.baselines ? one.baselines[0] : y,
    lastBaseline: one.baselines ? one.baselines[1] : y + h, leftMargin: x + left, leadingMargin: rtl ? x + w - right : x + left,
    rightMargin: x + w - right, trailingMargin: rtl ? x + left : x + w - right, topMargin: y + top, bottomMargin: y + h - bottom,
    centerXWithinMargins: x + w / 2, centerYWithinMargins: y + h / 2,
  };
  return places[side.attribute];
}

function drawMarks(shown) {
  const marks = byId('marks');
  if (!marks) return;
  marks.replaceChildren();
  // In the plane of the chosen view, so that lines meet what they speak of.
  marks.style.transform = state.exploded ? `translateZ(${depth(state.chosen) * layerStep() + 1}px)` : '';
  const unit = Math.max(0.6, screen().width / 400);
  shown.forEach((place) => {
    const line = lineOf(constraint(place));
    if (line) drawLine(marks, line, constraint(place), unit);
  });
}

// A constraint as a line from one place to another, both in the screen's coordinates.
function lineOf(one) {
  const first = item(one.first && one.first.item);
  if (!first) return undefined;
  const across = one.axis === 'x';
  const [x, y, w, h] = first.alignment;
  const size = ['width', 'height'].includes(one.first.attribute);
  if (size) {
    if (one.kind === 'host') return undefined;
    return across ? [x, y + h + 5, x + w, y + h + 5] : [x + w + 5, y, x + w + 5, y + h];
  }
  const from = one.second && edge(one.second, one.rtl);
  const to = edge(one.first, one.rtl);
  if (from === undefined || to === undefined) return undefined;
  const inner = smaller(first, item(one.second.item)).alignment;
  const middle = across ? inner[1] + inner[3] / 2 : inner[0] + inner[2] / 2;
  if (Math.abs(from - to) > 0.75) return across ? [from, middle, to, middle] : [middle, from, middle, to];
  const other = item(one.second.item).alignment;
  const low = across ? Math.min(y, other[1]) : Math.min(x, other[0]);
  const high = across ? Math.max(y + h, other[1] + other[3]) : Math.max(x + w, other[0] + other[2]);
  return across ? [to, low, to, high, 'aligned'] : [low, to, high, to, 'aligned'];
}

const smaller = (a, b) => (a.alignment[2] * a.alignment[3] <= b.alignment[2] * b.alignment[3] ? a : b);

function drawLine(marks, [x1, y1, x2, y2, aligned], one, unit) {
  const colour = one.broken ? '#cf2233' : one.priority < 1000 ? '#0d8a72' : '#4f46e5';
  const shape = (tag, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    marks.append(element);
    return element;
  };
  const flat = y1 === y2;
  const dash = aligned ? { 'stroke-dasharray': `${3 * unit} ${3 * unit}` } : {};
  shape('line', { x1, y1, x2, y2, stroke: colour, 'stroke-width': 1.2 * unit, ...dash });
  if (aligned) return;
  const tick = 3.2 * unit;
  for (const [x, y] of [[x1, y1], [x2, y2]]) {
    const ends = flat ? { x1: x, y1: y - tick, x2: x, y2: y + tick } : { x1: x - tick, y1: y, x2: x + tick, y2: y };
    shape('line', { ...ends, stroke: colour, 'stroke-width': 1.2 * unit });
  }
  const text = (one.relation === '==' ? '' : one.relation === '>=' ? '≥ ' : '≤ ') + number(Math.hypot(x2 - x1, y2 - y1));
  const size = 9 * unit;
  const width = text.length * size * 0.62 + 5 * unit;
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2];
  shape('rect', { x: middle[0] - width / 2, y: middle[1] - size * 0.72, width, height: size * 1.44, rx: 3 * unit, fill: colour });
  const label = shape('text', { x: middle[0], y: middle[1] + size * 0.35, 'font-size': size, 'text-anchor': 'middle', fill: '#fff', 'font-weight': 600, 'font-family': 'Inter, system-ui, sans-serif' });
  label.textContent = text;
}
