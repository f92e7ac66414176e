/** The application's base URL without a trailing slash; with a path when it was built with `--base /school/`. */
export const applicationUrl = (): string =>
  new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/\/$/, '');
