import { anyText, searchParams, type SearchOf } from '#lib/url/search-params.ts';

/** What a link to the login page may carry; all of it survives a failed login (AUTH-003). */
export const loginParams = {
  /** Where the visitor wanted to go (D-012). */
  returnUrl: anyText,
  learnerId: anyText,
  planId: anyText,
  /** Shown above the form, such as why a parent has to sign in (AUTH-002). */
  message: anyText,
};

export type LoginSearch = SearchOf<typeof loginParams>;

export const loginSearch = searchParams(loginParams);
