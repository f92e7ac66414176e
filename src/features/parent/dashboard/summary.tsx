import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, ChevronRight, Target, type LucideIcon } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import type { Learner } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { checkoutState } from '#components/checkout/checkout-state.ts';
import { useLearnerCheckout } from '#components/checkout/stored-checkouts.ts';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { clock } from '#lib/time/clock.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import { toAttempts } from '../progress/periods.ts';
import { ForLearner } from './for-learner.tsx';
import { nextStep, weekText, type Loadable, type NextStep } from './week-and-next-step.ts';
import styles from './dashboard.module.css';

/** Says how the week of a learner went, and what the parent can do next (D-275). */
export function Summary({ learner }: { learner: Learner }) {
  const report = useQuery(activityReportQuery(learner.id));
  const plan = useQuery(activeSubscriptionQuery(learner.id));
  const failure = useQueryFailure(report);
  const attempts = useMemo(() => report.data && toAttempts(report.data), [report.data]);
  const now = clock.now();
  const { checkout, isReady } = useLearnerCheckout(learner.id);
  const step = nextStep(
    {
      learner,
      plan: isReady ? (plan.data ?? missing(plan)) : 'pending',
      isPaymentPending: checkoutState(checkout, plan.data, now) === 'pending',
      attempts: attempts ?? missing(report),
    },
    now,
  );
  return (
    <dl className={styles.summary}>
      <SummaryRow Icon={CalendarCheck} name="This week" isBusy={!attempts && !failure}>
        {attempts ? weekText(attempts, learner, now) : null}
        {failure && !attempts ? (
          <Row gap={3}>
            The results did not load
            <Button size="small" onPress={failure.retry} busy={failure.isRetrying ? 'Loading…' : undefined}>
              <span>
                Try again
                <span className="visually-hidden">
                  {' '}
                  to load the results of {learner.name} {learner.surname}
                </span>
              </span>
            </Button>
          </Row>
        ) : null}
      </SummaryRow>
      <SummaryRow Icon={Target} name="Next step" isBusy={step === 'pending'}>
        {step === undefined ? 'Nothing to do for you' : null}
        {typeof step === 'object' ? <NextStepLink step={step} learner={learner} /> : null}
      </SummaryRow>
    </dl>
  );
}

/** After a failure the state remains 'failed' during a retry. */
const missing = ({ errorUpdateCount }: UseQueryResult): Loadable<never> =>
  errorUpdateCount > 0 ? 'failed' : 'pending';

interface SummaryRowProps {
  Icon: LucideIcon;
  name: string;
  isBusy: boolean;
  children: ReactNode;
}

const SummaryRow = ({ Icon, name, isBusy, children }: SummaryRowProps) => (
  <div className={styles.summaryRow} aria-busy={isBusy}>
    <dt className="muted fs-0">
      <Icon aria-hidden="true" />
      {name}
    </dt>
    <dd className="bold breakable">{isBusy ? <Skeleton width="80%" height="24px" /> : children}</dd>
  </div>
);

function NextStepLink({ step, learner }: { step: NextStep; learner: Learner }) {
  const params = { learnerId: learner.id };
  const content = (
    <>
      <span>
        {step.text}
        {step.text.includes(learner.name) ? null : <ForLearner learner={learner} />}
      </span>
      <ChevronRight aria-hidden="true" />
    </>
  );
  const { nextStep: className } = styles;
  switch (step.kind) {
    case 'activate':
    case 'choose-grade': {
      return (
        <Link to="/parent/child-profile" state={{ learnerId: learner.id }} className={className}>
          {content}
        </Link>
      );
    }
    case 'set-login': {
      return (
        <Link to="/learner/$learnerId/set-logins" params={params} className={className}>
          {content}
        </Link>
      );
    }
    case 'buy': {
      return (
        <Link to="/subscribe" search={{ learnerId: learner.id }} className={className}>
          {content}
        </Link>
      );
    }
    case 'renew': {
      return (
        <Link to="/manage-subscription/$learnerId" params={params} className={className}>
          {content}
        </Link>
      );
    }
    case 'see-result': {
      return (
        <Link
          to="/topic/$topicId/activity-result/$activityResultId"
          params={{ topicId: step.row.topicId, activityResultId: step.row.id }}
          search={{ learnerId: learner.id }}
          state={{ canGoBack: true }}
          className={className}
        >
          {content}
        </Link>
      );
    }
    case 'see-progress': {
      return (
        <Link to="/parent/progress/$learnerId" params={params} className={className}>
          {content}
        </Link>
      );
    }
  }
}
