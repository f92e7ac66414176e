import { tabParam } from '#components/list/use-list-tab.ts';

/** The query parameters that decide which forms of an authoring screen are open. */
export const formParams = [tabParam, 'grade'];
