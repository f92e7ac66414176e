import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';

/** Whether a field says that it has to be filled in, or that it may stay empty; a form marks the rarer kind. */
export type FieldMark = 'required' | 'optional';

export interface FieldHelpProps {
  /** Help below the control. */
  description?: ReactNode;
  /** The message of an invalid field; names the cause and what to do. */
  errorMessage?: string | undefined;
  /** What is allowed and odd: the field stays valid. */
  warning?: string | undefined;
}

export interface FieldFrameProps extends FieldHelpProps {
  label: string;
  mark?: FieldMark | undefined;
  /** Hides the label from sight: the context shows what the field is for. Screen readers still read it. */
  hidesLabel?: boolean | undefined;
  /** Stands at the end of the label's line, such as the link 'Forgot password?'. */
  labelEnd?: ReactNode;
  children: ReactNode;
}

/** What stands around every control: label above, help and error below, tied to it by the field it is in. */
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
      {/* Behind the control for the keyboard: from the field before, Tab leads into this one. */}
      {labelEnd ? <div className={styles.labelEnd}>{labelEnd}</div> : null}
      <FieldHelp {...help} />
    </>
  );
}

/** Help, warning and error below a control, which react-aria-components ties to the field or group around it. */
export function FieldHelp({ description, errorMessage, warning }: FieldHelpProps) {
  return (
    <>
      {description || warning ? (
        // One text for both: the description of a field has one id.
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
