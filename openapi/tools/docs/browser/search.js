// The search of the contract's page, which is inlined into it. The page is complete without it.

const search = /** @type {HTMLInputElement} */ (document.getElementById('search'));
const found = /** @type {HTMLElement} */ (document.getElementById('found'));
const groups = [...document.querySelectorAll('.entries > section')].map((section) => ({
  section: /** @type {HTMLElement} */ (section),
  entries: [.../** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll('li'))],
}));

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { section, entries } of groups) {
    const shown = entries.filter((entry) => words.every((word) => entry.dataset.words?.includes(word)));
    for (const entry of entries) entry.hidden = !shown.includes(entry);
    section.hidden = shown.length === 0;
    count += shown.length;
  }
  const result = count === 0 ? 'Nothing found' : `${count} found`;
  found.textContent = words.length === 0 ? '' : result;
}

search.addEventListener('input', filter);

search.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  const first = groups.flatMap(({ entries }) => entries).find((entry) => !entry.hidden);
  first?.querySelector('a')?.click();
});

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === search || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  search.focus();
});

/**
 * Marks the entry of the URL's target. Moves the focus from the contents to the main part of the page, because the
 * contents on a phone stay open while they contain the focus.
 */
function mark() {
  for (const link of document.querySelectorAll('nav a')) {
    if (link.getAttribute('href') === location.hash) {
      link.setAttribute('aria-current', 'location');
      link.scrollIntoView({ block: 'nearest' });
    } else {
      link.removeAttribute('aria-current');
    }
  }
  if (document.activeElement?.closest('nav')) document.getElementById('main')?.focus({ preventScroll: true });
}

globalThis.addEventListener('hashchange', mark);
mark();
