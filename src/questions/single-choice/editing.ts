import type { SingleChoiceData } from './data.ts';
import { minimumOptions } from './data.ts';

/** Makes the first option the right one, unless one is already (QST-033). */
export function withCorrectOption<Data extends SingleChoiceData>(data: Data): Data {
  const { options, correctAnswer } = data;
  return typeof correctAnswer === 'string' && options.includes(correctAnswer)
    ? data
    : { ...data, correctAnswer: options[0] };
}

/**
 * Removes an option; if it was the right one, the first of the others becomes it (QST-033). The last two options stay
 * (QST-032): then the data is returned unchanged.
 */
export function withoutOption<Data extends SingleChoiceData>(data: Data, index: number): Data {
  if (data.options.length <= minimumOptions) return data;
  return withCorrectOption({ ...data, options: data.options.toSpliced(index, 1) });
}
