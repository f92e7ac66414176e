import { X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Mark } from '../editor/mark.tsx';
import { pastedLines, type ChoiceDraft, type OptionRow as Row } from './choice-draft.ts';
import styles from './option-list.module.css';

interface OptionRowProps extends Pick<ChoiceDraft, 'kind' | 'hasKey'> {
  row: Row;
  /** 'Option 2' */
  name: string;
  /** Common to the marks of one question. */
  groupName: string;
  isRemovable: boolean;
  errorMessage: string | undefined;
  warning: string | undefined;
  onText: (text: string) => void;
  onRight: (isRight: boolean) => void;
  onEnter: () => void;
  onBackspace: () => void;
  onRemove: () => void;
  /** Several lines, for the selected range of the text. */
  onPaste: (range: readonly [number, number], lines: readonly string[]) => void;
}

export const removeButtonId = (rowId: string): string => `${rowId}-remove`;

/** An option: whether it is right, its text, and the button that removes it. Its field has the id of the row. */
export function OptionRow(props: OptionRowProps) {
  const { row, name, hasKey, errorMessage, warning } = props;
  const { onEnter, onBackspace, onPaste } = props;

  const takeKey = (event: KeyboardEvent) => {
    if (!hasKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Backspace' && row.text === '') {
      event.preventDefault();
      onBackspace();
    }
  };

  const takePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (!hasKey || lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    onPaste([selectionStart ?? value.length, selectionEnd ?? value.length], lines);
  };

  return (
    <li className={styles.row} data-editable={hasKey}>
      {hasKey ? (
        <Mark
          kind={props.kind === 'single' ? 'radio' : 'checkbox'}
          name={props.groupName}
          label={`${name} is correct`}
          isChecked={row.isRight}
          onChange={props.onRight}
        />
      ) : null}
      <TextField
        id={row.id}
        label={name}
        hidesLabel
        value={row.text}
        onChange={props.onText}
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
          onPress={props.onRemove}
        />
      ) : null}
    </li>
  );
}
