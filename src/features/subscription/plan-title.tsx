import type { RunningPlan } from '#components/plan/running-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { Row } from '#ui/layout.tsx';
import styles from './subscription.module.css';

export const PlanTitle = ({ id, plan }: { id: string; plan: RunningPlan }) => (
  <Row justify="between">
    <h2 id={id} className="fs-3 breakable">
      {plan.planName}
    </h2>
    <Badge tone="success">Active</Badge>
  </Row>
);

export const PlanPrice = ({ plan: { price, currency } }: { plan: RunningPlan }) => (
  <p className={styles.price}>{formatMoney(price, currency)}</p>
);
