import { toQuestionData } from '#features/authoring/editor/draft/activity-draft.ts';
import type { ImportFormat } from '#features/authoring/editor/import/detect-format.ts';
import { readQuestions } from '#features/authoring/editor/import/read-questions.ts';

/** Returns the type and data of each imported question, or the reason why the row is left out. */
export const importRows = (source: string, format?: ImportFormat) =>
  readQuestions(source, format, { questionCount: 0, grade: undefined }).rows.map(
    ({ position, question, problems }) =>
      question
        ? { type: question.type, data: toQuestionData(question) }
        : `${position}: ${problems.join(' ')}`,
  );

export const importNotes = (source: string, format?: ImportFormat) =>
  readQuestions(source, format, { questionCount: 0, grade: undefined }).rows.flatMap(({ notes }) => notes);
