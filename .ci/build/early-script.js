/* Inlined into every page of a build; runs before the first paint. `base` is the base path. */
(function early(/** @type {string} */ base) {
  const { dataset } = document.documentElement;

  try {
    // Hides the links for visitors if a user is signed in.
    if (localStorage.getItem('token')) dataset.member = '';
    else {
      // Clears the storage of a visitor, like `sessionStore.clearAll` (D-002).
      localStorage.clear();
      for (const key of Object.keys(sessionStorage)) {
        if (!key.startsWith('tanstack_router_reload:')) sessionStorage.removeItem(key);
      }
    }
  } catch {
    // Ignore blocked storage.
  }

  // Hides the prerendered message about an incomplete link if the URL has query parameters.
  if (location.search) dataset.query = '';

  if (location.pathname === base && !location.hash) location.replace(`${base}home${location.search}`);

  // The application repeats the last early click; typing cancels it.
  const cancelEarlyPress = () =>
    document.querySelector('[data-early-press]')?.removeAttribute('data-early-press');
  const recordEarlyPress = (/** @type {Event} */ { target }) => {
    const button =
      target instanceof Element && dataset.page === 'prerendered' ? target.closest('button') : null;
    if (!button) return;
    cancelEarlyPress();
    button.dataset.earlyPress = '';
  };
  addEventListener('click', recordEarlyPress, true);
  addEventListener('input', cancelEarlyPress, true);

  const showFailure = () => {
    document.querySelector('#failure')?.removeAttribute('hidden');
    delete dataset.member;
    removeEventListener('click', recordEarlyPress, true);
    cancelEarlyPress();
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showFailure(), true);

  if (dataset.page !== 'prerendered') return;
  // Until hydration, adds to each link those of the page's query parameters that its `data-carries` names (D-240).
  addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('a')) {
      const names = link.dataset.carries?.split(' ') ?? [];
      const carried = [...new URLSearchParams(location.search)].filter(([name]) => names.includes(name));
      if (carried.length > 0) link.search = String(new URLSearchParams(carried));
    }
  });

  // The application loads on the first interaction. Links work without it.
  const eventTypes = [
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
    // Browsers also report a move when an element appears below a resting mouse.
    const isMove = event instanceof PointerEvent && event.type === 'pointermove';
    if (isMove && !event.movementX && !event.movementY) return;
    for (const type of eventTypes) removeEventListener(type, start, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  };
  for (const type of eventTypes) addEventListener(type, start, { capture: true, passive: true });
  if (dataset.member !== undefined || location.search || location.hash.startsWith('#/')) start();
})('%base%');
