import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { ChoiceCorrection } from '../choice/choice-correction.tsx';
import { singleMark } from '../choice/choice-marks.ts';
import { choiceColumns, choiceOptions } from '../choice/choice-options.tsx';
import type { ReviewProps } from '../question.ts';
import { chosenOption, type SingleChoiceData } from './data.ts';

export function SingleChoiceReview({ data, labelledBy, hasMedia }: ReviewProps<SingleChoiceData>) {
  const given = chosenOption(data);
  const correct = data.correctAnswer ?? null;
  const options = choiceOptions(data.options, { markOf: (text) => singleMark(text, given, correct) });
  return (
    <>
      <RadioGroup
        aria-labelledby={labelledBy}
        options={options}
        value={given}
        isReadOnly
        columns={choiceColumns(options, hasMedia)}
      />
      <ChoiceCorrection given={given} correct={correct} />
    </>
  );
}
