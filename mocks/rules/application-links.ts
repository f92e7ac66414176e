/**
 * The application's own URL as a link: an origin stands for itself; a folder is a page only with its slash.
 *
 * @param applicationUrl without a slash at its end
 */
export const siteLink = (applicationUrl: string): string =>
  new URL(applicationUrl).pathname === '/' ? applicationUrl : `${applicationUrl}/`;

/** Whether a URL leads to a page of the application, and not merely to one that is spelt or hosted like it. */
export const isInApplication = ({ href }: URL, applicationUrl: string): boolean =>
  href.startsWith(`${applicationUrl}/`);
