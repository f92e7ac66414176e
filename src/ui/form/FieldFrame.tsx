import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import styles from './Field.module.css';

export interface FieldFrameProps {
  label: string;
  /** Stands at the end of the label's line, such as the link 'Forgot password?'. */
  labelEnd?: ReactNode;
  /** Help below the control. */
  description?: ReactNode;
  /** The message of an invalid field; names the cause and what to do. */
  errorMessage?: string | undefined;
  children: ReactNode;
}

/** What stands around every control: label above, help and error below, tied to it by the field it is in. */
export function FieldFrame({ label, labelEnd, description, errorMessage, children }: FieldFrameProps) {
  return (
    <>
      <Label className={styles.label ?? ''}>{label}</Label>
      {children}
      {/* Behind the control for the keyboard: from the field before, Tab leads into this one. */}
      {labelEnd ? <div className={styles.labelEnd}>{labelEnd}</div> : null}
      {description ? (
        <Text slot="description" className={styles.help}>
          {description}
        </Text>
      ) : null}
      {errorMessage ? (
        <FieldError className={styles.error ?? ''}>
          <TriangleAlert aria-hidden="true" />
          <span>{errorMessage}</span>
        </FieldError>
      ) : null}
    </>
  );
}
