import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { ChoiceCorrection } from '../choice/choice-correction.tsx';
import { singleMark } from '../choice/choice-marks.ts';
import { choiceColumns, choiceOptions } from '../choice/choice-options.tsx';
import type { ReviewProps } from '../question.ts';
import { labelOf, type TrueFalseData } from './data.ts';

export function TrueFalseReview({ data, labelledBy }: ReviewProps<TrueFalseData>) {
  const { answer = null, correctAnswer = null } = data;
  const given = answer === null ? null : labelOf(answer);
  const correct = correctAnswer === null ? null : labelOf(correctAnswer);
  const options = choiceOptions([true, false].map(labelOf), {
    markOf: (text) => singleMark(text, given, correct),
  });
  return (
    <>
      <RadioGroup
        aria-labelledby={labelledBy}
        options={options}
        value={given}
        isReadOnly
        columns={choiceColumns(options, false)}
      />
      <ChoiceCorrection given={given} correct={correct} />
    </>
  );
}
