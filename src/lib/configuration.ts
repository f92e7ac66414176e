import { hostPath } from './url/app-url.ts';

/** Settings of a school, from `VITE_*` variables at build time. The fallbacks configure the demo. */
const setting = (value: string | undefined, fallback: string): string => value?.trim() || fallback;

// Vite replaces these exact expressions at build time: do not destructure `env`.
const env = import.meta.env;

export const product = {
  name: setting(env.VITE_PRODUCT_NAME, 'Springbyte'),
  slug: setting(env.VITE_PRODUCT_SLUG, 'springbyte'),
  /** International, without plus and spaces, as wa.me requires. */
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

/** Root of all operation paths, without a trailing slash. The mock uses the default. */
export const apiBaseUrl = setting(env.VITE_API_BASE_URL, hostPath('/api')).replace(/\/+$/, '');

/** Payment hosts, with a port unless it is the default. Links to other hosts are refused (D-107). */
export const paymentHosts: readonly string[] = setting(env.VITE_PAYMENT_HOSTS, 'payments.springbyte.test')
  .split(',')
  .map((host) => host.trim().toLowerCase())
  .filter(Boolean);
