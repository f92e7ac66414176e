import { object, safeParse } from 'valibot';
import { longTextOrNull, requiredText } from '#components/form/field-rules.ts';
import { tabParam } from '#components/list/use-list-tab.ts';

/** The title of a grade, term, subject, topic or activity (VAL-017 to VAL-020). */
export const titleText = () => requiredText('Title is required.');

/** What is wrong with a title; undefined if nothing is. */
export const titleProblem = (title: string): string | undefined =>
  safeParse(titleText(), title).issues?.[0].message;

/** What is wrong with a description; undefined if nothing is. */
export const descriptionProblem = (description: string): string | undefined =>
  safeParse(longTextOrNull(), description).issues?.[0].message;

export const titledSchema = object({ title: titleText(), description: longTextOrNull() });

export interface Titled {
  title: string;
  description: string | null;
}

/** The query parameters that choose which part of an authoring screen, with its forms, is shown. */
export const partParams = [tabParam, 'grade'];
