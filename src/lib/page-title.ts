import { product } from './configuration.ts';

/** They change the direction of what follows, which in a title would be the product's name. */
const directionControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A route's `head`: the document's title with the product's name behind it. */
export const pageTitle = (title: string) => () => ({
  meta: [{ title: `${title.replaceAll(directionControls, '')} · ${product.name}` }],
});
