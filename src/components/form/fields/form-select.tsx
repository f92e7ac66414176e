import type { Control, FieldPathByValue, FieldPathValue, FieldValues, Path } from 'react-hook-form';
import { Select, type SelectOption, type SelectProps } from '#ui/form/Select.tsx';
import { labelOf } from '../changed/value-in-words.ts';
import { useFormField } from '../use-form-field.ts';

type Choice = string | number;

/** What a field may hold when something is chosen: the ids of its options. */
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
  /** Other fields that may be right or wrong because of this one. */
  deps?: Path<Values>[];
}

/** The id of the option that takes the choice back; no record has it. */
const noneId = ' none';
const none = { id: noneId, label: 'None' };

/**
 * One of several options, in a list that opens. An empty text and null both mean that none is chosen; where that is
 * allowed, the list offers the way back to it.
 */
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
      inWords: (chosen) =>
        labelOf(
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
