import { check, object, pipe, type InferOutput } from 'valibot';
import { createPromotionMutation } from '#api/queries/plans.ts';
import { checkField } from '#components/form/check-field.ts';
import { confirmPastDate } from '#components/form/confirm-past-date.ts';
import { optionalDate, optionalText, requiredNumber, twoDecimals } from '#components/form/field-rules.ts';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormNumberField } from '#components/form/fields/form-number-field.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { FormPair } from '#components/form/form.tsx';
import { PageForm } from '#components/form/page-form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { clock } from '#lib/time/clock.ts';
import { schoolDay, schoolMidnight } from '#lib/time/school-time.ts';
import { markup } from '#ui/overlay/markup.ts';

const optionalDay = pipe(
  optionalDate('Please complete the date.'),
  check((text) => text === '' || /^2[01]/.test(text), 'Please check the year.'),
);

export const promotionFields = pipe(
  object({
    name: optionalText(),
    discountPercent: pipe(
      requiredNumber('Discount is required.'),
      check((value) => value > 0 && value <= 100, 'Must be above 0 and at most 100.'),
      twoDecimals(),
    ),
    firstDay: optionalDay,
    lastDay: optionalDay,
  }),
  checkField(
    'lastDay',
    ({ firstDay, lastDay }) => firstDay === '' || lastDay === '' || firstDay <= lastDay,
    'The last day is before the first.',
  ),
);

/** The promotion lasts from the start of the first day to the end of the last day, in school time. */
export const toPromotion = ({
  name,
  discountPercent,
  firstDay,
  lastDay,
}: InferOutput<typeof promotionFields>) => ({
  isActive: true,
  discountPercent,
  ...(name !== '' && { name }),
  ...(firstDay !== '' && { startDate: schoolMidnight(firstDay) }),
  ...(lastDay !== '' && { endDate: schoolMidnight(lastDay, 1) }),
});

export function PromotionForm({ planId, onClose }: { planId: string; onClose: () => void }) {
  const form = useProblemForm({
    schema: promotionFields,
    defaultValues: formValues(promotionFields, {}),
    mutation: createPromotionMutation(planId),
    toBody: toPromotion,
    shouldSubmit: async ({ lastDay }) =>
      lastDay === '' ||
      lastDay >= schoolDay(clock.now().getTime()) ||
      confirmPastDate({
        title: 'Add a promotion that has ended?',
        message: markup`Its last day would be ${lastDay}, which is in the past: the promotion would have no effect.`,
        confirmText: 'Add it',
      }),
    recordId: `promotion of ${planId}`,
    texts: {
      busy: 'Adding…',
      success: 'Promotion added',
    },
    onSuccess: onClose,
  });
  const { control } = form;
  return (
    <PageForm form={form} submit="Add promotion" frame="inset" onCancel={onClose} takesFocus>
      <FormPair uneven>
        <FormTextField control={control} name="name" label="Name" />
        <FormNumberField control={control} name="discountPercent" label="Discount (%)" />
      </FormPair>
      <FormPair>
        <FormDateField control={control} name="firstDay" label="First day" />
        <FormDateField control={control} name="lastDay" label="Last day" />
      </FormPair>
    </PageForm>
  );
}
