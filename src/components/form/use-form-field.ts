import { useLayoutEffect, useRef } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import { afterPress } from './after-press.ts';
import { fieldValueText } from './conflict/field-value-text.ts';
import { useFormParts } from './form-context.ts';
import { fieldMark, isRequired } from './form-schema.ts';

/** Selects the form value of a field by name. Only names of values with a matching type are allowed. */
export interface FieldSource<Value, Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value>;
}

interface FieldOptions<Value, Values extends FieldValues> {
  label: string;
  isSecret?: boolean;
  isReadOnly?: boolean | undefined;
  formatValue?: ((value: Value) => string) | undefined;
  isRequired?: boolean | undefined;
  /** Fields that are validated again when this field changes. */
  deps?: Path<Values>[];
}

/** Returns the props of a control that its form determines. Other modules must not use `useController`. */
export function useFormField<Value, Values extends FieldValues, Output>(
  { control, name }: FieldSource<Value, Values, Output>,
  options: FieldOptions<Value, Values>,
) {
  const {
    label,
    isSecret = false,
    isReadOnly = false,
    formatValue,
    isRequired: isNeeded,
    deps = [],
  } = options;
  const { schema, fields, busy } = useFormParts();
  const { field, fieldState } = useController({ control, name, rules: deps.length > 0 ? { deps } : {} });
  const format = useRef(formatValue);
  useLayoutEffect(() => {
    format.current = formatValue;
  }, [formatValue]);
  useLayoutEffect(
    () =>
      fields.add(name, {
        label,
        isSecret,
        formatValue: (value) => fieldValueText(value, format.current),
      }),
    [fields, name, label, isSecret],
  );
  return {
    label,
    name: field.name,
    value: field.value as Value,
    // Input during the request would be lost. A read-only field, unlike a disabled one, keeps the focus.
    isReadOnly: isReadOnly || busy !== undefined,
    onChange: (value: Value) => {
      if (busy === undefined) field.onChange(value);
    },
    onBlur: () => void afterPress(field.onBlur),
    ref: field.ref,
    isInvalid: fieldState.invalid,
    errorMessage: fieldState.error?.message,
    isRequired: isNeeded ?? isRequired(schema, name),
    mark: fieldMark(schema, name, isNeeded),
  };
}
