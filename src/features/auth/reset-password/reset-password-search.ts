import { anyText, searchParams, type SearchOf } from '#lib/url/search-params.ts';

/** What a reset link carries (AUTH-030). */
const resetPasswordParams = { token: anyText, email: anyText };

export type ResetPasswordSearch = SearchOf<typeof resetPasswordParams>;

export const resetPasswordSearch = searchParams(resetPasswordParams);
