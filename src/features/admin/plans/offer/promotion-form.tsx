import { createPromotionMutation } from '#api/queries/plans.ts';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormNumberField } from '#components/form/fields/form-number-field.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { mayBeThere } from '#components/form/form-problem.ts';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure, FormPair } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Button } from '#ui/Button.tsx';
import { promotionFields, toPromotion } from './promotion-fields.ts';
import styles from './offer.module.css';

/** A discount for a while. It is switched on at once. */
export function PromotionForm({ planId, onClose }: { planId: string; onClose: () => void }) {
  const form = useProblemForm({
    schema: promotionFields,
    defaultValues: formValues(promotionFields, {}),
    mutation: createPromotionMutation(planId),
    toBody: toPromotion,
    about: `promotion of ${planId}`,
    texts: {
      busy: 'Adding…',
      success: 'Promotion added',
      failed: 'The promotion was not added',
      problem: mayBeThere,
    },
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
