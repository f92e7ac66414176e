import { emailText, searchParams, tokenText, type SearchOf } from '#lib/url/search-params.ts';

const resetPasswordParams = { token: tokenText, email: emailText };

export type ResetPasswordSearch = SearchOf<typeof resetPasswordParams>;

export const resetPasswordSearch = searchParams(resetPasswordParams);
