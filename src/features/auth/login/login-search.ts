import { anyText, searchParams, type SearchOf } from '#lib/url/search-params.ts';

/** Query parameters of the login page; they survive a failed login (AUTH-003). */
export const loginParams = {
  /** The page that the visitor asked for (D-012). */
  returnUrl: anyText,
  learnerId: anyText,
  planId: anyText,
  /** Shown above the form (AUTH-002). */
  message: anyText,
};

export type LoginSearch = SearchOf<typeof loginParams>;

export const loginSearch = searchParams(loginParams);
