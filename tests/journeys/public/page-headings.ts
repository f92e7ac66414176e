/** The headings of all prerendered pages that are complete without the application. */
export const pageHeadings: Readonly<Record<string, string | RegExp>> = {
  '/home': /from first click/i,
  '/about-springbyte': /any child can tap/i,
  '/contact-us': 'Contact Us',
  '/offline-payment': 'Payment Required',
  '/unauthorized': 'Access Denied',
  '/paywall': 'Unlock full access',
  '/auth/login': 'Login',
  '/auth/register': /register as a parent/i,
  '/auth/forgot-password': 'Forgot password',
  '/auth/reset-password': 'Reset password',
};
