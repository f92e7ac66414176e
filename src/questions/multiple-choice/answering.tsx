import { useId } from 'react';
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import { Note } from '../card/note.tsx';
import { choiceColumns, choiceOptions } from '../choice/choice-options.tsx';
import type { AnsweringProps } from '../question.ts';
import { chosenOptions, type MultipleChoiceData } from './data.ts';

export function MultipleChoiceAnswering(props: AnsweringProps<MultipleChoiceData>) {
  const { data, labelledBy, hasMedia, isReadOnly, onChange } = props;
  const noteId = useId();
  const options = choiceOptions(data.options, { readsAloud: props.readsAloud });
  const chosen = chosenOptions(data);
  return (
    <>
      <CheckboxGroup
        aria-labelledby={labelledBy}
        aria-describedby={noteId}
        options={options}
        value={chosen}
        onChange={(values) =>
          onChange({ ...data, selectedAnswers: chosenOptions({ ...data, selectedAnswers: values }) })
        }
        isReadOnly={isReadOnly}
        columns={choiceColumns(options, hasMedia)}
      />
      <Note kind="hint" id={noteId}>
        {chosen.length === 0 ? 'Nothing chosen yet' : `${chosen.length} chosen`}. More than one answer can be
        right.
      </Note>
    </>
  );
}
