import { product } from './configuration.ts';

/** Direction controls would reverse the product name after the title. */
const directionControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Returns the `head` option of a route whose page has this title. */
export const pageTitle = (title: string) => () => ({
  meta: [{ title: `${title.replaceAll(directionControls, '')} · ${product.name}` }],
});
