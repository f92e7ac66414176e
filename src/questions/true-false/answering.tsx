import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import type { AnsweringProps } from '../question.ts';
import { labelOf, type TrueFalseData } from './data.ts';

const options = [true, false].map((answer) => ({ value: String(answer), label: labelOf(answer) }));

/** True and False, side by side; neither is chosen at first. */
export function TrueFalseAnswering({
  data,
  labelledBy,
  isReadOnly,
  onChange,
}: AnsweringProps<TrueFalseData>) {
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      options={options}
      value={typeof data.answer === 'boolean' ? String(data.answer) : null}
      onChange={(value) => onChange({ ...data, answer: value === 'true' })}
      isReadOnly={isReadOnly}
      columns={2}
    />
  );
}
