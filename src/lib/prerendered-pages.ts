import { product } from './configuration.ts';

/** The pages for visitors: the build writes an HTML file for each (src/prerender.tsx). */

/** Complete without the application, which is loaded when a visitor first touches the page. */
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

/** What they show depends on a token in the URL: the frame, with the title of the page and what it loads. */
export const framedPages: readonly string[] = [
  '/rsvp',
  '/learner/accept-parent',
  '/learner/accept-register',
  '/learner/accept-signin',
];
