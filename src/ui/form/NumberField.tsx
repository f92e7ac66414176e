import { useState, type ReactNode, type Ref } from 'react';
import { readNumber } from '#lib/text/read-number.ts';
import type { FieldMark } from './FieldFrame.tsx';
import { TextField } from './TextField.tsx';

export interface NumberFieldProps {
  label: string;
  mark?: FieldMark | undefined;
  labelEnd?: ReactNode;
  description?: ReactNode;
  errorMessage?: string | undefined;
  name?: string;
  isRequired?: boolean;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  /** Null while there is none; NaN for a text that is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  className?: string | undefined;
  /** Goes to the input itself, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>;
}

const written = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);

/**
 * A labelled number. Point and comma both stand before the decimals, whatever the language of the browser: one that knew
 * only its own would make 24950 of 249.50, without a word.
 */
export function NumberField({ value, onChange, ref, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: written(value), value });
  const text = Object.is(typed.value, value) ? typed.text : written(value);
  return (
    <TextField
      {...rest}
      {...(ref ? { ref: ref as Ref<HTMLInputElement & HTMLTextAreaElement> } : {})}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(next) => {
        const read = readNumber(next);
        setTyped({ text: next, value: read });
        onChange(read);
      }}
    />
  );
}
