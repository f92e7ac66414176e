import type { ReactNode } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
import { homeOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import styles from './learner-page.module.css';

interface LearnerPageProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A page with one form about a learner: the way back to where the role begins, the heading, the form. */
export function LearnerPage({ title, description, children }: LearnerPageProps) {
  const start = homeOf(useSession(({ details }) => details?.role));
  return (
    <div className={styles.page}>
      <BackLink to={start} />
      <PageHeader title={title} description={description} />
      {children}
    </div>
  );
}

export function LearnerPageSkeleton({ text }: { text: string }) {
  return (
    <Loading text={text}>
      <div className={styles.page}>
        <Skeleton width="14rem" height="44px" className={styles.heading} />
        <Skeleton height="420px" className={styles.block} />
      </div>
    </Loading>
  );
}
