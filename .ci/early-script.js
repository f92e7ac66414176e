/* Inline in every page of a build; runs before anything is drawn. `base` is the folder of the application. */
(function early(/** @type {string} */ base) {
  const { dataset } = document.documentElement;

  try {
    // A signed-in user does not see the links of a visitor.
    if (localStorage.getItem('token')) dataset.member = '';
    else {
      // D-002, as `sessionStore.clearAll` does once the application runs.
      localStorage.clear();
      for (const key of Object.keys(sessionStorage)) {
        if (!key.startsWith('tanstack_router_reload:')) sessionStorage.removeItem(key);
      }
    }
  } catch {
    // The browser refuses its storage.
  }

  // A page that was rendered without a link does not say to a visitor with one that it is missing.
  if (location.search) dataset.query = '';

  if (location.pathname === base && !location.hash) location.replace(`${base}home${location.search}`);

  // The application repeats the last press that came before it; typing cancels the press.
  const forget = () => document.querySelector('[data-early-press]')?.removeAttribute('data-early-press');
  const remember = (/** @type {Event} */ { target }) => {
    const button = target instanceof Element && dataset.page === 'whole' ? target.closest('button') : null;
    if (!button) return;
    forget();
    button.dataset.earlyPress = '';
  };
  addEventListener('click', remember, true);
  addEventListener('input', forget, true);

  const fail = () => {
    document.querySelector('#failure')?.removeAttribute('hidden');
    delete dataset.member;
    removeEventListener('click', remember, true);
    forget();
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);

  if (dataset.page !== 'whole') return;
  // Until the application is there, a link keeps the query parameters that it names (D-240).
  addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('a')) {
      const names = link.dataset.carries?.split(' ') ?? [];
      const carried = [...new URLSearchParams(location.search)].filter(([name]) => names.includes(name));
      if (carried.length > 0) link.search = String(new URLSearchParams(carried));
    }
  });

  // The application is loaded when a visitor first touches the page. Its links work without.
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'click',
    'focusin',
    'keydown',
    'input',
    'hashchange',
  ];
  const load = () => {
    const template = document.querySelector('template');
    template?.replaceWith(template.content);
  };
  const start = (/** @type {[event?: Event]} */ ...[event]) => {
    // Browsers report a movement also when something appears below a mouse that has not moved.
    const isMove = event instanceof PointerEvent && event.type === 'pointermove';
    if (isMove && !event.movementX && !event.movementY) return;
    for (const sign of signs) removeEventListener(sign, start, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  if (dataset.member !== undefined || location.search || location.hash.startsWith('#/')) start();
})('%base%');
