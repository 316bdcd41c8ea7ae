// The parts that the scripts of pages share.
const byId = (id) => document.getElementById(id);

// Makes an element; text is always set as text, never as markup.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'class') element.className = value;
    else if (key === 'style') element.style.cssText = value;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== ''));
  return element;
}

// Keys that belong neither to the browser nor to a field.
function listenToPlainKeys(act) {
  addEventListener('keydown', (event) => {
    const isTaken = event.metaKey || event.ctrlKey || event.altKey || event.target.matches('input, select, textarea');
    if (!isTaken) act(event);
  });
}
