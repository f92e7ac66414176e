import type { NavigateOptions, RegisteredRouter } from '@tanstack/react-router';
import { hostPath } from '#lib/url/app-url.ts';

interface NextPage extends Pick<NavigateOptions, 'to' | 'search' | 'state'> {
  path?: string;
}

/** Milliseconds that a success message is shown before a redirect (AUTH-010). */
export const redirectDelay = 2000;

/**
 * Navigates after a delay, unless the user has left the page. Replaces the history entry, so that Back does not open the
 * submitted form.
 *
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
