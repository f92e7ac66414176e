import { product } from './configuration.ts';

/**
 * Public pages that the build prerenders completely (`src/prerender.tsx`). The application loads when a visitor first
 * interacts.
 */
export const wholePages: readonly string[] = [
  '/home',
  `/about-${product.slug}`,
  '/contact-us',
  '/offline-payment',
  '/unauthorized',
  '/paywall',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
];

/** Public pages whose content depends on a token in the URL: the build prerenders the frame around it. */
export const framedPages: readonly string[] = [
  '/rsvp',
  '/learner/accept-parent',
  '/learner/accept-register',
  '/learner/accept-signin',
];
