import { dataOf } from '#features/authoring/editor/draft/activity-draft.ts';
import type { ImportFormat } from '#features/authoring/editor/import/detect-format.ts';
import { readQuestions } from '#features/authoring/editor/import/read-questions.ts';

/** What each row of a text becomes: the type and data of its question, or why it is left out. */
export const made = (source: string, format?: ImportFormat) =>
  readQuestions(source, format, { count: 0, grade: undefined }).rows.map(({ place, question, problems }) =>
    question ? { type: question.type, data: dataOf(question) } : `${place}: ${problems.join(' ')}`,
  );

/** What is said of rows that are added. */
export const notesOn = (source: string, format?: ImportFormat) =>
  readQuestions(source, format, { count: 0, grade: undefined }).rows.flatMap(({ notes }) => notes);
