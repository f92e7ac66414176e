import { anyText, searchParams } from '#lib/url/search-params.ts';

/** The query parameter with the URL of the page from which a guard has redirected the user. */
export const returnSearch = searchParams({ returnUrl: anyText });

/** The query parameter with the id of the learner who has no plan (D-117). */
export const paywallSearch = searchParams({ learnerId: anyText });
