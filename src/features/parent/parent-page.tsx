import type { ReactNode } from 'react';
import { BackLink, PageHeadSkeleton } from '#components/page/back-link.tsx';
import { homePathOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import styles from './parent.module.css';

interface ParentPageProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** The layout of a page with a back link, a heading and a single form or card. */
export function ParentPage({ title, description, children }: ParentPageProps) {
  const start = homePathOf(useSession(({ details }) => details?.role));
  return (
    <div className={styles.page}>
      <div className={styles.noPrint}>
        <BackLink to={start} />
      </div>
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
