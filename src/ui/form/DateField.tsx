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
  /** `yyyy-MM-dd`, with a time `yyyy-MM-ddTHH:mm`; empty, or 'incomplete' for half a date. */
  value: string;
  /** Asks for hours and minutes, too. */
  withTime?: boolean | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Goes to the input itself, so that a form can move the focus there. */
  ref?: (input: HTMLInputElement | null) => void;
}

/**
 * A labelled date, with or without a time. A browser reports half a date as no date at all; here it is kept apart, so that it
 * is not lost silently. That is why the input keeps its own value while somebody types; a value that comes from
 * elsewhere, such as a reset, makes it anew.
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
