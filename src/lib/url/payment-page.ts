import { paymentHosts } from '../configuration.ts';

/** All navigation to other sites goes through this object, so that stories can replace it. */
export const browserWindow = { leaveFor: (url: string): void => location.assign(url) };

/** Browsers trust loopback hosts without `https:`. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether the application may follow a payment URL from the server (D-107): on its own origin, or by `https:` on an
 * allowed host. Allowed loopback hosts need no `https:`.
 *
 * @param url resolved
 * @param allowed `origin` of the application, and `hosts` in lower case, with a port unless it is the default
 */
export function isPaymentPage(url: URL, allowed: { origin: string; hosts: readonly string[] }): boolean {
  const { protocol, origin, host, hostname, username, password } = url;
  // `blob:` URLs have the origin of the page that created them. A user name can imitate a host.
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return false;
  if (origin === allowed.origin) return true;
  return allowed.hosts.includes(host) && (protocol === 'https:' || loopback.test(hostname));
}

/**
 * Navigates to the payment provider. No session data is sent along.
 *
 * @param redirectUrl untrusted, from the server
 * @param query added to the query of the URL
 * @returns whether the URL was followed
 */
export function goToPaymentPage(redirectUrl: unknown, query: Readonly<Record<string, string>> = {}): boolean {
  // Other values would resolve relative to the current page.
  if (typeof redirectUrl !== 'string' || !/^(?:[a-z]+:|\/)/i.test(redirectUrl)) return false;
  if (!URL.canParse(redirectUrl, location.origin)) return false;
  const url = new URL(redirectUrl, location.origin);
  if (!isPaymentPage(url, { origin: location.origin, hosts: paymentHosts })) return false;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  browserWindow.leaveFor(url.href);
  return true;
}
