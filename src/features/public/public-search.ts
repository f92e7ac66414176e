import { anyText, searchParams } from '#lib/url/search-params.ts';

/** Query parameter with the location from which a guard has redirected the user. */
export const returnSearch = searchParams({ returnUrl: anyText });

/** Query parameter with the learner who has no plan (D-117). */
export const paywallSearch = searchParams({ learnerId: anyText });
