const findings = [...document.querySelectorAll('.finding')];
const words = byId('words');
const switches = [...document.querySelectorAll('.rules button')];
const left = byId('left');

// A finding's text is searched with the name of its document.
const texts = new Map(findings.map((finding) => {
  const file = finding.closest('section').querySelector('h2').textContent;
  return [finding, (file + ' ' + finding.querySelector('.words').textContent).toLowerCase()];
}));

function apply() {
  const rules = new Set(switches.filter((one) => one.getAttribute('aria-pressed') === 'true').map((one) => one.dataset.rule));
  const parts = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const finding of findings) {
    finding.hidden = !rules.has(finding.dataset.rule) || !parts.every((part) => texts.get(finding).includes(part));
    if (!finding.hidden) shown += 1;
  }
  for (const box of document.querySelectorAll('.leads, article, section')) {
    const own = box.querySelectorAll('.finding');
    box.hidden = own.length > 0 && [...own].every((finding) => finding.hidden);
  }
  left.textContent = shown === findings.length ? '' : `${shown} of ${findings.length} shown`;
}

if (words) {
  document.querySelector('.filters').hidden = false;
  words.addEventListener('input', apply);
  for (const one of switches) {
    one.addEventListener('click', () => {
      one.setAttribute('aria-pressed', one.getAttribute('aria-pressed') !== 'true');
      apply();
    });
  }
}

const large = byId('large');
for (const picture of document.querySelectorAll('figure .picture')) {
  picture.addEventListener('click', () => {
    large.querySelector('.picture')?.remove();
    const copy = picture.cloneNode(true);
    copy.setAttribute('aria-label', 'Close');
    // The whole scene, where the page shows a part of it.
    copy.style.cssText = `--w:${copy.dataset.w};--h:${copy.dataset.h};background-size:100% 100%`;
    copy.querySelector('img').style.cssText = 'left:0;top:0;width:100%;height:100%';
    copy.addEventListener('click', () => large.close());
    large.prepend(copy);
    large.showModal();
  });
}
large.querySelector('.close').addEventListener('click', () => large.close());
large.addEventListener('click', (event) => { if (event.target === large) large.close(); });
