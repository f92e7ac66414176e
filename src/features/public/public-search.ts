import { anyText, searchParams } from '#lib/url/search-params.ts';

/** What the guards send along: where the visitor wanted to go. */
export const returnSearch = searchParams({ returnUrl: anyText });

/** Whose plan is missing (D-117). */
export const paywallSearch = searchParams({ learnerId: anyText });
