import { anyText, searchParams } from '#lib/url/search-params.ts';

/** The location from which a guard has redirected the user. */
export const returnSearch = searchParams({ returnUrl: anyText });

/** The learner whose plan is missing (D-117). */
export const paywallSearch = searchParams({ learnerId: anyText });
