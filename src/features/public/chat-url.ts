import { product } from '#lib/configuration.ts';

/** Opens the messaging app with the first sentence already written (PUB-007, D-196). */
export const chatUrl = (): string =>
  `https://wa.me/${product.contactNumber}?text=${encodeURIComponent(product.contactText)}`;
