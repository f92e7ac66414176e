import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';
import { SidePanel } from '#ui/overlay/SidePanel.tsx';
import { useReturnFocus } from '../page/focus/return-focus.ts';
import { FormSubmit } from './form-submit.tsx';
import { Form, FormFailure } from './form.tsx';
import type { FormParts } from './use-problem-form.ts';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  form: { parts: FormParts; confirmLeave: () => Promise<boolean> };
  /** Must remove the form from the state or the URL (`useFormParam`). Called after a confirmation if changes are lost. */
  onClose: () => void;
  submit?: string;
  children: ReactNode;
}

/** A form in a side panel. Asks before closing loses changes, and returns the focus to the opener. */
export function FormDialog({ title, form, onClose, submit = 'Save', children }: FormDialogProps) {
  const fields = useRef<HTMLDivElement>(null);
  useReturnFocus();
  useEffect(() => {
    // On a phone, do not open the keyboard, which would cover half of the form.
    if (matchMedia('(max-width: 43.75em)').matches) return;
    fields.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);

  const close = async () => {
    if (await form.confirmLeave()) onClose();
  };
  return (
    <SidePanel title={title} onClose={() => void close()}>
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
    </SidePanel>
  );
}
