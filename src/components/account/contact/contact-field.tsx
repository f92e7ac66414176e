import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextProps } from '#components/form/fields/form-text-field.tsx';
import type { FieldSource } from '#components/form/use-form-field.ts';

const fields = {
  name: { label: 'Name', autoComplete: 'given-name' },
  surname: { label: 'Surname', autoComplete: 'family-name' },
  cellphoneNumber: { label: 'Cellphone number', type: 'tel', autoComplete: 'tel' },
  whatsAppNumber: { label: 'WhatsApp number', type: 'tel', autoComplete: 'tel' },
  town: { label: 'Town', autoComplete: 'address-level2' },
  postalCode: { label: 'Postal Code', inputMode: 'numeric', autoComplete: 'postal-code' },
} as const satisfies Record<string, FormTextProps>;

type ContactFieldProps<Values extends FieldValues, Output> = FieldSource<string, Values, Output> & {
  name: keyof typeof fields & FieldPathByValue<Values, string>;
} & Pick<FormTextProps, 'labelEnd' | 'description'>;

export function ContactField<Values extends FieldValues, Output>(props: ContactFieldProps<Values, Output>) {
  return <FormTextField<Values, Output> {...fields[props.name]} {...props} />;
}
