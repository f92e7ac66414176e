import { useSuspenseQuery } from '@tanstack/react-query';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { DeletionSection } from './deletion.tsx';
import { DataHead } from './head.tsx';
import { ConsentSection, ParentsSection } from './people.tsx';
import { PlanSection } from './plan.tsx';
import { RecordSection } from './record.tsx';
import { ResultsSection } from './results.tsx';
import styles from './data.module.css';

/** What is stored about a child, to be read, printed and taken away, and how to have it deleted. */
export function DataScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { data: report } = useSuspenseQuery(activityReportQuery(learnerId));
  const { data: subscription } = useSuspenseQuery(activeSubscriptionQuery(learnerId));
  return (
    <Stack gap={6} className={styles.screen}>
      <DataHead kept={{ learner, report, subscription }} />
      <Stack gap={6} className={styles.columns}>
        <RecordSection learner={learner} />
        <Stack gap={6} className={styles.column}>
          <ConsentSection learner={learner} />
          <PlanSection learner={learner} subscription={subscription} />
        </Stack>
      </Stack>
      <ParentsSection learner={learner} />
      <ResultsSection learner={learner} report={report} />
      <DeletionSection learner={learner} />
    </Stack>
  );
}

export function DataSkeleton() {
  return (
    <Loading text="Loading the data…" className={styles.screen}>
      <Skeleton height="72px" shape="box" width="100%" />
      <Skeleton height="420px" shape="box" width="100%" />
      <Skeleton height="220px" shape="box" width="100%" />
    </Loading>
  );
}
