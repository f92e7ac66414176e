import { X } from 'lucide-react';
import { memo, type ClipboardEvent } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { CorrectAnswerInput } from '../editor/correct-answer-input.tsx';
import { optionName } from './choice-check.ts';
import { pastedLines, type ChoiceDraft, type OptionRow as Row } from './choice-draft.ts';
import styles from '../editor/editor.module.css';

/** What can be done at the option with an index. */
export interface OptionActions {
  changeText: (index: number, text: string) => void;
  changeRight: (index: number, isRight: boolean) => void;
  goOn: (index: number) => void;
  removeByKey: (index: number) => void;
  removeByButton: (index: number) => void;
  /** Several lines, for the selected range of the text. */
  paste: (index: number, range: readonly [number, number], lines: readonly string[]) => void;
}

interface OptionRowProps extends Pick<ChoiceDraft, 'kind' | 'hasKey'> {
  row: Row;
  index: number;
  /** Common to the marks of one question. */
  groupName: string;
  isRemovable: boolean;
  errorMessage: string | undefined;
  warning: string | undefined;
  /** The same object in every rendering. */
  actions: OptionActions;
}

export const removeButtonId = (rowId: string): string => `${rowId}-remove`;

/**
 * An option: whether it is right, its text, and the button that removes it. Its field has the id of the row.
 *
 * Memoized: with 50 options at a quarter of the speed a key took 545 ms without it and 60 ms with it, in the slow
 * development build.
 */
export const OptionRow = memo((props: OptionRowProps) => {
  const { row, index, hasKey, errorMessage, warning, actions } = props;
  const name = optionName(index);

  const takeKey = (event: KeyboardEvent) => {
    if (!hasKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      actions.goOn(index);
    } else if (event.key === 'Backspace' && row.text === '') {
      event.preventDefault();
      actions.removeByKey(index);
    }
  };

  const takePaste = (event: ClipboardEvent<HTMLInputElement>) => {
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
        onKeyDown={takeKey}
        onPaste={takePaste}
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
