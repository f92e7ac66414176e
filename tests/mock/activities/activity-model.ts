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

/** The halves as staff read them, ready to be sent back: data is text again. */
export async function model() {
  const activity = await get(halves);
  const questions = activity.questions.map(({ data, ...question }): Sent => ({
    ...question,
    data: JSON.stringify(data),
  }));
  return { ...activity, questions };
}

/** A question that is not stored yet. */
export const isNew: Sent = {
  type: 'truefalse',
  data: '{"question":"Four eighths are one half.","correctAnswer":true}',
  sortOrder: 9,
  mediaPath: null,
};

/** A model whose question at a place has another member. */
export async function changed(place: number, change: Partial<Sent>) {
  const sent = await model();
  return {
    ...sent,
    questions: sent.questions.with(place, { ...(sent.questions[place] ?? isNew), ...change }),
  };
}
