import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFormParts } from './form-context.ts';
import { wrongFields } from './form-schema.ts';
import styles from './form.module.css';

interface FormSubmitProps {
  children: string;
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /** There is nothing that it could be sent about. */
  isDisabled?: boolean | undefined;
  /** Takes the whole width of the form. */
  block?: boolean;
  className?: string | undefined;
}

/** The button that sends the form, with its busy word; off while something is missing where the form wants it so. */
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

/** Says beside the button why it is off: nobody has to search the form for what is missing (D-090). */
function SubmitWhenComplete({ children, isDisabled = false, ...rest }: FormSubmitProps) {
  const { busy, control, fields, schema } = useFormParts();
  const missingId = useId();
  // Not the form's own `isValid`, which a message of the server takes away: the next try may be right.
  const wrong = useWatch({ control, compute: (values) => wrongFields(schema, values).join(' ') });
  const notes = useStore(fields.store);
  const labels = wrong.split(' ').flatMap((name) => notes.get(name)?.label ?? []);
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        isDisabled={isDisabled || wrong !== ''}
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
