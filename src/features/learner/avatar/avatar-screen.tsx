import { useSuspenseQuery } from '@tanstack/react-query';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { BackLink, PageHeadSkeleton } from '#components/page/back-link.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AvatarForm } from './avatar-form.tsx';
import styles from './avatar-screen.module.css';

/** Lets a learner build an avatar and choose the mascot's hoodie (D-243). */
export function AvatarScreen() {
  const { data: profile } = useSuspenseQuery(myLearnerProfileQuery());
  return (
    <div className={styles.screen} data-bleed>
      <div className={styles.column}>
        <PageHeader
          aboveTitle={<BackLink to="/learner/profile" />}
          title="Your face"
          description="Build a picture of you, and choose what Pronk wears. Your parents and your school can see it too."
        />
      </div>
      <AvatarForm profile={profile} />
    </div>
  );
}

export const AvatarSkeleton = () => (
  <div className={styles.screen} data-bleed>
    <Loading text="Loading your face…" className={styles.column}>
      <PageHeadSkeleton className={styles.headSkeleton} />
      <div className={styles.columns}>
        <Skeleton height="184px" className={styles.block} />
        <Skeleton height="640px" className={styles.block} />
      </div>
    </Loading>
  </div>
);
