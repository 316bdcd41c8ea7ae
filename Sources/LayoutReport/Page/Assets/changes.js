// The state of the page: the scene, the way of comparing, the slider's place. Everything that changes it ends in show().
const data = JSON.parse(byId('data').textContent);
const pictures = data.documents.flatMap((one) => one.pictures.map((picture) => ({ ...picture, document: one })));
const state = { picture: 0, mode: 'slider', share: 50, marks: true, change: -1 };
const modes = ['slider', 'sides', 'onion'];
const changes = [];

// Pictures become addresses of their own when they are first shown.
function address(side) {
  side.address ??= URL.createObjectURL(new Blob([side.svg], { type: 'image/svg+xml' }));
  return side.address;
}

// ---- The list ----

function pictureOf(owner, scene) {
  if (scene !== undefined) return pictures.findIndex((one) => one.document === owner && one.scene === scene);
  return pictures.findIndex((one) => one.document === owner);
}

function changeButton(owner, sign, text, scene, remark, ...extras) {
  const target = pictureOf(owner, scene);
  const place = scene && !text.startsWith(scene) ? make('span', { class: 'where' }, scene + ' · ') : undefined;
  const button = make('button', { type: 'button', class: target < 0 ? 'change' : 'change leads' },
    make('span', { class: 'sign', 'data-sign': sign, 'aria-label': { '+': 'added', '-': 'removed' }[sign] ?? 'changed' },
      sign === '-' ? '−' : sign),
    make('span', {}, place, text, remark ? make('small', {}, remark) : undefined), ...extras);
  const index = changes.push({ button, target }) - 1;
  button.addEventListener('click', () => choose(index));
  return make('li', {}, button);
}

function group(title, items) {
  return items.length ? [make('h3', {}, title), make('ul', {}, ...items)] : [];
}

function documentSection(one) {
  const section = make('section', {}, make('h2', {}, one.title));
  if (one.error) section.append(make('p', { class: 'error' }, one.error));
  for (const part of one.sections) {
    section.append(...group(part.title, part.lines.map((line) => changeButton(one, line.sign, line.text, line.scene,
      line.line ? 'line ' + line.line : undefined,
      line.details ? make('code', {}, line.details.join('\n')) : undefined))));
  }
  if (one.moves) {
    section.append(...group('Layout', one.moves.map((move) =>
      changeButton(one, '~', move.text, move.scene, move.on === 'as saved' ? undefined : move.on))));
  }
  for (const [title, sign, findings] of [['New findings of lint', '+', one.newFindings], ['Findings that are gone', '-', one.goneFindings]]) {
    section.append(...group(title, findings.map((finding) => changeButton(one, sign, finding.severity + ': ' + finding.text, undefined,
      finding.rule + ', line ' + finding.line))));
  }
  if (one.layout && !one.error) section.append(make('p', {}, one.layout));
  if (one.noise) section.append(make('p', {}, one.noise));
  return section;
}

function choose(index) {
  if (!changes.length) return;
  state.change = Math.max(0, Math.min(changes.length - 1, index));
  changes.forEach((one, place) => one.button.setAttribute('aria-current', place === state.change));
  const { button, target } = changes[state.change];
  button.focus({ preventScroll: true });
  button.scrollIntoView({ block: 'nearest' });
  if (target >= 0) {
    state.picture = target;
    show();
  }
}

// ---- The stage ----

function sizeOf(picture) {
  const sides = [picture.old, picture.new].filter(Boolean);
  return [Math.max(...sides.map((one) => one.size[0])), Math.max(...sides.map((one) => one.size[1]))];
}

function scaleFor(picture, columns) {
  const stage = byId('stage');
  const style = getComputedStyle(stage);
  const space = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const height = stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - 30;
  const [w, h] = sizeOf(picture);
  const width = (space - (columns - 1) * parseFloat(style.columnGap || 0)) / columns;
  return Math.max(0.1, Math.min(1.5, width / w, height / h));
}

function layer(side, scale) {
  const made = make('div', { class: 'layer' });
  if (!side) return made;
  const image = make('img', { alt: '', draggable: 'false', src: address(side) });
  image.style.width = side.size[0] * scale + 'px';
  image.style.height = side.size[1] * scale + 'px';
  made.append(image);
  for (const [x, y, w, h] of side.marks) {
    const mark = make('div', { class: 'mark' });
    Object.assign(mark.style, { left: x * scale - 2 + 'px', top: y * scale - 2 + 'px', width: w * scale + 4 + 'px', height: h * scale + 4 + 'px' });
    made.append(mark);
  }
  return made;
}

function screen(picture, scale, ...layers) {
  const [w, h] = sizeOf(picture);
  const made = make('div', { class: 'screen' }, ...layers);
  made.style.width = w * scale + 'px';
  made.style.height = h * scale + 'px';
  return made;
}

function showSides(picture) {
  const isNarrow = byId('stage').clientWidth < 420;
  const scale = scaleFor(picture, 2);
  return [['Before', picture.old], ['After', picture.new]].map(([title, side]) => {
    const shown = screen(picture, scale, layer(side, scale));
    if (!side) {
      shown.classList.add('empty');
      shown.append(isNarrow ? '–' : title === 'Before' ? 'Not there before' : 'Not there any more');
    }
    return make('figure', {}, shown, make('figcaption', {}, title));
  });
}

