import type { QuestionType } from '#mocks/data/models/curriculum.ts';
import { get, halves } from './activity-calls.ts';

/** A question as `updateActivity` takes it. */
export interface Sent {
  id?: string;
  type: QuestionType;
  data: string;
  sortOrder: number;
  mediaPath: string | null;
}

/** The activity about halves as staff read it, ready to be sent back: with data as JSON strings. */
export async function model() {
  const activity = await get(halves);
  const questions = activity.questions.map(({ data, ...question }): Sent => ({
    ...question,
    data: JSON.stringify(data),
  }));
  return { ...activity, questions };
}

/** A new question. */
export const isNew: Sent = {
  type: 'truefalse',
  data: '{"question":"Four eighths are one half.","correctAnswer":true}',
  sortOrder: 9,
  mediaPath: null,
};

/** A model with a change to the question at an index. */
export async function changed(place: number, change: Partial<Sent>) {
  const sent = await model();
  return {
    ...sent,
    questions: sent.questions.with(place, { ...(sent.questions[place] ?? isNew), ...change }),
  };
}
