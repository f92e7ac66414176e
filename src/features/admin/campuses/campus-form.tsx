import { useQueryClient } from '@tanstack/react-query';
import { boolean, object } from 'valibot';
import {
  campusListQuery,
  createCampusMutation,
  updateCampusMutation,
  type Campus,
} from '#api/queries/campuses.ts';
import { editedListRecord } from '#components/form/conflict/edited-list-record.ts';
import { requiredText, textOrNull } from '#components/form/field-rules.ts';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormSwitch } from '#components/form/fields/form-switch.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { FormPair } from '#components/form/form.tsx';
import { phoneNumberOrNull } from '#components/form/phone-rules.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';

/** Only the name is required (ADM-025, VAL-015). */
export const schema = object({
  name: requiredText('Name is required.'),
  address: textOrNull(),
  city: textOrNull(),
  province: textOrNull(),
  postalCode: textOrNull(),
  contactNumber: phoneNumberOrNull(),
  isActive: boolean(),
});

const provinces = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Northern Cape',
  'Western Cape',
];

interface CampusFormProps {
  campus: Campus | undefined;
  onClose: () => void;
}

export function CampusForm({ campus, onClose }: CampusFormProps) {
  const queryClient = useQueryClient();
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, campus ?? { isActive: true }),
    mutation: campus ? updateCampusMutation(campus.id) : createCampusMutation(),
    texts: {
      busy: 'Saving…',
      success: campus ? 'Campus updated' : 'Campus created',
      problem: {
        missing: {
          title: 'This campus has been deleted',
          advice: 'Close the form to see the current campuses.',
        },
      },
    },
    edited: editedListRecord(
      campus,
      () => queryClient.query({ ...campusListQuery(), staleTime: 0 }),
      (current) => formValues(schema, current),
    ),
    onSuccess: onClose,
  });
  const { control } = form;
  return (
    <FormDialog title={campus ? 'Edit campus' : 'Add campus'} form={form} onClose={onClose}>
      <FormTextField control={control} name="name" label="Name" />
      <FormTextField control={control} name="address" label="Address" />
      <FormTextField control={control} name="city" label="City" />
      <FormPair uneven>
        <FormSelect
          control={control}
          name="province"
          label="Province"
          options={provinceOptions(campus?.province)}
          placeholder="Choose…"
        />
        <FormTextField control={control} name="postalCode" label="Postal Code" inputMode="numeric" />
      </FormPair>
      <FormTextField control={control} name="contactNumber" label="Contact" type="tel" />
      <FormSwitch
        control={control}
        name="isActive"
        label="Active"
        description="Off while no classes are held here."
      />
    </FormDialog>
  );
}

/** The server accepts any province, so the current one remains an option. */
const provinceOptions = (current: string | null | undefined) =>
  [...new Set([...provinces, ...(current ? [current] : [])])].map((province) => ({
    id: province,
    label: province,
  }));
