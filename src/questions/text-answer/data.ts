import * as v from 'valibot';
import { isBlank } from '#openapi/rules/text.ts';
import { markingEntries } from '../marking.ts';

/** Keeps unknown properties (D-069). */
export const textAnswerData = v.looseObject({
  prompt: v.string(),
  answer: v.optional(v.nullable(v.string())),
  correctAnswer: v.optional(v.nullable(v.string())),
  modelAnswer: v.optional(v.nullable(v.string())),
  ...markingEntries,
});

export type TextAnswerData = v.InferOutput<typeof textAnswerData>;

export function isTextAnswered({ answer }: TextAnswerData): boolean {
  return !isBlank(answer ?? '');
}

/** A text without a correct answer is not scored (D-064). */
export function isTextMarked({ correctAnswer, score }: TextAnswerData): boolean {
  return Boolean(correctAnswer?.trim()) && typeof score === 'number';
}

/** Returns null if withheld or missing, and if there is a correct answer (D-247). */
export function modelAnswerOf({ correctAnswer, modelAnswer }: TextAnswerData): string | null {
  return correctAnswer?.trim() ? null : modelAnswer?.trim() || null;
}
