import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { ChangedFields } from './changed/changed-fields.tsx';
import { FormContext, useFormParts } from './form-context.ts';
import type { FormParts } from './use-problem-form.ts';
import styles from './form.module.css';

interface FormProps {
  /** The result of `useProblemForm`. */
  form: { parts: FormParts };
  children: ReactNode;
  className?: string | undefined;
}

/** A form and everything that belongs to it: fields, `FormFailure`, `FormSubmit`. */
export function Form({ form: { parts }, children, className }: FormProps) {
  const { attach } = parts;
  return (
    <FormContext value={parts}>
      <form
        ref={attach}
        // Before the application is there, nothing typed may be sent into the URL.
        method="dialog"
        noValidate
        onSubmit={parts.submit}
        aria-busy={parts.busy !== undefined}
        className={classNames(styles.form, className)}
      >
        {/* Enter works while the visible button is off: it says at each field what is missing (D-090). */}
        {parts.disableWhileInvalid ? <button type="submit" hidden tabIndex={-1} /> : null}
        {children}
      </form>
    </FormContext>
  );
}

interface FormPairProps {
  /** The first field needs more room than the second. */
  uneven?: boolean;
  children: ReactNode;
}

/** Two short fields beside each other, where there is room. */
export function FormPair({ uneven, children }: FormPairProps) {
  return <div className={classNames(styles.pair, uneven && styles.uneven)}>{children}</div>;
}

/** Why the form was not sent, where no field says it; nothing as long as all is well. */
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
