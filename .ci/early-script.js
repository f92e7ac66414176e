/*
 * Stands in the pages of a build and runs before anything is drawn. `base` is where the application stands.
 */
(function early(/** @type {string} */ base) {
  const { dataset } = document.documentElement;
  /** @type {HTMLElement | undefined} */
  let pressed;

  // Whoever is signed in does not see the bar of a visitor.
  try {
    if (localStorage.getItem('token')) dataset.member = '';
  } catch {
    // The browser refuses its storage: nobody is signed in.
  }

  // A page that is written for visitors without a link must not tell somebody who has one that it is missing.
  if (location.search) dataset.query = '';

  if (location.pathname === base && !location.hash) location.replace(`${base}home${location.search}`);

  let hasFailed = false;
  const isAsWritten = () => dataset.page !== undefined;
  const isWaiting = () => isAsWritten() && !hasFailed;

  // A link that is used before the application has loaded, or when it cannot, keeps the query parameters that it names
  // (D-240). Opening it in a new tab does not always fire a click.
  for (const sign of ['pointerdown', 'click']) {
    addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element && isAsWritten() ? target.closest('a') : null;
        const names = link?.dataset.carries?.split(' ') ?? [];
        const carried = [...new URLSearchParams(location.search)].filter(([name]) => names.includes(name));
        if (link && carried.length > 0) link.search = String(new URLSearchParams(carried));
      },
      true,
    );
  }

  // The application is told which button was pressed last before it had loaded.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button || !isWaiting()) return;
      delete pressed?.dataset.earlyPress;
      pressed = button;
      globalThis.earlyPress = button;
      button.dataset.earlyPress = '';
    },
    true,
  );

  // Whoever goes on typing has changed their mind.
  addEventListener(
    'input',
    () => {
      if (!isWaiting()) return;
      delete pressed?.dataset.earlyPress;
      pressed = undefined;
      globalThis.earlyPress = undefined;
    },
    true,
  );

  // While an input method composes a word, nothing may touch the field (src/app/early-use.ts).
  addEventListener('compositionstart', () => isWaiting() && (dataset.composing = ''), true);
  addEventListener('compositionend', () => delete dataset.composing, true);

  const fail = () => {
    hasFailed = true;
    document.querySelector('#failure')?.removeAttribute('hidden');
    delete dataset.member;
    delete pressed?.dataset.earlyPress;
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);

  const preload = (/** @type {string[]} */ urls) => {
    for (const href of urls) {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        href,
      });
      document.head.append(link);
    }
  };

  // The screen of somebody who is signed in loads in parallel with the application.
  const table = document.querySelector('#screens')?.textContent;
  if (table && dataset.member !== undefined) {
    /** @type {{ shared: number[], screens: [string, ...number[]][], urls: string[] }} */
    const { shared, screens, urls } = JSON.parse(table);
    const parts = location.pathname
      .slice(base.length - 1)
      .replace(/\/$/, '')
      .split('/');
    const isHere = (/** @type {string} */ path) => {
      const wanted = path.split('/');
      return (
        wanted.length === parts.length &&
        wanted.every((part, at) => part === parts[at] || part.startsWith('$'))
      );
    };
    const [, ...own] = screens.find(([path]) => isHere(path)) ?? [''];
    preload([...shared, ...own].map((number) => urls[number] ?? ''));
  }

  // A page that is complete stays as it is until somebody is about to use it. Its links work anyway.
  if (dataset.page !== 'whole') return;
  // It needs the whole page, which may still be on its way.
  const parsed = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', resolve);
  });
  let isStarted = false;
  const start = (/** @type {[event?: Event]} */ ...[event]) => {
    // Browsers also report a movement when something appears under a mouse that has not moved.
    const liesStill =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (isStarted || liesStill) return;
    isStarted = true;
    const [script = '', ...imported] = (dataset.scripts ?? '').split(' ');
    preload(imported);
    parsed.then(() => import(script)).catch(fail);
  };
  if (dataset.member !== undefined || location.search || location.hash.startsWith('#/')) {
    start();
    return;
  }
  const pointerSigns = ['pointermove', 'pointerdown', 'touchstart', 'click'];
  const otherSigns = ['focusin', 'keydown', 'input', 'submit', 'hashchange'];
  for (const sign of [...pointerSigns, ...otherSigns]) {
    addEventListener(sign, start, { capture: true, passive: true });
  }
})('%base%');
