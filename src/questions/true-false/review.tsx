import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { ChoiceCorrection } from '../choice/choice-correction.tsx';
import { singleMark } from '../choice/choice-marks.ts';
import { choiceColumns } from '../choice/choice-options.ts';
import type { ReviewProps } from '../question.ts';
import { labelOf, type TrueFalseData } from './data.ts';

/** The learner's choice and the right one, marked. */
export function TrueFalseReview({ data, labelledBy }: ReviewProps<TrueFalseData>) {
  const { answer = null, correctAnswer = null } = data;
  const options = [true, false].map((value) => ({
    value: String(value),
    label: labelOf(value),
    mark: singleMark(value, answer, correctAnswer),
  }));
  return (
    <>
      <RadioGroup
        aria-labelledby={labelledBy}
        options={options}
        value={answer === null ? null : String(answer)}
        isReadOnly
        columns={choiceColumns(options, false)}
      />
      <ChoiceCorrection
        given={answer === null ? null : labelOf(answer)}
        correct={correctAnswer === null ? null : labelOf(correctAnswer)}
      />
    </>
  );
}
