import { useRef } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'onChange' | 'onKeyUp' | 'onBlur' | 'ref' | 'multiline' | 'rows' | 'verbatim'
> {
  /** `yyyy-MM-dd`, empty, or 'incomplete' for half a date. */
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Goes to the input itself, so that a form can move the focus there. */
  ref?: (input: HTMLInputElement | null) => void;
}

/**
 * A labelled date without a time. A browser reports half a date as no date at all; here it is kept apart, so that it
 * is not lost in silence. That is why the input keeps its own value, and takes no more than a first one.
 */
export function DateField({ onChange, onBlur, ref, ...rest }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = () => (input.current?.validity.badInput ? 'incomplete' : (input.current?.value ?? ''));
  return (
    <TextField
      {...rest}
      type="date"
      onChange={() => onChange(typed())}
      onKeyUp={() => onChange(typed())}
      onBlur={() => {
        onChange(typed());
        onBlur();
      }}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
    />
  );
}
