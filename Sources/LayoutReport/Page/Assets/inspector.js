// Ties the parts together.
function showBar() {
  byId('title').textContent = data.title;
  const scenes = [];
  data.screens.forEach((one, index) => {
    let scene = scenes.find((other) => other.name === one.scene);
    if (!scene) scenes.push((scene = { name: one.scene, screens: [] }));
    scene.screens.push(index);
  });
  const current = scenes.find((scene) => scene.screens.includes(state.screen));
  const select = byId('scene');
  select.hidden = scenes.length < 2;
  select.replaceChildren(...scenes.map((scene, order) => make('option', { value: order, selected: scene === current }, short(scene.name, 60))));
  select.onchange = () => goTo(sameVariant(scenes[select.value].screens));
  byId('sizes').replaceChildren(...current.screens.map((index) => make('button', {
    'aria-pressed': String(index === state.screen), 'data-screen': index, onclick: () => goTo(index),
  }, data.screens[index].variant)));
}

const sameVariant = (screens) => screens.find((index) => data.screens[index].variant === screen().variant) ?? screens[0];

function showTabs() {
  const isNarrow = matchMedia('(max-width: 900px)').matches;
  if (!isNarrow && state.tab === 'tree') state.tab = 'view';
  document.body.classList.toggle('show-tree', state.tab === 'tree');
  for (const name of ['tree', 'view', 'problems']) byId('tab-' + name).setAttribute('aria-selected', String(state.tab === name));
  byId('view').hidden = state.tab !== 'view';
  byId('problems').hidden = state.tab !== 'problems';
}

function showHover() {
  paintBoxes();
  paintTree();
}

function showChoice() {
  showTabs();
  buildTree();
  showView();
  reveal();
  paintBoxes();
}

function showScreen() {
  showBar();
  buildStage();
  showProblems();
  showChoice();
}

function toggle(name) {
  state[name] = !state[name];
  byId(name === 'lines' ? 'lines' : 'explode').setAttribute('aria-pressed', String(state[name]));
  if (name === 'exploded') buildStage();
  paintBoxes();
}

function turn(across, down) {
  state.turn = [Math.max(-80, Math.min(80, state.turn[0] + down)), Math.max(-80, Math.min(80, state.turn[1] + across))];
  place();
}

function listenToStage() {
  const stage = byId('stage');
  const boxAt = (event) => event.target.closest && event.target.closest('.box');
  let drag;
  stage.addEventListener('pointermove', (event) => {
    if (drag) {
      const [across, down] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(across, down) < 4) return;
      if (state.exploded) turn(across / 3, -down / 3);
      else pan(across, down, true);
      drag = { x: event.clientX, y: event.clientY, moved: true };
      return;
    }
    const box = boxAt(event);
    hover(box ? Number(box.dataset.item) : -1);
  });
  stage.addEventListener('pointerdown', (event) => { drag = { x: event.clientX, y: event.clientY, moved: false }; });
  addEventListener('pointerup', () => { setTimeout(() => { drag = undefined; }); });
  stage.addEventListener('wheel', (event) => {
    const before = byId('canvas').style.transform;
    if (event.ctrlKey) zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    else if (!state.exploded) pan(-event.deltaX, -event.deltaY, true);
    if (byId('canvas').style.transform !== before) event.preventDefault();
  }, { passive: false });
  stage.addEventListener('pointerleave', () => hover(-1));
  stage.addEventListener('click', (event) => {
    const box = boxAt(event);
    if (box && !(drag && drag.moved)) choose(Number(box.dataset.item));
  });
  stage.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: [-6, 0], ArrowRight: [6, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] }[event.key];
    if (!step) return;
    event.preventDefault();
    if (state.exploded) turn(...step);
    else pan(-8 * step[0], 8 * step[1]);
  });
}

function listenToKeys() {
  byId('tree').addEventListener('keydown', treeKey);
  document.querySelector('.tabs').addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = [...event.currentTarget.children].filter((one) => one.offsetParent);
    tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length].focus();
    document.activeElement.click();
  });
  listenToPlainKeys((event) => {
    if (event.key === 'e') toggle('exploded');
    if (event.key === 'c') toggle('lines');
    if (event.key === '+' || event.key === '=') zoom(zoomStep);
    if (event.key === '-') zoom(1 / zoomStep);
    if (event.key === '0') zoom();
  });
}

const zoomStep = 1.25;

function start() {
  byId('closer').addEventListener('click', () => zoom(zoomStep));
  byId('farther').addEventListener('click', () => zoom(1 / zoomStep));
  byId('explode').addEventListener('click', () => toggle('exploded'));
  byId('lines').addEventListener('click', () => toggle('lines'));
  byId('filter').addEventListener('input', buildTree);
  for (const name of ['tree', 'view', 'problems']) {
    byId('tab-' + name).addEventListener('click', () => { state.tab = name; showTabs(); });
  }
  listenToStage();
  listenToKeys();
  addEventListener('resize', () => { place(); showTabs(); });
  showScreen();
  // The first screen stands in its place at once; only changes move.
  requestAnimationFrame(() => requestAnimationFrame(() => document.body.classList.add('settled')));
}

start();
