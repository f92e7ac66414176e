import { pathOfHash } from '#lib/url/hash-link.ts';
import { sessionStore } from '#session/storage.ts';

/** Whatever shows that somebody is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'popstate', 'hashchange'];

/**
 * The page as it came, before the application has loaded. What was written at build time and needs no code (`still`) stays
 * as it is until somebody is about to use it: a visitor who only reads pays for nothing else. Its links work anyway.
 *
 * @returns resolves when the application is wanted
 */
export async function firstVisit(): Promise<void> {
  const { page } = document.documentElement.dataset;
  const isVisitor = sessionStore.get('token') === undefined;
  // At start-up (D-002), which for such a page is now.
  if (isVisitor) sessionStore.clearAll();
  const isPlain = location.search === '' && pathOfHash(location.hash) === undefined;
  if (page === 'still' && isVisitor && isPlain) await firstOf(signs);
}

function firstOf(types: readonly string[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = { capture: true, once: true, passive: true };
  for (const type of types) addEventListener(type, () => resolve(), options);
  return promise;
}
