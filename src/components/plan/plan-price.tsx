import type { components } from '#api/contract.gen.ts';
import { formatAmount, formatMoney } from '#lib/money.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './plan-price.module.css';

type RunningPlan = Pick<components['schemas']['RunningPlan'], 'price' | 'currency' | 'payment'>;

/** The amount that was paid for the current term, beside the price of the plan with its currency (SUB-064, D-271). */
export function PlanPrice({ plan, className }: { plan: RunningPlan; className?: string | undefined }) {
  const { price, currency, payment } = plan;
  const isReduced = payment !== null && payment.amount !== price;
  return (
    <p className={classNames(styles.price, className)}>
      {formatAmount(isReduced ? payment.amount : price, currency)}{' '}
      <span className={styles.list}>
        {isReduced ? 'paid, list price ' : ''}
        {formatMoney(price, currency)}
      </span>
    </p>
  );
}
