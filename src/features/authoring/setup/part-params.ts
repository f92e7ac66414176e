import { tabParam } from '#components/list/use-list-tab.ts';

/** The query parameter that says whose subjects grade setup shows. */
export const gradeParam = 'grade';

/** The query parameters that choose which part of an authoring screen, with its forms, is shown. */
export const partParams = [tabParam, gradeParam];
