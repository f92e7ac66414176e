import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';

/** A form marks either its required or its optional fields: the kind with fewer fields. */
export type FieldMark = 'required' | 'optional';

export interface FieldHelpProps {
  description?: ReactNode;
  /** The field error: the cause, and how to correct it. */
  errorMessage?: string | undefined;
  /** A hint about an unusual value. The field remains valid. */
  warning?: string | undefined;
}

export interface FieldFrameProps extends FieldHelpProps {
  label: string;
  mark?: FieldMark | undefined;
  hidesLabel?: boolean | undefined;
  labelEnd?: ReactNode;
  children: ReactNode;
}

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
      {/* After the control in the document and the tab order; CSS places it beside the label. */}
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
        // One element for help and warning: a field has one description id.
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
