import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';
import { SideSheet } from '#ui/overlay/SideSheet.tsx';
import { useReturnOfFocus } from '../page/focus/use-return-of-focus.ts';
import { FormSubmit } from './form-submit.tsx';
import { Form, FormFailure } from './form.tsx';
import type { FormParts } from './use-problem-form.ts';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  /** The result of `useProblemForm`. */
  form: { parts: FormParts; mayLeave: () => Promise<boolean> };
  /** Takes the form away, by the state or by the URL (`useFormParam`). It is called when nothing is lost by it. */
  onClose: () => void;
  /** The words of the button that sends the form. */
  submit?: string;
  children: ReactNode;
}

/**
 * A form over a list: docked beside it on a desk, the whole window on a phone. Cancel, Escape and the close button ask
 * before changes are lost; then the focus returns to where it came from.
 */
export function FormDialog({ title, form, onClose, submit = 'Save', children }: FormDialogProps) {
  const fields = useRef<HTMLDivElement>(null);
  useReturnOfFocus();
  useEffect(() => {
    // On a phone the keyboard would cover half of what somebody has not seen yet.
    if (matchMedia('(max-width: 43.75em)').matches) return;
    fields.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);

  const close = async () => {
    if (await form.mayLeave()) onClose();
  };
  return (
    <SideSheet title={title} onClose={() => void close()}>
      <Form form={form} className={styles.form}>
        <div ref={fields} className={styles.fields}>
          {children}
          <FormFailure />
        </div>
        <Row justify="end" className={styles.foot} data-foot-bar>
          <Button onPress={close}>Cancel</Button>
          <FormSubmit>{submit}</FormSubmit>
        </Row>
      </Form>
    </SideSheet>
  );
}
