import type { Control, FieldPathByValue, FieldPathValue, FieldValues, Path } from 'react-hook-form';
import { Select, type SelectOption, type SelectProps } from '#ui/form/Select.tsx';
import { optionLabels } from '../conflict/field-value-text.ts';
import { useFormField } from '../use-form-field.ts';

type Choice = string | number;

type Chosen<Values extends FieldValues, Name extends FieldPathByValue<Values, Choice | null>> = NonNullable<
  FieldPathValue<Values, Name>
> &
  Choice;

interface FormSelectProps<
  Values extends FieldValues,
  Output,
  Name extends FieldPathByValue<Values, Choice | null>,
> extends Pick<SelectProps<Choice>, 'label' | 'labelEnd' | 'description' | 'placeholder' | 'isDisabled'> {
  control: Control<Values, unknown, Output>;
  name: Name;
  options: readonly SelectOption<Chosen<Values, Name>>[];
  deps?: Path<Values>[];
}

/** The id of the option 'None'. The leading space distinguishes it from record ids. */
const noneId = ' none';
const none = { id: noneId, label: 'None' };

/** An empty text and null both mean no selection. An optional field has the option 'None'. */
export function FormSelect<
  Values extends FieldValues,
  Output,
  Name extends FieldPathByValue<Values, Choice | null>,
>({ control, name, options, deps, ...rest }: FormSelectProps<Values, Output, Name>) {
  const field = useFormField<Choice | null, Values, Output>(
    { control, name },
    {
      ...rest,
      ...(deps && { deps }),
      formatValue: (chosen) =>
        optionLabels(
          options.map(({ id, label }) => ({ value: id, label })),
          chosen,
        ),
    },
  );
  const value = field.value === '' ? null : field.value;
  const empty = typeof value === 'number' ? null : '';
  return (
    <Select<Choice>
      {...rest}
      {...field}
      options={value === null || field.isRequired ? options : [none, ...options]}
      value={value}
      onChange={(choice) => field.onChange(choice === noneId ? empty : choice)}
    />
  );
}
