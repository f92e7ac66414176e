import { anyText, searchParams, type SearchOf } from '#lib/url/search-params.ts';

/** Query parameters of the login page; a failed login keeps them (AUTH-003). */
export const loginParams = {
  /** The page that the visitor has requested (D-012). */
  returnUrl: anyText,
  learnerId: anyText,
  planId: anyText,
  message: anyText,
};

export type LoginSearch = SearchOf<typeof loginParams>;

export const loginSearch = searchParams(loginParams);
