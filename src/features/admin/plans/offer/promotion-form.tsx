import { check, forward, nullable, number, object, partialCheck, pipe, type InferOutput } from 'valibot';
import { createPromotionMutation } from '#api/queries/plans.ts';
import { optionalDate, optionalText } from '#components/form/field-rules.ts';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormNumberField } from '#components/form/fields/form-number-field.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure, FormPair } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { schoolMidnight } from '#lib/time/school-time.ts';
import { Button } from '#ui/Button.tsx';
import styles from './offer.module.css';

const incomplete = 'Please complete the date.';

const schema = pipe(
  object({
    name: optionalText(),
    discountPercent: pipe(
      nullable(number()),
      check((value) => value !== null, 'Discount is required.'),
      check((value) => value === null || (value > 0 && value <= 100), 'Must be above 0 and at most 100.'),
      check(
        (value) => value === null || Math.round(value * 100) / 100 === value,
        'No more than two decimals.',
      ),
    ),
    firstDay: optionalDate(incomplete),
    lastDay: optionalDate(incomplete),
  }),
  forward(
    partialCheck(
      [['firstDay'], ['lastDay']],
      ({ firstDay, lastDay }) => firstDay === '' || lastDay === '' || firstDay <= lastDay,
      'The last day is before the first.',
    ),
    ['lastDay'],
  ),
);

/** Days as the office means them: whole ones at school, the last one included. */
const toPromotion = ({ name, discountPercent, firstDay, lastDay }: InferOutput<typeof schema>) => ({
  isActive: true,
  discountPercent: discountPercent ?? 0,
  ...(name !== '' && { name }),
  ...(firstDay !== '' && { startDate: schoolMidnight(firstDay) }),
  ...(lastDay !== '' && { endDate: schoolMidnight(lastDay, 1) }),
});

/** A discount for a while. It is switched on at once. */
export function PromotionForm({ planId, onClose }: { planId: string; onClose: () => void }) {
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {}),
    mutation: createPromotionMutation(planId),
    toBody: toPromotion,
    about: `promotion of ${planId}`,
    texts: { busy: 'Adding…', success: 'Promotion added', failed: 'The promotion was not added' },
    onSuccess: onClose,
  });
  const { control } = form;
  return (
    <Form form={form} className={styles.form}>
      <FormPair uneven>
        <FormTextField control={control} name="name" label="Name" />
        <FormNumberField control={control} name="discountPercent" label="Discount (%)" />
      </FormPair>
      <FormPair>
        <FormDateField control={control} name="firstDay" label="First day" />
        <FormDateField control={control} name="lastDay" label="Last day" />
      </FormPair>
      <FormFailure />
      <div className={styles.buttons}>
        <Button
          onPress={async () => {
            if (await form.mayLeave()) onClose();
          }}
        >
          Cancel
        </Button>
        <FormSubmit>Add promotion</FormSubmit>
      </div>
    </Form>
  );
}
