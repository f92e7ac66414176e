import { useSuspenseQuery } from '@tanstack/react-query';
import { gradeListQuery } from '#api/queries/grades.ts';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { BackLink, BackLinkSkeleton } from '#components/page/back-link.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileRecord } from './profile-record.tsx';
import styles from './profile.module.css';

/** A form, and the data that only parents and the school may change (D-029). */
export function ProfileScreen() {
  const { data: profile } = useSuspenseQuery(myLearnerProfileQuery());
  const { data: grades } = useSuspenseQuery(gradeListQuery());
  return (
    <div className={styles.screen}>
      <PageHeader
        aboveTitle={<BackLink to="/learner/dashboard" />}
        title="Your profile"
        description="Is everything right? Change what is not."
      />
      <Stack gap={6} className={styles.columns}>
        <ProfileForm profile={profile} grades={grades} />
        <ProfileRecord profile={profile} />
      </Stack>
    </div>
  );
}

export function ProfileSkeleton() {
  return (
    <Loading text="Loading your profile…">
      <div className={styles.screen}>
        <BackLinkSkeleton />
        <Skeleton width="10em" height="40px" className={styles.heading} />
        <Stack gap={6} className={styles.columns}>
          <Stack gap={5} className={cardStyle()}>
            {['username', 'name', 'email', 'birth'].map((field) => (
              <Stack key={field} gap={2}>
                <Skeleton width="6em" />
                <Skeleton height="var(--target)" />
              </Stack>
            ))}
          </Stack>
          <Stack gap={5} className={cardStyle()}>
            <Skeleton shape="circle" />
            <SkeletonText lines={5} />
          </Stack>
        </Stack>
      </div>
    </Loading>
  );
}
