import { pathOfHash } from '#lib/url/hash-link.ts';
import { sessionStore } from '#session/storage.ts';

/** Whatever shows that somebody is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'popstate', 'hashchange'];

/** What somebody did on a page before the application was there. */
export interface EarlyUse {
  /** The button that was pressed last. */
  pressed: () => HTMLElement | undefined;
}

/**
 * The page as it came, before the application has loaded. What was written at build time and needs no code (`still`) stays
 * as it is until somebody is about to use it: a visitor who only reads pays for nothing else. Its links work anyway.
 *
 * @returns resolves when the application is wanted
 */
export async function firstVisit(): Promise<EarlyUse> {
  const pressed = watchPresses();
  const { page } = document.documentElement.dataset;
  const isVisitor = sessionStore.get('token') === undefined;
  // At start-up (D-002), which for such a page is now.
  if (isVisitor) sessionStore.clearAll();
  const isPlain = location.search === '' && pathOfHash(location.hash) === undefined;
  if (page === 'still' && isVisitor && isPlain) await firstOf(signs);
  return { pressed };
}

function firstOf(types: readonly string[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = { capture: true, once: true, passive: true };
  for (const type of types) addEventListener(type, () => resolve(), options);
  return promise;
}

function watchPresses(): EarlyUse['pressed'] {
  let last: HTMLElement | undefined;
  const root = document.querySelector('#root');
  root?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) last = button;
  });
  return () => last;
}
