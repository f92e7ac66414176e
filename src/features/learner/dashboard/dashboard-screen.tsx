import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { useIsFreeLearner } from '#components/plan/free-learner.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FreeDashboard } from './free/free-dashboard.tsx';
import { NoGrade } from './no-grade.tsx';
import { ProfileCard } from './profile.tsx';
import { Subjects } from './subjects.tsx';
import { Welcome } from './welcome.tsx';
import styles from './dashboard-screen.module.css';

/** Where a learner lands after signing in: who I am, how I am doing, and where to go on. */
export function DashboardScreen() {
  const { data: profile } = useSuspenseQuery(myLearnerProfileQuery());
  const isFree = useIsFreeLearner();
  if (!profile.gradeId) return <NoGrade />;
  if (isFree) return <FreeDashboard profile={profile} gradeId={profile.gradeId} />;
  return (
    <Panels>
      <Welcome name={profile.name} />
      <ProfileCard profile={profile} gradeId={profile.gradeId} />
      <Subjects learnerId={profile.id} />
    </Panels>
  );
}

function Panels({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <div className={styles.panels}>{children}</div>
    </div>
  );
}

export function DashboardSkeleton() {
  return (
    <Loading text="Loading your dashboard…">
      <Panels>
        <Skeleton height="252px" className={styles.block} />
        <Skeleton height="252px" className={styles.block} />
        <div className={styles.cards}>
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} height="320px" className={styles.block} />
          ))}
        </div>
      </Panels>
    </Loading>
  );
}
