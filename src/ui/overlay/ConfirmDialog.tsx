import { useId, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { Button } from '../Button.tsx';
import { TextField } from '../form/TextField.tsx';
import { currentConfirmation, subscribeToConfirmations } from './confirm.ts';
import type { Confirmation, Prompt } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import { Sanitized } from './Sanitized.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps extends Confirmation, Partial<Pick<Prompt, 'label' | 'multiline'>> {
  isOpen: boolean;
  onAnswer: (confirmed: boolean, words?: string) => void;
}

/**
 * The question before something is deleted or sent. The focus starts on Cancel, so that Enter does no harm; in the
 * text field when the answer is in words.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onAnswer, message, title = 'Confirm', confirmText, cancelText = 'Cancel', okOnly } = props;
  const { label, multiline } = props;
  const tone = props.tone ?? (okOnly ? 'primary' : 'danger');
  const [words, setWords] = useState('');
  const form = useId();
  const asksForWords = label !== undefined;

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    onAnswer(true, words);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => open || onAnswer(false)}
      role={asksForWords ? 'dialog' : 'alertdialog'}
      keepOpen
      title={title}
      footer={
        <>
          {okOnly ? null : (
            <Button autoFocus={!asksForWords} onPress={() => onAnswer(false)}>
              {cancelText}
            </Button>
          )}
          {asksForWords ? (
            <Button variant={tone} type="submit" form={form}>
              {confirmText ?? 'OK'}
            </Button>
          ) : (
            <Button variant={tone} autoFocus={okOnly ?? false} onPress={() => onAnswer(true)}>
              {confirmText ?? (okOnly ? 'OK' : 'Delete')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {message === undefined ? null : (
          <div className={styles.message}>
            {typeof message === 'string' ? <Sanitized html={message} /> : message}
          </div>
        )}
        {asksForWords ? (
          <form id={form} onSubmit={send}>
            <TextField
              label={label}
              {...(multiline ? { multiline } : {})}
              value={words}
              onChange={setWords}
              autoFocus
            />
          </form>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Shows the questions of `confirm()`. Stands once in the page. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeToConfirmations, currentConfirmation, () => undefined);
  // The last question stays in the dialog while it closes.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  const { id, answer, ...confirmation } = shown;
  return <ConfirmDialog key={id} {...confirmation} isOpen={question !== undefined} onAnswer={answer} />;
}
