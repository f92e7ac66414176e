import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { choiceColumns, choiceOptions } from '../choice/choice-options.tsx';
import type { AnsweringProps } from '../question.ts';
import { chosenOption, type SingleChoiceData } from './data.ts';

export function SingleChoiceAnswering(props: AnsweringProps<SingleChoiceData>) {
  const { data, labelledBy, hasMedia, isReadOnly, onChange } = props;
  const options = choiceOptions(data.options, { readsAloud: props.readsAloud });
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      options={options}
      value={chosenOption(data)}
      onChange={(answer) => onChange({ ...data, answer })}
      isReadOnly={isReadOnly}
      columns={choiceColumns(options, hasMedia)}
    />
  );
}
