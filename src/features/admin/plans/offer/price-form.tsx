import { object } from 'valibot';
import { setPlanPriceMutation, type Plan } from '#api/queries/plans.ts';
import { FormNumberField } from '#components/form/fields/form-number-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { formatRand } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { price } from '../form/plan-fields.ts';
import styles from './offer.module.css';

const schema = object({ price });

/** Another price and nothing else; who pays it from when is said before it is set. */
export function PriceForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { id, planName } = plan;
  const form = useProblemForm({
    schema,
    defaultValues: { price: plan.price },
    mutation: setPlanPriceMutation(id),
    about: `price of ${id}`,
    mayCall: (values) =>
      confirm({
        title: 'Change the price?',
        message: markup`<b>${planName}</b> costs ${formatRand(values.price)} instead of ${formatRand(plan.price)} from now on, for purchases and for renewals. Terms that are paid stay as they are.`,
        confirmText: 'Change the price',
        tone: 'primary',
      }),
    texts: { busy: 'Changing…', success: 'Price changed', failed: 'The price was not changed' },
    onSuccess: onClose,
  });
  return (
    <Form form={form} className={styles.form}>
      <FormNumberField control={form.control} name="price" label="New price" />
      <FormFailure />
      <div className={styles.buttons}>
        <Button
          onPress={async () => {
            if (await form.mayLeave()) onClose();
          }}
        >
          Cancel
        </Button>
        <FormSubmit>Change the price</FormSubmit>
      </div>
    </Form>
  );
}
