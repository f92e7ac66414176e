import { product } from './configuration.ts';

/** They would change the direction of the product name that follows. */
const directionControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Creates the `head` of a route: the title, then the product name. */
export const pageTitle = (title: string) => () => ({
  meta: [{ title: `${title.replaceAll(directionControls, '')} · ${product.name}` }],
});
