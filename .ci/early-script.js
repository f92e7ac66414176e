/*
 * Stands in the pages of a build and runs before anything is drawn. `base` is where the application stands.
 */
(function early(/** @type {string} */ base) {
  const { dataset } = document.documentElement;

  // Whoever is signed in does not see the bar of a visitor.
  try {
    if (localStorage.getItem('token')) dataset.member = '';
  } catch {
    // The browser refuses its storage: nobody is signed in.
  }

  if (location.pathname === base && !location.hash) location.replace(`${base}home${location.search}`);

  // The application hears of the last button that was pressed before it was there.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) globalThis.earlyPress = button;
    },
    true,
  );

  const fail = () => document.querySelector('#failure')?.removeAttribute('hidden');
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);

  // A page that is complete stays as it is until somebody is about to use it. Its links work anyway.
  if (dataset.page !== 'still') return;
  let isStarted = false;
  const start = (/** @type {Event} */ event) => {
    // A browser tells of a mouse that lies still when something appears below it.
    const liesStill =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (isStarted || liesStill) return;
    isStarted = true;
    import(dataset.script ?? '').catch(fail);
  };
  if (dataset.member !== undefined || location.search || location.hash.startsWith('#/')) {
    addEventListener('DOMContentLoaded', start);
    return;
  }
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'hashchange']) {
    addEventListener(sign, start, { capture: true, passive: true });
  }
})('%base%');
