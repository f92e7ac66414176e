import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { choiceOptions } from '../choice/choice-options.tsx';
import type { AnsweringProps } from '../question.ts';
import { labelOf, type TrueFalseData } from './data.ts';

export function TrueFalseAnswering({
  data,
  labelledBy,
  isReadOnly,
  readsAloud,
  onChange,
}: AnsweringProps<TrueFalseData>) {
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      options={choiceOptions([true, false].map(labelOf), { readsAloud })}
      value={typeof data.answer === 'boolean' ? labelOf(data.answer) : null}
      onChange={(value) => onChange({ ...data, answer: value === labelOf(true) })}
      isReadOnly={isReadOnly}
      columns={2}
    />
  );
}
