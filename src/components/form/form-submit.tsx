import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFormParts } from './form-context.ts';
import { invalidFields } from './form-schema.ts';
import styles from './form.module.css';

interface FormSubmitProps {
  children: string;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  block?: boolean;
  className?: string | undefined;
}

export function FormSubmit(props: FormSubmitProps) {
  const { isDisabled = false, ...rest } = props;
  const { busy, disableWhileInvalid } = useFormParts();
  if (disableWhileInvalid) return <SubmitWhenComplete {...props} />;
  return (
    <Button
      type="submit"
      variant="primary"
      busy={busy}
      isDisabled={isDisabled}
      {...rest}
      className={classNames(!props.block && styles.alone, props.className)}
    />
  );
}

/** Disables the button while fields are invalid, and lists the missing fields (D-090). */
function SubmitWhenComplete({ children, isDisabled = false, ...rest }: FormSubmitProps) {
  const { busy, control, fields, schema } = useFormParts();
  const missingId = useId();
  // react-hook-form's `isValid` is false after a field error of the server, although the next attempt may succeed.
  const invalid = useWatch({ control, compute: (values) => invalidFields(schema, values).join(' ') });
  const shownFields = useStore(fields.store);
  const labels = invalid.split(' ').flatMap((name) => shownFields.get(name)?.label ?? []);
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        isDisabled={isDisabled || invalid !== ''}
        aria-describedby={missingId}
        {...rest}
      >
        {children}
      </Button>
      <p id={missingId} role="status" className={classNames(styles.missing, 'muted fs-1')}>
        {labels.length > 0 ? `Still needed: ${labels.join(', ')}` : null}
      </p>
    </div>
  );
}
