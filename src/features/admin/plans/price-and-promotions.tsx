import { useId, useState } from 'react';
import { object } from 'valibot';
import { setPlanPriceMutation, type Plan } from '#api/queries/plans.ts';
import { FormNumberField } from '#components/form/fields/form-number-field.tsx';
import { PageForm } from '#components/form/page-form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { useReturnFocusToButton } from '#components/page/focus/return-focus.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Select } from '#ui/form/Select.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { price } from './plan-fields.ts';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionList } from './promotions.tsx';
import styles from './plans.module.css';

interface PriceAndPromotionsProps {
  plans: readonly Plan[];
  /** The plan that is open in the editor; the selection is fixed to it. */
  edited: Plan | undefined;
}

/** Changes the price of a plan without opening its editor, and manages its promotions. */
export function PriceAndPromotions({ plans, edited }: PriceAndPromotionsProps) {
  const headingId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const [openForm, setOpenForm] = useState<'price' | 'promotion'>();
  const priceButton = useReturnFocusToButton(openForm === 'price');
  const promotionButton = useReturnFocusToButton(openForm === 'promotion');
  const plan = edited ?? plans.find(({ id }) => id === chosenId) ?? plans[0];
  if (!plan) return null;
  const close = () => setOpenForm(undefined);
  return (
    <Stack as="section" aria-labelledby={headingId} className={cardStyle()}>
      <Row justify="between">
        <h2 id={headingId}>Price and promotions</h2>
        <Select
          label="Plan"
          options={plans.map(({ id, planName }) => ({ id, label: planName }))}
          value={plan.id}
          onChange={(id) => {
            close();
            setChosenId(id);
          }}
          isDisabled={edited !== undefined || openForm !== undefined}
          className={styles.planSelect}
        />
      </Row>
      <PromotionList key={plan.id} planId={plan.id} />
      {openForm === 'price' && !edited ? (
        <PriceForm key={`price ${plan.id}`} plan={plan} onClose={close} />
      ) : null}
      {openForm === 'promotion' ? (
        <PromotionForm key={`promotion ${plan.id}`} planId={plan.id} onClose={close} />
      ) : null}
      {openForm === undefined ? (
        <Row justify="end">
          <span className={styles.price}>
            {plan.planName} costs <b>{formatAmount(plan.price)}</b>
          </span>
          {edited ? null : (
            <Button ref={priceButton} onPress={() => setOpenForm('price')}>
              Change the price
            </Button>
          )}
          <Button ref={promotionButton} onPress={() => setOpenForm('promotion')}>
            Add promotion
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}

export const schema = object({ price });

/** Changes the price after a confirmation, which says from when and for which payments the new price applies. */
function PriceForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const form = useProblemForm({
    schema,
    defaultValues: { price: plan.price },
    mutation: setPlanPriceMutation(plan.id),
    recordId: `price of ${plan.id}`,
    shouldSubmit: (values) =>
      confirm({
        title: 'Change the price?',
        message: markup`<b>${plan.planName}</b> costs ${formatAmount(values.price)} instead of ${formatAmount(plan.price)} from now on, for purchases and for renewals. Periods that are already paid keep their price.`,
        confirmText: 'Change the price',
        tone: 'primary',
      }),
    texts: { busy: 'Changing…', success: 'Price changed' },
    onSuccess: onClose,
  });
  return (
    <PageForm form={form} submit="Change the price" frame="inset" onCancel={onClose} takesFocus>
      <FormNumberField control={form.control} name="price" label="New price" />
    </PageForm>
  );
}
