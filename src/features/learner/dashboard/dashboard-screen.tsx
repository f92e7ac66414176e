import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { useIsFreeLearner } from '#components/plan/free-learner.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { FreeDashboard } from './free/free-dashboard.tsx';
import { NoGrade } from './no-grade.tsx';
import { ProfileCard } from './profile.tsx';
import { Subjects, SubjectsSkeleton } from './subjects.tsx';
import { Welcome } from './welcome.tsx';
import styles from './dashboard.module.css';

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
      <Stack gap={6} className={styles.panels}>
        {children}
      </Stack>
    </div>
  );
}

export function DashboardSkeleton() {
  return (
    <Loading text="Loading your dashboard…">
      <Panels>
        <Stack gap={5} className={classNames(cardStyle(), styles.waiting)}>
          <Skeleton width="12em" height="36px" />
          <SkeletonText lines={2} />
          <Skeleton width="9em" height="var(--target)" />
        </Stack>
        <Stack gap={5} className={classNames(cardStyle(), styles.waiting)}>
          <SkeletonText />
          <Skeleton height="var(--target)" />
        </Stack>
        <SubjectsSkeleton />
      </Panels>
    </Loading>
  );
}
