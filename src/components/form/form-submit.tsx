import { useId, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { useFormParts } from './form-context.ts';
import { wrongFields } from './form-schema.ts';
import styles from './form.module.css';

interface FormSubmitProps {
  children: string;
  /** Takes the whole width of the form. */
  block?: boolean;
  className?: string | undefined;
}

/** The button that sends the form, with its busy word; off while something is missing where the form wants it so. */
export function FormSubmit(props: FormSubmitProps) {
  const { busy, disableWhileInvalid } = useFormParts();
  if (disableWhileInvalid) return <SubmitWhenComplete {...props} />;
  return <Button type="submit" variant="primary" busy={busy} {...props} />;
}

/** Says beside the button why it is off: nobody has to search the form for what is missing (D-090). */
function SubmitWhenComplete({ children, ...rest }: FormSubmitProps) {
  const { busy, control, fields, schema } = useFormParts();
  const missingId = useId();
  // Not the form's own `isValid`, which a message of the server takes away: the next try may be right.
  const wrong = useWatch({ control, compute: (values) => wrongFields(schema, values).join(' ') });
  useSyncExternalStore(fields.subscribe, fields.version);
  const labels = wrong.split(' ').flatMap((name) => fields.get(name)?.label ?? []);
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        isDisabled={wrong !== ''}
        aria-describedby={missingId}
        {...rest}
      >
        {children}
      </Button>
      <p id={missingId} role="status" className={styles.missing}>
        {labels.length > 0 ? `Still needed: ${labels.join(', ')}` : null}
      </p>
    </div>
  );
}
