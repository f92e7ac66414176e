import { useState } from 'react';
import { mocked } from 'storybook/test';
import { object, boolean, string, type InferOutput } from 'valibot';
import type { Problem } from '#api/problem.ts';
import { writeOptions } from '#api/write.ts';
import { optionalText, requiredText } from '#components/form/field-rules.ts';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormSwitch } from '#components/form/fields/form-switch.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormPair } from '#components/form/form.tsx';
import { useProblemForm, type ProblemForm } from '#components/form/use-problem-form.ts';
import type { ProblemTextOverrides } from '#components/problem-text.ts';

const schema = object({
  name: requiredText('Name is required.'),
  address: optionalText(),
  city: optionalText(),
  province: string(),
  postalCode: optionalText(),
  isActive: boolean(),
});

export type Campus = InferOutput<typeof schema>;

export const observatory: Campus = {
  name: 'Observatory',
  address: '12 Station Road',
  city: 'Cape Town',
  province: 'Western Cape',
  postalCode: '7925',
  isActive: true,
};

const provinces = ['Eastern Cape', 'Gauteng', 'Western Cape'].map((label) => ({ id: label, label }));

export interface CampusFormOptions {
  campus?: Campus;
  /** Called with each request body. The form receives a response when the returned promise resolves. */
  onSend: (campus: Campus) => unknown;
  /** Errors of the first calls, in order; later calls succeed. */
  failures?: readonly Problem[];
  onSaved?: () => void;
  disableWhileInvalid?: boolean;
  problem?: ProblemTextOverrides;
}

/** Delays responses until the returned function is called. */
export function holdSend({ onSend }: Pick<CampusFormOptions, 'onSend'>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  mocked(onSend).mockReturnValue(promise);
  return resolve;
}

export function useCampusForm(options: CampusFormOptions) {
  const { campus = observatory, onSend, failures = [], onSaved } = options;
  const [remainingFailures] = useState(() => failures.values());
  return useProblemForm({
    schema,
    defaultValues: campus,
    mutation: writeOptions({
      mutationKey: ['campuses', 'save'],
      send: async (body: Campus) => {
        await onSend(body);
        const { value: failure } = remainingFailures.next();
        if (failure) throw failure;
      },
    }),
    disableWhileInvalid: options.disableWhileInvalid ?? false,
    texts: {
      busy: 'Saving…',
      success: 'Campus saved',
      failed: 'Failed to save campus',
      ...(options.problem && { problem: options.problem }),
      conflict: { field: 'name', message: 'Another campus has this name.' },
    },
    onSuccess: () => onSaved?.(),
  });
}

export function CampusFields({ control }: Pick<ProblemForm<Campus, Campus>, 'control'>) {
  return (
    <>
      <FormTextField control={control} name="name" label="Name" />
      <FormTextField control={control} name="address" label="Address" />
      <FormTextField control={control} name="city" label="City" />
      <FormPair uneven>
        <FormSelect control={control} name="province" label="Province" options={provinces} />
        <FormTextField control={control} name="postalCode" label="Postal Code" inputMode="numeric" />
      </FormPair>
      <FormSwitch
        control={control}
        name="isActive"
        label="Active"
        description="Visitors can choose this campus."
      />
    </>
  );
}
