import { useSuspenseQuery } from '@tanstack/react-query';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { DeletionSection } from './deletion.tsx';
import { DataHead } from './head.tsx';
import { ConsentSection, ParentsSection } from './people.tsx';
import { PlanSection } from './plan.tsx';
import { RecordSection } from './record.tsx';
import { ResultsSection } from './results.tsx';
import styles from './data-screen.module.css';

/** What is stored about a child, to be read, printed and taken away, and how to have it deleted. */
export function DataScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { data: report } = useSuspenseQuery(activityReportQuery(learnerId));
  const { data: subscription } = useSuspenseQuery(activeSubscriptionQuery(learnerId));
  return (
    <div className={styles.screen}>
      <DataHead kept={{ learner, report, subscription }} />
      <div className={styles.columns}>
        <RecordSection learner={learner} />
        <div className={styles.column}>
          <ConsentSection learner={learner} />
          <PlanSection learner={learner} subscription={subscription} />
        </div>
      </div>
      <ParentsSection learner={learner} />
      <ResultsSection learner={learner} report={report} />
      <DeletionSection learner={learner} />
    </div>
  );
}

export function DataSkeleton() {
  return (
    <Loading text="Loading the data…" className={styles.screen}>
      <Skeleton height="72px" className={styles.block} />
      <Skeleton height="420px" className={styles.block} />
      <Skeleton height="220px" className={styles.block} />
    </Loading>
  );
}
