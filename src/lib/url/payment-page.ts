import { paymentHosts } from '../configuration.ts';

/** All navigation to other sites uses this object, so that stories can replace it. */
export const browserWindow = { leaveFor: (url: string): void => location.assign(url) };

/** Browsers trust loopback hosts without `https:`. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Accepts the application's origin, and allowed hosts (in lower case) with `https:` or on loopback (D-107). */
export function isPaymentPage(url: URL, allowed: { origin: string; hosts: readonly string[] }): boolean {
  const { protocol, origin, host, hostname, username, password } = url;
  // A `blob:` URL has the origin of the page that created it. A user name can imitate a host.
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return false;
  if (origin === allowed.origin) return true;
  return allowed.hosts.includes(host) && (protocol === 'https:' || loopback.test(hostname));
}

/** Navigates to the payment provider, without session data. Returns whether the URL was followed. */
export function goToPaymentPage(redirectUrl: unknown, query: Readonly<Record<string, string>> = {}): boolean {
  // Other values would be relative to the current page.
  if (typeof redirectUrl !== 'string' || !/^(?:[a-z]+:|\/)/i.test(redirectUrl)) return false;
  if (!URL.canParse(redirectUrl, location.origin)) return false;
  const url = new URL(redirectUrl, location.origin);
  if (!isPaymentPage(url, { origin: location.origin, hosts: paymentHosts })) return false;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  browserWindow.leaveFor(url.href);
  return true;
}
