/**
 * The link to the application's home page. A base path needs its trailing slash, an origin does not.
 *
 * @param applicationUrl without a trailing slash
 */
export const homeLink = (applicationUrl: string): string =>
  new URL(applicationUrl).pathname === '/' ? applicationUrl : `${applicationUrl}/`;

/** Whether a URL is a page of the application, and not of a host or path with the same prefix. */
export const isInApplication = ({ href }: URL, applicationUrl: string): boolean =>
  href.startsWith(`${applicationUrl}/`);
