import type { ReactNode, Ref } from 'react';
import { Input, NumberField as AriaNumberField } from 'react-aria-components';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldMark } from './FieldFrame.tsx';
import styles from './Field.module.css';

export interface NumberFieldProps extends Pick<
  AriaNumberFieldProps,
  | 'minValue'
  | 'maxValue'
  | 'step'
  | 'formatOptions'
  | 'name'
  | 'isRequired'
  | 'isReadOnly'
  | 'isDisabled'
  | 'onBlur'
> {
  label: string;
  mark?: FieldMark | undefined;
  labelEnd?: ReactNode;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Null while there is none. */
  value: number | null;
  /** Called when the number is complete: on leaving the field, with Enter and with the arrow keys. */
  onChange: (value: number | null) => void;
  className?: string | undefined;
  /** Goes to the input itself, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>;
}

/** A labelled number, written as the browser's language writes numbers. The wheel does not change it by accident. */
export function NumberField(props: NumberFieldProps) {
  const { label, mark, labelEnd, description, errorMessage, value, onChange, className, ref, ...rest } =
    props;
  return (
    <AriaNumberField
      {...rest}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      isInvalid={Boolean(errorMessage)}
      isWheelDisabled
      validationBehavior="aria"
      className={classNames(styles.field, className)}
    >
      <FieldFrame {...{ label, mark, labelEnd, description, errorMessage }}>
        <Input className={styles.control ?? ''} {...(ref ? { ref } : {})} />
      </FieldFrame>
    </AriaNumberField>
  );
}
