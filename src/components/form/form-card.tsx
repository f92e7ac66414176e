import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { FormSubmit } from './form-submit.tsx';
import { Form, FormFailure } from './form.tsx';
import type { FormParts } from './use-problem-form.ts';
import styles from './form-card.module.css';

interface FormCardProps {
  /** The result of `useProblemForm`. */
  form: { parts: FormParts; mayLeave: () => Promise<boolean> };
  heading?: string;
  /** The label of the button that sends the form. */
  submit?: string;
  /** Beside that button. */
  actions?: ReactNode;
  /**
   * For a form that a button opens inside another card: the focus starts on the first field, and Cancel asks before it
   * discards changes.
   */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form that stays on the page: its card, fields, failure and buttons. */
export function FormCard({ form, heading, submit = 'Save', actions, onCancel, children }: FormCardProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) buttons.current?.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpened]);
  const cancel = async () => {
    if (await form.mayLeave()) onCancel?.();
  };
  const send = <FormSubmit>{submit}</FormSubmit>;
  return (
    <Form form={form} className={isOpened ? styles.inset : cardStyle()}>
      {heading === undefined ? null : <Heading level={2}>{heading}</Heading>}
      {children}
      <FormFailure />
      {isOpened || actions ? (
        <div ref={buttons} className={classNames(styles.buttons, isOpened && styles.end)}>
          {isOpened ? <Button onPress={() => void cancel()}>Cancel</Button> : null}
          {send}
          {actions}
        </div>
      ) : (
        send
      )}
    </Form>
  );
}
