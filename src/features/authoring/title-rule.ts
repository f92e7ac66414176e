import { object, safeParse } from 'valibot';
import { longTextOrNull, requiredText } from '#components/form/field-rules.ts';

/** The title of a grade, term, subject, topic or activity (VAL-017 to VAL-020). */
export const titleRule = () => requiredText('Title is required.');

export const titleProblem = (title: string): string | undefined =>
  safeParse(titleRule(), title).issues?.[0].message;

export const descriptionProblem = (description: string): string | undefined =>
  safeParse(longTextOrNull(), description).issues?.[0].message;

export const titledSchema = object({ title: titleRule(), description: longTextOrNull() });

export interface Titled {
  title: string;
  description: string | null;
}
