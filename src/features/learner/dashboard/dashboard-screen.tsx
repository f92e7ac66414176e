import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { useIsFreeLearner } from '#components/plan/free-learner.ts';
import { Card } from '#ui/Card.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { FreeDashboard } from './free/free-dashboard.tsx';
import { NoGrade } from './no-grade.tsx';
import { ProfileCard } from './profile.tsx';
import { Subjects, SubjectsSkeleton } from './subjects.tsx';
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
      <Welcome learnerId={profile.id} name={profile.name} />
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
        <Card className={styles.waiting}>
          <Skeleton width="12em" height="36px" />
          <SkeletonText lines={2} />
          <Skeleton width="9em" height="var(--target)" />
        </Card>
        <Card className={styles.waiting}>
          <SkeletonText />
          <Skeleton height="var(--target)" />
        </Card>
        <SubjectsSkeleton />
      </Panels>
    </Loading>
  );
}
