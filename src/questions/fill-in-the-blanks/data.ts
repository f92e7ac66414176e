import * as v from 'valibot';
import { markingEntries } from '../marking.ts';
import { pieces } from './paragraph.ts';

const texts = v.optional(v.nullable(v.array(v.string())));

/** Unknown members survive a round trip (D-069). `answer` holds one text a blank; an empty one is no answer. */
export const fillInData = v.looseObject({
  paragraph: v.string(),
  answer: texts,
  correctAnswers: texts,
  hint: v.optional(v.nullable(v.string())),
  ...markingEntries,
});

export type FillInData = v.InferOutput<typeof fillInData>;

export interface Blank {
  /** From 1, as people count. */
  number: number;
  given: string;
  /** Null while the server withholds it. */
  correct: string | null;
}

/** The blanks in their order, with what was filled in. */
export function blanksOf({ paragraph, answer, correctAnswers }: FillInData): Blank[] {
  return pieces(paragraph)
    .filter((piece) => piece.kind === 'blank')
    .map(({ index, text }) => ({
      number: index + 1,
      given: answer?.[index] ?? '',
      correct: (correctAnswers?.[index] ?? text).trim() || null,
    }));
}

export const isFilled = (blank: Blank): boolean => blank.given.trim() !== '';

/** Shows what the server decided, by its rule: equal after trimming, case and all (D-065). */
export const isRight = (blank: Blank): boolean => isFilled(blank) && blank.given.trim() === blank.correct;

/** The data with one blank filled in; the list always has a text for each blank. */
export function withBlank(data: FillInData, number: number, text: string): FillInData {
  return { ...data, answer: blanksOf(data).map((blank) => (blank.number === number ? text : blank.given)) };
}
