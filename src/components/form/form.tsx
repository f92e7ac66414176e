import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import type { ChangedRecord } from './conflict/use-edited-record.ts';
import { FormContext, useFormParts } from './form-context.ts';
import type { FormParts } from './use-problem-form.ts';
import styles from './form.module.css';

interface FormProps {
  form: { parts: FormParts };
  children: ReactNode;
  className?: string | undefined;
}

export function Form({ form: { parts }, children, className }: FormProps) {
  const { formRef } = parts;
  return (
    <FormContext value={parts}>
      <form
        ref={formRef}
        // With the default method, a native submission before hydration would put the values into the URL.
        method="dialog"
        noValidate
        onSubmit={parts.submit}
        aria-busy={parts.busy !== undefined}
        className={classNames(styles.form, className)}
      >
        {/* Allows submission by Enter, which shows the field errors, while the visible button is disabled. */}
        {parts.disableWhileInvalid ? <button type="submit" hidden tabIndex={-1} /> : null}
        {children}
      </form>
    </FormContext>
  );
}

interface FormPairProps {
  uneven?: boolean;
  children: ReactNode;
}

/** Two short fields side by side, below each other in a narrow form. */
export function FormPair({ uneven, children }: FormPairProps) {
  return <div className={classNames(styles.pair, uneven && styles.uneven)}>{children}</div>;
}

export function FormFailure({ children }: { children?: ReactNode }) {
  const { alert } = useFormParts();
  if (!alert) return null;
  return (
    <FormAlert failure={alert}>
      {alert.changed ? <ChangedFields {...alert.changed} /> : null}
      {children}
    </FormAlert>
  );
}

function ChangedFields({ changes, discard }: ChangedRecord) {
  return (
    <>
      {changes.length > 0 ? (
        <dl className={styles.changes}>
          {changes.map(({ name, label, before, saved, typed }) => (
            <div key={name}>
              <dt className="bold">{label}</dt>
              <dd className="breakable">
                Was {before}, is now <b>{saved}</b>.{typed === undefined ? null : <> You have {typed}.</>}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {discard ? (
        <Button size="small" onPress={discard}>
          Discard my changes
        </Button>
      ) : null}
    </>
  );
}
