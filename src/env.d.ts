/// <reference types="vite/client" />

/** Whether this build talks to the mock backend; set by vite.config.ts from the mode. */
declare const __MOCKS__: boolean;

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_PAYMENT_HOSTS?: string;
  readonly VITE_PRODUCT_NAME?: string;
  readonly VITE_PRODUCT_SLUG?: string;
  readonly VITE_CONTACT_NUMBER?: string;
  readonly VITE_CONTACT_TEXT?: string;
  readonly VITE_OFFICE_PHONE?: string;
  readonly VITE_OFFICE_EMAIL?: string;
  readonly VITE_OFFICE_ADDRESS?: string;
  readonly VITE_SOCIAL_FACEBOOK?: string;
  readonly VITE_SOCIAL_INSTAGRAM?: string;
  readonly VITE_SOCIAL_YOUTUBE?: string;
}
