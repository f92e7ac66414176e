import { useLayoutEffect, useRef } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import { afterPress } from './after-press.ts';
import { valueInWords } from './changed/value-in-words.ts';
import { useFormParts } from './form-context.ts';
import { fieldMark, isRequired } from './form-schema.ts';

/** Which value of a form a field is for: only names whose value it can hold are taken. */
export interface FieldSource<Value, Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value>;
}

interface FieldOptions<Value, Values extends FieldValues> {
  label: string;
  isSecret?: boolean;
  isReadOnly?: boolean | undefined;
  /** How a value reads in a sentence, where its text alone would say nothing: the label of an option. */
  inWords?: ((value: Value) => string) | undefined;
  /** In place of what its schema says. */
  isRequired?: boolean | undefined;
  /** Other fields that may be right or wrong because of this one. */
  deps?: Path<Values>[];
}

/**
 * Everything that ties a control to its form: value, name, focus, message, and whether it is required. The only place
 * that knows react-hook-form's controller.
 */
export function useFormField<Value, Values extends FieldValues, Output>(
  { control, name }: FieldSource<Value, Values, Output>,
  options: FieldOptions<Value, Values>,
) {
  const { label, isSecret = false, isReadOnly = false, inWords, isRequired: isNeeded, deps = [] } = options;
  const { schema, fields, busy } = useFormParts();
  const { field, fieldState } = useController({ control, name, rules: deps.length > 0 ? { deps } : {} });
  const words = useRef(inWords);
  useLayoutEffect(() => {
    words.current = inWords;
  }, [inWords]);
  useLayoutEffect(
    () =>
      fields.add(name, {
        label,
        isSecret,
        inWords: (value) => valueInWords(value, words.current),
      }),
    [fields, name, label, isSecret],
  );
  return {
    label,
    name: field.name,
    value: field.value as Value,
    // What is typed while the form is being sent would be neither sent nor saved. Read-only, not disabled: the focus stays.
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
