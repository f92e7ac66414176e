import type { QuestionType } from '#mocks/data/models/curriculum.ts';
import { get, halves } from './activity-calls.ts';

/** A question in the request of `updateActivity`. */
export interface SentQuestion {
  id?: string;
  type: QuestionType;
  data: string;
  sortOrder: number;
  mediaPath: string | null;
}

/** Reads the activity `halves`, and returns the data of its questions as JSON strings, as `updateActivity` expects them. */
export async function readModel() {
  const activity = await get(halves);
  const questions = activity.questions.map(({ data, ...question }): SentQuestion => ({
    ...question,
    data: JSON.stringify(data),
  }));
  return { ...activity, questions };
}

export const newQuestion: SentQuestion = {
  type: 'truefalse',
  data: '{"question":"Four eighths are one half.","correctAnswer":true}',
  sortOrder: 9,
  mediaPath: null,
};

/** The model of `halves` with a change to the question at `index`. */
export async function changedModel(index: number, change: Partial<SentQuestion>) {
  const sent = await readModel();
  return {
    ...sent,
    questions: sent.questions.with(index, { ...(sent.questions[index] ?? newQuestion), ...change }),
  };
}
