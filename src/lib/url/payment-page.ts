import { paymentHosts } from '../configuration.ts';

/** The only place that leaves the application, so stories can replace it. */
export const browserWindow = { leaveFor: (url: string): void => location.assign(url) };

/** Without a network between: the browser itself trusts them without `https:`. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether a URL that the server has sent may be followed to pay (D-107): on the application's own origin, or by `https:`
 * on a host of the list. A host of the list on one's own machine may do without `https:`.
 *
 * @param url resolved
 * @param allowed `origin` of the application, and `hosts` in lower case, with their port if it is not the default
 */
export function isPaymentPage(url: URL, allowed: { origin: string; hosts: readonly string[] }): boolean {
  const { protocol, origin, host, hostname, username, password } = url;
  // `blob:` and its like have the origin of the page that made them. A name before the host only pretends to be one.
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return false;
  if (origin === allowed.origin) return true;
  return allowed.hosts.includes(host) && (protocol === 'https:' || loopback.test(hostname));
}

/**
 * Sends the browser to the page of the payment provider. Nothing of the session goes along: it is a plain navigation.
 *
 * @param redirectUrl as the server sent it, whatever that is
 * @param query is added to the query that the URL has already
 * @returns whether the URL is followed
 */
export function goToPaymentPage(redirectUrl: unknown, query: Readonly<Record<string, string>> = {}): boolean {
  // Anything else would be a path below the page that is shown.
  if (typeof redirectUrl !== 'string' || !/^(?:[a-z]+:|\/)/i.test(redirectUrl)) return false;
  if (!URL.canParse(redirectUrl, location.origin)) return false;
  const url = new URL(redirectUrl, location.origin);
  if (!isPaymentPage(url, { origin: location.origin, hosts: paymentHosts })) return false;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  browserWindow.leaveFor(url.href);
  return true;
}
