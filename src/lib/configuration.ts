import { hostPath } from './url/app-url.ts';

/**
 * What a school sets for itself, by `VITE_*` variables at build time. The defaults are the demo's.
 */
const setting = (value: string | undefined, fallback: string): string => value?.trim() || fallback;

// Not destructured: Vite looks for these very words.
const env = import.meta.env;

export const product = {
  name: setting(env.VITE_PRODUCT_NAME, 'Springbyte'),
  slug: setting(env.VITE_PRODUCT_SLUG, 'springbyte'),
  /** International form without plus and spaces, as wa.me takes it. */
  contactNumber: setting(env.VITE_CONTACT_NUMBER, '27000000000'),
  contactText: setting(
    env.VITE_CONTACT_TEXT,
    'Hi, I would like to know more about coding classes for my child.',
  ),
  office: {
    phone: setting(env.VITE_OFFICE_PHONE, '+27 00 000 0000'),
    email: setting(env.VITE_OFFICE_EMAIL, 'office@springbyte.test'),
    address: setting(env.VITE_OFFICE_ADDRESS, '1 Example Road, Observatory, Cape Town'),
  },
  social: {
    facebook: setting(env.VITE_SOCIAL_FACEBOOK, 'https://www.facebook.com/'),
    instagram: setting(env.VITE_SOCIAL_INSTAGRAM, 'https://www.instagram.com/'),
    youtube: setting(env.VITE_SOCIAL_YOUTUBE, 'https://www.youtube.com/'),
  },
} as const;

/**
 * Where the operations' paths stand: the server that `VITE_API_BASE_URL` names, else `/api` below the application, where
 * the mock is. Without a trailing slash.
 */
export const apiBaseUrl = setting(env.VITE_API_BASE_URL, hostPath('/api')).replace(/\/+$/, '');

/**
 * The hosts of the payment provider's pages, with their port if it is not the default: what the server sends anybody else
 * to pay at is not followed (D-107). The application's own origin need not be named.
 */
export const paymentHosts: readonly string[] = setting(env.VITE_PAYMENT_HOSTS, 'payments.springbyte.test')
  .split(',')
  .map((host) => host.trim().toLowerCase())
  .filter(Boolean);
