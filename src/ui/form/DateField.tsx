import { useRef, useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onKeyUp'
  | 'onBlur'
  | 'ref'
  | 'multiline'
  | 'rows'
  | 'verbatim'
> {
  /** `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`; empty, or 'incomplete' for a partly entered date. */
  value: string;
  withTime?: boolean | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: (input: HTMLInputElement | null) => void;
}

/**
 * A labelled date, with or without a time. Browsers report a partly entered date as empty; here it is 'incomplete'. The
 * input is therefore uncontrolled while the user types; a value from outside, such as a reset, remounts it.
 */
export function DateField({ value, onChange, onBlur, ref, withTime, ...rest }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ value, version: 0 });
  if (value !== typed.value) setTyped({ value, version: typed.version + 1 });

  const report = () => {
    const next = input.current?.validity.badInput ? 'incomplete' : (input.current?.value ?? '');
    setTyped((last) => ({ ...last, value: next }));
    onChange(next);
  };
  return (
    <TextField
      {...rest}
      key={typed.version}
      type={withTime ? 'datetime-local' : 'date'}
      defaultValue={value === 'incomplete' ? '' : value}
      onChange={report}
      onKeyUp={report}
      onBlur={() => {
        report();
        onBlur();
      }}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
    />
  );
}
