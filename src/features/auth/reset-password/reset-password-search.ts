import { emailText, searchParams, tokenText, type SearchOf } from '#lib/url/search-params.ts';

const resetPasswordParams = { token: tokenText, email: emailText };

export type ResetPasswordSearch = SearchOf<typeof resetPasswordParams>;

/** Not in the file of the screen, whose code would then be part of the first download of every page. */
export const resetPasswordSearch = searchParams(resetPasswordParams);
