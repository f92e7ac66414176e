import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { fromSchoolDateTime, schoolZone } from '#lib/time/school-time.ts';
import { isExpired } from '../is-expired.ts';

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
  const isPast = typeof value === 'string' && isExpired({ validUntil: fromSchoolDateTime(value) });
  return (
    <FormDateField
      control={control}
      name={name}
      label="Valid until"
      description={`${schoolZone}.${isPast ? ' This is in the past, so nobody will be able to book.' : ''}`}
      withTime
    />
  );
}
