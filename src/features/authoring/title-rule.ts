import { maxLength, object, pipe } from 'valibot';
import { requiredText, textOrNull } from '#components/form/field-rules.ts';
import { tabParam } from '#components/list/use-list-tab.ts';

/** The most characters that the contract allows in a title. */
export const longestTitle = 200;

/** The title of a grade, term, subject, topic or activity (VAL-017 to VAL-020). */
export const titleText = () =>
  pipe(
    requiredText('Title is required.'),
    maxLength(longestTitle, `A title has at most ${longestTitle} characters.`),
  );

export const titledSchema = object({ title: titleText(), description: textOrNull() });

export interface Titled {
  title: string;
  description: string | null;
}

/** The query parameters that choose which part of an authoring screen, with its forms, is shown. */
export const partParams = [tabParam, 'grade'];
