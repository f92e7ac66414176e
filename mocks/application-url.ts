/**
 * The URL of the application beside which this bundle stands, also in a folder of its host (`vite build --base /school/`).
 * Without a slash at its end.
 */
export const applicationUrl = (): string =>
  new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/\/$/, '');
