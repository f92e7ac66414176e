import { useSuspenseQuery } from '@tanstack/react-query';
import { gradeListQuery } from '#api/queries/grades.ts';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileRecord } from './record.tsx';
import styles from './profile-screen.module.css';

/** A learner's own record: what they may change in a form, the rest beside it (D-029). */
export function ProfileScreen() {
  const { data: profile } = useSuspenseQuery(myLearnerProfileQuery());
  const { data: grades } = useSuspenseQuery(gradeListQuery());
  return (
    <div className={styles.screen}>
      <BackLink to="/learner/dashboard" />
      <PageHeader title="Your profile" description="Is everything right? Change what is not." />
      <div className={styles.columns}>
        <ProfileForm profile={profile} grades={grades} />
        <ProfileRecord profile={profile} />
      </div>
    </div>
  );
}

export function ProfileSkeleton() {
  return (
    <Loading text="Loading your profile…">
      <div className={styles.screen}>
        <div className={styles.columns}>
          <Skeleton height="560px" className={styles.block} />
          <Skeleton height="380px" className={styles.block} />
        </div>
      </div>
    </Loading>
  );
}
