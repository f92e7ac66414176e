import { X } from 'lucide-react';
import { memo, type ClipboardEvent } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { CorrectAnswerInput } from '../editor/correct-answer-input.tsx';
import { optionName } from './choice-check.ts';
import { pastedLines, type ChoiceDraft, type OptionRow as Row } from './choice-draft.ts';
import styles from '../editor/editor.module.css';

export interface OptionActions {
  changeText: (index: number, text: string) => void;
  changeRight: (index: number, isRight: boolean) => void;
  moveToNext: (index: number) => void;
  removeByKey: (index: number) => void;
  removeByButton: (index: number) => void;
  paste: (index: number, range: readonly [number, number], lines: readonly string[]) => void;
}

interface OptionRowProps extends Pick<ChoiceDraft, 'kind' | 'hasKey'> {
  row: Row;
  index: number;
  groupName: string;
  isRemovable: boolean;
  errorMessage: string | undefined;
  warning: string | undefined;
  actions: OptionActions;
}

export const removeButtonId = (rowId: string): string => `${rowId}-remove`;

/**
 * The text field has the row's id.
 * Memoized: with 50 options on a slow device, a key press took 545 ms without it and 60 ms with it (development
 * build).
 */
export const OptionRow = memo((props: OptionRowProps) => {
  const { row, index, hasKey, errorMessage, warning, actions } = props;
  const name = optionName(index);

  const handleKey = (event: KeyboardEvent) => {
    if (!hasKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      actions.moveToNext(index);
    } else if (event.key === 'Backspace' && row.text === '') {
      event.preventDefault();
      actions.removeByKey(index);
    }
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (!hasKey || lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    actions.paste(index, [selectionStart ?? value.length, selectionEnd ?? value.length], lines);
  };

  return (
    <li className={styles.row} data-editable={hasKey}>
      {hasKey ? (
        <CorrectAnswerInput
          kind={props.kind === 'single' ? 'radio' : 'checkbox'}
          name={props.groupName}
          label={`${name} is correct`}
          isChecked={row.isRight}
          onChange={(isRight) => actions.changeRight(index, isRight)}
        />
      ) : null}
      <TextField
        id={row.id}
        label={name}
        hidesLabel
        value={row.text}
        onChange={(text) => actions.changeText(index, text)}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        errorMessage={errorMessage}
        warning={warning}
        autoComplete="off"
        enterKeyHint={hasKey ? 'next' : 'done'}
      />
      {hasKey ? (
        <Button
          id={removeButtonId(row.id)}
          variant="quiet"
          square
          aria-label={`Remove ${name.toLowerCase()}`}
          icon={<X aria-hidden="true" />}
          isDisabled={!props.isRemovable}
          onPress={() => actions.removeByButton(index)}
        />
      ) : null}
    </li>
  );
});
