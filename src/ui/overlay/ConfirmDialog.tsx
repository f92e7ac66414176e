import {
  useEffect,
  useId,
  useRef,
  useState,
  type SyntheticEvent,
  createElement,
  Fragment,
  useMemo,
  type ReactNode,
} from 'react';
import { trimText } from '#openapi/rules/text.ts';
import { Button } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { Alert } from '../feedback/Alert.tsx';
import { toast } from '../feedback/toasts.ts';
import { TextField } from '../form/TextField.tsx';
import { Stack } from '../layout.tsx';
import { useConfirmations, type OpenConfirmation } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import type { Markup } from './markup.ts';
import styles from './overlay.module.css';

const allowedTags = new Set(['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'code']);

/** Elements that are removed with their content. */
const removedSelector =
  'script, style, template, noscript, iframe, object, title, textarea, select, svg, math';

/**
 * Renders markup as React elements: allowed elements without their attributes, other elements as their text. The HTML is
 * parsed in an inert document, which runs no scripts and loads no pictures.
 */
function Sanitized({ html }: { html: Markup }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const element of body.querySelectorAll(removedSelector)) element.remove();
    return toReactNode(Fragment, body);
  }, [html]);
}

function toReactNode(tag: string | typeof Fragment, parent: Node): ReactNode {
  const children = [...parent.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    return toReactNode(allowedTags.has(node.localName) ? node.localName : Fragment, node);
  });
  return createElement(tag, null, ...children);
}

export interface ConfirmDialogProps extends Omit<OpenConfirmation, 'id' | 'answer'> {
  isOpen: boolean;
  onAnswer: (confirmed: boolean, text?: string) => void;
}

/**
 * A question before an action, opened by `confirm` or, with a field for a text, by `prompt`. First focuses that field, else
 * Cancel, or Confirm if `isSafe`.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, message, title = 'Confirm', confirmText, cancelText = 'Cancel', okOnly } = props;
  const { label, multiline, maxLength, onInput, action, moveFocus, isSafe = false, alternative } = props;
  const tone = props.tone ?? (okOnly ? 'primary' : 'danger');
  const [text, setText] = useState(props.initialText ?? '');
  const form = useId();
  const asksForText = label !== undefined;
  const isConfirmed = useRef(false);
  const onAnswer = (confirmed: boolean, typed?: string) => {
    isConfirmed.current = confirmed;
    props.onAnswer(confirmed, typed);
  };
  const { isBusy, failure, confirm } = useConfirmedAction(props, (typed) => onAnswer(true, typed));

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void confirm(text);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => open || isBusy || onAnswer(false)}
      role={asksForText ? 'dialog' : 'alertdialog'}
      keepOpen
      title={title}
      footer={
        <>
          {okOnly ? null : (
            <Button
              variant={tone === 'secondary' ? 'primary' : 'secondary'}
              autoFocus={!asksForText && !isSafe}
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
          {asksForText ? (
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
        {asksForText ? (
          <form id={form} onSubmit={send}>
            <TextField
              label={label}
              {...(multiline ? { multiline } : {})}
              {...(maxLength === undefined ? {} : { maxLength })}
              isReadOnly={isBusy}
              value={text}
              onChange={(typed) => {
                setText(typed);
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

/** Runs a callback on unmount, when the page behind the dialog can be focused again. */
function OnUnmount({ run }: { run: () => void }) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => latest.current(), []);
  return null;
}

/** Runs the action, if there is one, and confirms after its success. A failure is shown in the dialog. */
function useConfirmedAction(
  { action, isOpen, title = 'Confirm' }: ConfirmDialogProps,
  onDone: (text: string) => void,
) {
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
    const text = trimText(typed);
    if (!action) return onDone(text);
    setIsBusy(true);
    setFailure(undefined);
    removeFailure.current();
    try {
      await action.run(text);
      onDone(text);
    } catch (error) {
      const message = action.failureText(error);
      // The dialog is closed if the user has left the page: show the failure in a toast that names the action.
      const toastText = isShown.current
        ? action.failureToast?.(error)
        : { title: title.replace(/\?$/, ''), message };
      if (isShown.current) setFailure(message);
      if (toastText) removeFailure.current = toast({ profile: 'app', tone: 'error', ...toastText });
    }
    setIsBusy(false);
  };
  return { isBusy, failure, confirm };
}

/** Shows the dialogs of `confirm()`. Render it once. */
export function ConfirmHost() {
  const confirmation = useConfirmations(([first]) => first);
  // Keep the content during the closing animation.
  const [shown, setShown] = useState(confirmation);
  if (confirmation && confirmation !== shown) setShown(confirmation);
  if (!shown) return null;
  const { id, answer, ...options } = shown;
  return <ConfirmDialog key={id} {...options} isOpen={confirmation !== undefined} onAnswer={answer} />;
}
