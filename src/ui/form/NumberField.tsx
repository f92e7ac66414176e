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
  /** Null for an empty field; NaN for a text that is not a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

const formatNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);

/** A labelled number. Accepts point and comma as decimal separator in every browser language. */
export function NumberField({ value, onChange, ref, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: formatNumber(value), value });
  const text = Object.is(typed.value, value) ? typed.text : formatNumber(value);
  return (
    <TextField
      {...rest}
      {...(ref ? { ref: ref as Ref<HTMLInputElement & HTMLTextAreaElement> } : {})}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(next) => {
        const parsed = readNumber(next);
        setTyped({ text: next, value: parsed });
        onChange(parsed);
      }}
    />
  );
}
