import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import { multipleMark } from '../choice/choice-marks.ts';
import { choiceColumns, choiceOptions } from '../choice/choice-options.tsx';
import type { ReviewProps } from '../question.ts';
import { chosenOptions, type MultipleChoiceData } from './data.ts';

export function MultipleChoiceReview({ data, labelledBy, hasMedia }: ReviewProps<MultipleChoiceData>) {
  const given = chosenOptions(data);
  const correct = data.correctAnswers ?? null;
  const options = choiceOptions(data.options, { markOf: (text) => multipleMark(text, given, correct) });
  return (
    <CheckboxGroup
      aria-labelledby={labelledBy}
      options={options}
      value={given}
      isReadOnly
      columns={choiceColumns(options, hasMedia)}
    />
  );
}
