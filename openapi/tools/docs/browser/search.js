// The search of the contract's page. It is put into the page as it stands; without it, all of the page is there.

const search = /** @type {HTMLInputElement} */ (document.getElementById('search'));
const found = /** @type {HTMLElement} */ (document.getElementById('found'));
const groups = [...document.querySelectorAll('.entries > section')].map((section) => ({
  section: /** @type {HTMLElement} */ (section),
  entries: [.../** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll('li'))],
}));

/** Shows the entries that hold every word that was typed, and says how many there are. */
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

// A slash leads to the search, as on other pages of this kind.
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === search || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  search.focus();
});

/** Marks the entry of what the URL names. On a phone the contents show while something in them has the focus. */
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
