import { useEffect, useId, useRef, useState } from 'react';
import type { Plan } from '#api/queries/plans.ts';
import { formatRand } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/form/Select.tsx';
import { PriceForm } from './price-form.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionList } from './promotion-list.tsx';
import styles from './offer.module.css';

interface OfferProps {
  plans: readonly Plan[];
  /** The plan in the editor: what stands here is about it. */
  edited: Plan | undefined;
}

/** The price of one plan and its promotions, which change without the rest of the plan. */
export function Offer({ plans, edited }: OfferProps) {
  const heading = useId();
  const [chosenId, setChosenId] = useState<string>();
  const [open, setOpen] = useState<'price' | 'promotion'>();
  const section = useRef<HTMLElement>(null);
  const opened = useRef<typeof open>(undefined);
  // The button that was pressed goes, and comes back.
  useEffect(() => {
    const target = open ? 'form input' : opened.current && `[data-opens="${opened.current}"]`;
    opened.current = open;
    if (target) section.current?.querySelector<HTMLElement>(target)?.focus();
  }, [open]);
  const plan = edited ?? plans.find(({ id }) => id === chosenId) ?? plans[0];
  if (!plan) return null;
  const close = () => setOpen(undefined);
  return (
    <section ref={section} aria-labelledby={heading} className={classNames(cardStyle(), styles.offer)}>
      <div className={styles.head}>
        <h2 id={heading}>Price and promotions</h2>
        <Select
          label="Plan"
          options={plans.map(({ id, planName }) => ({ id, label: planName }))}
          value={plan.id}
          onChange={(id) => {
            close();
            setChosenId(id);
          }}
          isDisabled={edited !== undefined || open !== undefined}
          className={styles.plan}
        />
      </div>
      <PromotionList key={plan.id} planId={plan.id} />
      {open === 'price' && !edited ? <PriceForm key={`price ${plan.id}`} plan={plan} onClose={close} /> : null}
      {open === 'promotion' ? <PromotionForm key={`promotion ${plan.id}`} planId={plan.id} onClose={close} /> : null}
      {open === undefined ? (
        <div className={styles.buttons}>
          <span className={styles.price}>
            {plan.planName} costs <b>{formatRand(plan.price)}</b>
          </span>
          {edited ? null : (
            <Button data-opens="price" onPress={() => setOpen('price')}>
              Change the price
            </Button>
          )}
          <Button data-opens="promotion" onPress={() => setOpen('promotion')}>
            Add promotion
          </Button>
        </div>
      ) : null}
    </section>
  );
}
