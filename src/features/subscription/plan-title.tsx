import type { RunningPlan } from '#components/plan/running-plans.ts';
import { Badge } from '#ui/Badge.tsx';
import { Row } from '#ui/layout.tsx';

export const PlanTitle = ({ id, plan }: { id: string; plan: RunningPlan }) => (
  <Row justify="between">
    <h2 id={id} className="fs-3 breakable">
      {plan.planName}
    </h2>
    <Badge tone="success">Active</Badge>
  </Row>
);
