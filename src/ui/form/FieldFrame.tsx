import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';

/** How a field is marked; a form marks the kind that has fewer fields. */
export type FieldMark = 'required' | 'optional';

export interface FieldHelpProps {
  /** Help below the control. */
  description?: ReactNode;
  /** The field error: the cause and what to do. */
  errorMessage?: string | undefined;
  /** For an unusual value; the field stays valid. */
  warning?: string | undefined;
}

export interface FieldFrameProps extends FieldHelpProps {
  label: string;
  mark?: FieldMark | undefined;
  /** Hides the label visually. */
  hidesLabel?: boolean | undefined;
  /** Shown beside the label, such as the link 'Forgot password?'. */
  labelEnd?: ReactNode;
  children: ReactNode;
}

/** Label, help and error around a control. */
export function FieldFrame({ label, mark, hidesLabel, labelEnd, children, ...help }: FieldFrameProps) {
  return (
    <>
      <Label className={hidesLabel ? 'visually-hidden' : classNames(styles.label, 'bold')} data-mark={mark}>
        {label}
        {mark === 'optional' ? (
          <>
            {' '}
            <span className={styles.optional}>(optional)</span>
          </>
        ) : null}
      </Label>
      {children}
      {/* After the control in the tab order. */}
      {labelEnd ? <div className={styles.labelEnd}>{labelEnd}</div> : null}
      <FieldHelp {...help} />
    </>
  );
}

/** Help, warning and error of the surrounding React Aria field or group. */
export function FieldHelp({ description, errorMessage, warning }: FieldHelpProps) {
  return (
    <>
      {description || warning ? (
        // One element for both: a field has one description id.
        <Text slot="description" className={styles.help}>
          {description ? <span>{description}</span> : null}{' '}
          {warning ? (
            <span className={styles.warning}>
              <Info aria-hidden="true" />
              <span>{warning}</span>
            </span>
          ) : null}
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
