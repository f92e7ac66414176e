import { useState, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { currentConfirmation, subscribeToConfirmations } from './confirm.ts';
import type { Confirmation } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps extends Confirmation {
  isOpen: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** The question before something is deleted or sent. The focus starts on Cancel, so that Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onAnswer, message, title = 'Confirm', confirmText, cancelText = 'Cancel', okOnly } = props;
  const tone = props.tone ?? (okOnly ? 'primary' : 'danger');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => open || onAnswer(false)}
      role="alertdialog"
      keepOpen
      title={title}
      footer={
        <>
          {okOnly ? null : (
            <Button autoFocus onPress={() => onAnswer(false)}>
              {cancelText}
            </Button>
          )}
          <Button variant={tone} autoFocus={okOnly ?? false} onPress={() => onAnswer(true)}>
            {confirmText ?? (okOnly ? 'OK' : 'Delete')}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}

/** Shows the questions of `confirm()`. Stands once in the page. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeToConfirmations, currentConfirmation, () => undefined);
  // The last question stays in the dialog while it fades out.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  const { id, answer, ...confirmation } = shown;
  return <ConfirmDialog key={id} {...confirmation} isOpen={question !== undefined} onAnswer={answer} />;
}
