import type { components } from '#api/contract.gen.ts';
import { endWords } from '#components/plan/plan-words.ts';
import { formatMoney } from '#lib/money.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Fact, Facts } from '../facts.tsx';
import type { KeptData } from './data-file.ts';
import { Section } from './section.tsx';

interface PlanSectionProps {
  learner: components['schemas']['Learner'];
  subscription: KeptData['subscription'];
}

/** The plans that run now; no operation tells about earlier ones. */
export function PlanSection({ learner: { name }, subscription }: PlanSectionProps) {
  const plans = subscription.isActive ? subscription.runningPlans : [];
  return (
    <Section id="plan" title={plans.length > 1 ? 'Running plans' : 'Running plan'}>
      {plans.length === 0 ? <p>{name} has no running plan.</p> : null}
      {plans.map((plan) => (
        <Facts key={plan.planId}>
          <Fact name="Plan">{plan.planName}</Fact>
          <Fact name="Price">{formatMoney(plan.price, plan.currency)}</Fact>
          <Fact name="Started on">{formatTimestamp(plan.startDate)}</Fact>
          <Fact name="Runs until">{endWords(plan.expirationDate)}</Fact>
          <Fact name="Auto-renew">{plan.autoRenew ? 'On' : 'Off'}</Fact>
        </Facts>
      ))}
    </Section>
  );
}
