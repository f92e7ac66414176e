import { product } from './configuration.ts';

/** Public pages that the build prerenders completely. The application loads when the visitor first interacts. */
export const prerenderedPages: readonly string[] = [
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

/** Public pages whose content depends on a token in the URL: the build prerenders only the shell. */
export const shellPages: readonly string[] = [
  '/rsvp',
  '/learner/accept-parent',
  '/learner/accept-register',
  '/learner/accept-signin',
];
