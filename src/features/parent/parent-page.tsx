import type { ReactNode } from 'react';
import { BackLink, PageHeadSkeleton } from '#components/page/back-link.tsx';
import { useWayBack } from '#components/page/way-back.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import styles from './parent.module.css';

interface ParentPageProps {
  title: string;
  /** Set on pages that an administrator opens from the learner's page, to lead back there. */
  learnerId?: string;
  description?: ReactNode;
  children: ReactNode;
}

/** The layout of a page with a back link, a heading and a single form or card. */
export function ParentPage({ title, learnerId, description, children }: ParentPageProps) {
  const { link } = useWayBack(learnerId);
  return (
    <div className={styles.page}>
      <BackLink {...link} />
      <PageHeader title={title} description={description} />
      {children}
    </div>
  );
}

export function ParentPageSkeleton({ text }: { text: string }) {
  return (
    <Loading text={text}>
      <div className={styles.page}>
        <PageHeadSkeleton className={styles.headSkeleton} />
        <Skeleton shape="box" width="100%" height="420px" />
      </div>
    </Loading>
  );
}
