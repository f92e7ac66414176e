import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { trimText } from '#openapi/rules/text.ts';
import { Button } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { Alert } from '../feedback/Alert.tsx';
import { toast } from '../feedback/toasts.ts';
import { TextField } from '../form/TextField.tsx';
import { Stack } from '../layout.tsx';
import { useConfirmations } from './confirm.ts';
import type { OpenConfirmation } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import { Sanitized } from './Sanitized.tsx';
import styles from './overlay.module.css';

export interface ConfirmDialogProps extends Omit<OpenConfirmation, 'id' | 'answer'> {
  isOpen: boolean;
  onAnswer: (confirmed: boolean, words?: string) => void;
}

/**
 * The question before something is deleted or sent. The focus starts on Cancel, so that Enter does no harm, unless
 * confirming is safe; in the text field when the answer is in words.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, message, title = 'Confirm', confirmText, cancelText = 'Cancel', okOnly } = props;
  const { label, multiline, maxLength, onInput, action, moveFocus, isSafe = false, alternative } = props;
  const tone = props.tone ?? (okOnly ? 'primary' : 'danger');
  const [words, setWords] = useState(props.initialText ?? '');
  const form = useId();
  const asksForWords = label !== undefined;
  const isConfirmed = useRef(false);
  const onAnswer = (confirmed: boolean, typed?: string) => {
    isConfirmed.current = confirmed;
    props.onAnswer(confirmed, typed);
  };
  const { isBusy, failure, confirm } = useWork(props, (typed) => onAnswer(true, typed));

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void confirm(words);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => open || isBusy || onAnswer(false)}
      role={asksForWords ? 'dialog' : 'alertdialog'}
      keepOpen
      title={title}
      footer={
        <>
          {okOnly ? null : (
            <Button
              variant={tone === 'secondary' ? 'primary' : 'secondary'}
              autoFocus={!asksForWords && !isSafe}
              isDisabled={isBusy}
              onPress={() => onAnswer(false)}
            >
              {cancelText}
            </Button>
          )}
          {alternative ? (
            <Button
              dangerous
              isDisabled={isBusy}
              onPress={() => {
                alternative.onPress();
                onAnswer(true);
              }}
            >
              {alternative.text}
            </Button>
          ) : null}
          {asksForWords ? (
            <Button variant={tone} type="submit" form={form} busy={isBusy ? action?.busy : undefined}>
              {confirmText ?? 'OK'}
            </Button>
          ) : (
            <Button
              variant={tone}
              autoFocus={okOnly ?? isSafe}
              busy={isBusy ? action?.busy : undefined}
              onPress={() => void confirm('')}
            >
              {confirmText ?? (okOnly ? 'OK' : 'Delete')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {message === undefined ? null : (
          <div className={classNames(styles.message, 'breakable')}>
            {typeof message === 'string' ? <Sanitized html={message} /> : message}
          </div>
        )}
        {asksForWords ? (
          <form id={form} onSubmit={send}>
            <TextField
              label={label}
              {...(multiline ? { multiline } : {})}
              {...(maxLength === undefined ? {} : { maxLength })}
              isReadOnly={isBusy}
              value={words}
              onChange={(typed) => {
                setWords(typed);
                onInput?.(typed);
              }}
              autoFocus
            />
          </form>
        ) : null}
        {failure === undefined ? null : <Alert tone="error">{failure}</Alert>}
      </Stack>
      <OnUnmount run={() => moveFocus?.(isConfirmed.current)} />
    </Dialog>
  );
}

/** Calls back when the dialog unmounts: from then on the page behind it can take the focus again. */
function OnUnmount({ run }: { run: () => void }) {
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => () => newest.current(), []);
  return null;
}

/** Confirms at once where there is no action, else when it is done; what went wrong stands in the dialog. */
function useWork({ action, isOpen, title = 'Confirm' }: ConfirmDialogProps, onDone: (words: string) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isShown = useRef(isOpen);
  const removeFailure = useRef(() => {});
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);

  const confirm = async (typed: string) => {
    const words = trimText(typed);
    if (!action) return onDone(words);
    setIsBusy(true);
    setFailure(undefined);
    removeFailure.current();
    try {
      await action.run(words);
      onDone(words);
    } catch (error) {
      const message = action.failureText(error);
      // A user who has left the page would not know, nor what it is about.
      const text = isShown.current
        ? action.failureToast?.(error)
        : { title: title.replace(/\?$/, ''), message };
      if (isShown.current) setFailure(message);
      if (text) removeFailure.current = toast({ profile: 'app', tone: 'error', ...text });
    }
    setIsBusy(false);
  };
  return { isBusy, failure, confirm };
}

/** Shows the questions of `confirm()`. Stands once in the page. */
export function ConfirmHost() {
  const question = useConfirmations(([first]) => first);
  // The last question stays in the dialog while it closes.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  const { id, answer, ...confirmation } = shown;
  return <ConfirmDialog key={id} {...confirmation} isOpen={question !== undefined} onAnswer={answer} />;
}