function showTogether(picture) {
  const scale = scaleFor(picture, 1);
  const before = layer(picture.old, scale);
  const after = layer(picture.new, scale);
  const shown = screen(picture, scale, before, after);
  if (state.mode === 'slider') {
    const handle = make('div', { class: 'handle' });
    shown.append(handle);
    listenToSlider(shown);
  }
  const ends = make('figcaption', { class: 'ends' }, make('span', {}, 'Before'), make('span', {}, 'After'));
  const figure = make('figure', {}, shown, ends);
  blend(shown);
  return [figure];
}

// The earlier picture lies left of the slider, the later one right of it.
function blend(shown) {
  const [before, after] = shown.querySelectorAll('.layer');
  if (state.mode === 'slider') {
    before.style.clipPath = `inset(0 ${100 - state.share}% 0 0)`;
    after.style.clipPath = `inset(0 0 0 ${state.share}%)`;
    shown.querySelector('.handle').style.left = state.share + '%';
  } else {
    after.style.opacity = state.share / 100;
  }
  const [left, right] = shown.parentElement?.querySelectorAll('.ends span') ?? [];
  if (left) left.style.opacity = state.share > 0 ? 1 : 0.3;
  if (right) right.style.opacity = state.share < 100 ? 1 : 0.3;
}

function listenToSlider(shown) {
  const move = (event) => {
    const box = shown.getBoundingClientRect();
    setShare((event.clientX - box.left) / box.width * 100);
  };
  shown.addEventListener('pointerdown', (event) => {
    shown.setPointerCapture(event.pointerId);
    move(event);
  });
  shown.addEventListener('pointermove', (event) => {
    if (shown.hasPointerCapture(event.pointerId)) move(event);
  });
}

function setShare(share) {
  state.share = Math.max(0, Math.min(100, share));
  byId('opacity').value = state.share;
  const shown = byId('stage').querySelector('.screen');
  if (shown && state.mode !== 'sides') blend(shown);
}

function show() {
  const picture = pictures[state.picture];
  const stage = byId('stage');
  document.body.classList.toggle('unmarked', !state.marks);
  byId('marks').setAttribute('aria-pressed', state.marks);
  for (const button of byId('modes').children) button.setAttribute('aria-pressed', button.dataset.mode === state.mode);
  byId('fade').hidden = state.mode !== 'onion' || !picture;
  byId('scenebar').hidden = !picture;
  if (!picture) {
    stage.replaceChildren(make('p', { class: 'none' }, 'No scene looks different.'));
    return;
  }
  byId('scenes').value = state.picture;
  byId('count').textContent = `${state.picture + 1} of ${pictures.length}`;
  stage.replaceChildren(...(state.mode === 'sides' ? showSides(picture) : showTogether(picture)));
}

// ---- Keys ----

function step(distance) {
  if (!pictures.length) return;
  state.picture = (state.picture + distance + pictures.length) % pictures.length;
  show();
}

function setMode(mode) {
  state.mode = mode;
  show();
}

const keys = {
  j: () => choose(state.change + 1),
  k: () => choose(state.change - 1),
  n: () => step(1),
  p: () => step(-1),
  1: () => setMode('slider'),
  2: () => setMode('sides'),
  3: () => setMode('onion'),
  m: () => { state.marks = !state.marks; show(); },
  ' ': () => setShare(state.share > 50 ? 0 : 100),
  '?': () => byId('keys').showModal(),
};

function listen() {
  byId('previous').addEventListener('click', () => step(-1));
  byId('next').addEventListener('click', () => step(1));
  byId('scenes').addEventListener('change', (event) => { state.picture = Number(event.target.value); show(); });
  byId('opacity').addEventListener('input', (event) => setShare(Number(event.target.value)));
  byId('marks').addEventListener('click', keys.m);
  byId('help').addEventListener('click', keys['?']);
  for (const button of byId('modes').children) button.addEventListener('click', () => setMode(button.dataset.mode));
  addEventListener('resize', show);
  listenToPlainKeys((event) => {
    if (byId('keys').open) return;
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (direction) {
      event.preventDefault();
      setShare(event.shiftKey ? (direction < 0 ? 0 : 100) : state.share + direction * 5);
      return;
    }
    const action = keys[event.key];
    // A focused button takes the space bar for itself, except in the list, where a click has chosen it already.
    if (!action || (event.key === ' ' && event.target.matches('button:not(.change)'))) return;
    event.preventDefault();
    action();
  });
}

function start() {
  byId('title').textContent = data.summary;
  byId('states').textContent = `${data.old} → ${data.new}`;
  byId('changes').append(...data.documents.map(documentSection), ...data.notes.map((note) => make('p', {}, note)));
  byId('scenes').append(...pictures.map((one, index) => {
    const file = data.documents.length > 1 ? one.document.title.split('/').pop() + ' – ' : '';
    return make('option', { value: index }, file + one.scene + (one.variant ? ', ' + one.variant : ''));
  }));
  listen();
  show();
}

start();
