import type { NavigateOptions, RegisteredRouter } from '@tanstack/react-router';
import { hostPath } from '#lib/url/app-url.ts';

/** A page by its route, or by a path of the application with query and hash. */
interface NextPage extends Pick<NavigateOptions, 'to' | 'search' | 'state'> {
  path?: string;
}

/** How long good news stays before the next page opens, ms (AUTH-010, AUTH-021). */
export const redirectDelay = 2000;

/**
 * Opens the next page in place of this one: the way back leads to where somebody came from, not to a form that is done.
 * Does nothing when the person has gone elsewhere meanwhile.
 *
 * @param from the page that this is about
 * @param delay ms
 */
export async function redirectFrom(
  router: RegisteredRouter,
  from: `/${string}`,
  { path, ...next }: NextPage,
  delay = 0,
): Promise<void> {
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  if (router.state.location.pathname !== from) return;
  const page = path === undefined ? next : { ...next, href: hostPath(path) };
  await router.navigate({ ...page, replace: true });
}
