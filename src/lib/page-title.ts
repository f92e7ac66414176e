import { product } from './configuration.ts';

/** A route's `head`: the document's title with the product's name behind it. */
export const pageTitle = (title: string) => () => ({ meta: [{ title: `${title} · ${product.name}` }] });
