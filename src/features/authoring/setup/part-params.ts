import { tabParam } from '#components/list/use-list-tab.ts';

/** The query parameter that says whose subjects grade setup shows. */
export const gradeParam = 'grade';

/** The query parameters that choose the part of an authoring screen which its forms are in. */
export const partParams = [tabParam, gradeParam];
