import { Printer, RefreshCw, X } from 'lucide-react';
import { useId } from 'react';
import type { components } from '#api/contract.gen.ts';
import { PlanPrice } from '#components/plan/plan-price.tsx';
import { dayText } from '#components/plan/plan-text.ts';
import type { RunningPlan } from '#components/plan/running-plans.ts';
import { TimeLeft } from '#components/plan/time-left.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { AutoRenewButton } from '../auto-renew-button.tsx';
import { Facts } from '../facts.tsx';
import { PlanTitle } from '../plan-title.tsx';
import type { useAutoRenew } from '../use-auto-renew.ts';
import { Receipt, documentKind } from './receipt.tsx';
import styles from './manage.module.css';

interface PlanCardProps {
  plan: RunningPlan;
  /** The plan as sold now; undefined if the plan is retired or the plans on sale are not loaded. */
  offer: components['schemas']['PublicPlan'] | undefined;
  learnerId: string;
  learnerName: string | undefined;
  running: readonly RunningPlan[];
  /** Undefined for a user who may not change auto-renew. */
  autoRenew: ReturnType<typeof useAutoRenew> | undefined;
  onPrint: () => void;
}

export function PlanCard({
  plan,
  offer,
  learnerId,
  learnerName,
  running,
  autoRenew,
  onPrint,
}: PlanCardProps) {
  const id = useId();
  const kind = documentKind(plan);
  return (
    <>
      <Stack as="section" className={classNames(cardStyle(), styles.card)} aria-labelledby={id}>
        <Stack gap={1}>
          <PlanTitle id={id} plan={plan} />
          {offer ? <p className="muted breakable">{offer.features.join(' · ')}</p> : null}
        </Stack>
        <PlanPrice plan={plan} />
        <TimeLeft plan={plan} />
        <Facts
          facts={[
            ['Start', dayText(plan.startDate)],
            ['Ends', dayText(plan.expirationDate)],
            ['Next billing', plan.nextBillingDateUtc ? dayText(plan.nextBillingDateUtc) : 'None'],
          ]}
        />
        <Stack gap={2} className={classNames('muted fs-0', styles.renewal)}>
          {plan.renews ? (
            <Badge tone="success" icon={<RefreshCw aria-hidden="true" />}>
              Auto-renew On
            </Badge>
          ) : (
            <Badge tone="outline" icon={<X aria-hidden="true" />}>
              Auto-renew Off
            </Badge>
          )}
          <p>{renewalText(plan, running.length)}</p>
        </Stack>
        <Row justify="between" className={styles.actions}>
          {autoRenew ? (
            <AutoRenewButton
              plan={plan}
              running={running}
              autoRenew={autoRenew}
              icon={<span className={styles.switch} data-on={plan.renews || undefined} aria-hidden="true" />}
            />
          ) : null}
          <Button
            variant="quiet"
            icon={<Printer aria-hidden="true" />}
            aria-label={`Print ${kind} for ${plan.planName}`}
            onPress={onPrint}
          >
            Print {kind}
          </Button>
        </Row>
      </Stack>
      <Receipt plan={plan} learnerId={learnerId} learnerName={learnerName} />
    </>
  );
}

function renewalText({ renews, isLatest, expirationDate }: RunningPlan, count: number): string {
  if (renews) {
    const charged = 'Your card will be charged again on the next billing date.';
    return count > 1
      ? `${charged} Turning auto-renew off turns it off for all of this learner's plans.`
      : charged;
  }
  if (expirationDate === null) {
    return 'Access stays: this plan has no end date, and nothing is charged again.';
  }
  const until = `Access stays until ${dayText(expirationDate)}, then it stops.`;
  return isLatest ? until : `${until} Only the plan that started most recently can be set to renew.`;
}
