import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/Badge.tsx';
import type { RunningPlan } from './running-plans.ts';
import styles from './plan-title.module.css';

/** The heading of a card about a running plan. */
export const PlanTitle = ({ id, plan }: { id: string; plan: RunningPlan }) => (
  <div className={styles.title}>
    <h2 id={id}>{plan.planName}</h2>
    <Badge tone="ok">Active</Badge>
  </div>
);

export const PlanPrice = ({ plan: { price, currency } }: { plan: RunningPlan }) => (
  <p className={styles.price}>{formatMoney(price, currency)}</p>
);
