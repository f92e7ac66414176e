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
  | 'grows'
  | 'backdrop'
  | 'verbatim'
> {
  /** `yyyy-MM-dd`, `yyyy-MM-ddTHH:mm`, empty, or 'incomplete' for a partly typed date. */
  value: string;
  withTime?: boolean | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: (input: HTMLInputElement | null) => void;
}

/** A labelled date, with or without a time, in the date picker of the browser. A partly typed date is 'incomplete'. */
export function DateField({ value, onChange, onBlur, ref, withTime, ...rest }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Browsers report a partly typed date as empty, so the input is uncontrolled while the user types. A new value from the
  // form, such as a reset, remounts it.
  const [typed, setTyped] = useState({ value, version: 0 });
  if (value !== typed.value) setTyped({ value, version: typed.version + 1 });

  const updateValue = () => {
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
      onChange={updateValue}
      onKeyUp={updateValue}
      onBlur={() => {
        updateValue();
        onBlur();
      }}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
    />
  );
}
