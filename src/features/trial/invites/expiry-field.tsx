import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { clock } from '#lib/time/clock.ts';
import { fromSchoolDateTime, schoolZone } from '#lib/time/school-time.ts';

interface ExpiryFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string>;
}

/** Until when an invite is valid; the server takes any time, so a past one is only pointed out. */
export function ExpiryField<Values extends FieldValues, Output>({
  control,
  name,
}: ExpiryFieldProps<Values, Output>) {
  const value: unknown = useWatch({ control, name });
  const at = typeof value === 'string' ? Date.parse(fromSchoolDateTime(value)) : Number.NaN;
  const isPast = at <= clock.now().getTime();
  return (
    <FormDateField
      control={control}
      name={name}
      label="Valid until"
      description={isPast ? 'This is in the past: nobody could book with the invite.' : `${schoolZone}.`}
      withTime
    />
  );
}
