import type { SingleChoiceData } from './data.ts';
import { minimumOptions } from './data.ts';

/** The question with a right option: the one it has, else the first (QST-033). */
export function withCorrectOption<Data extends SingleChoiceData>(data: Data): Data {
  const { options, correctAnswer } = data;
  return typeof correctAnswer === 'string' && options.includes(correctAnswer)
    ? data
    : { ...data, correctAnswer: options[0] };
}

/**
 * The question without one of its options; when that was the right one, the first of the others is (QST-033).
 * The last two stay (QST-032): then the question comes back as it is.
 */
export function withoutOption<Data extends SingleChoiceData>(data: Data, index: number): Data {
  if (data.options.length <= minimumOptions) return data;
  return withCorrectOption({ ...data, options: data.options.toSpliced(index, 1) });
}
