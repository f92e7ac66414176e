import { Card } from '#ui/Card.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './do-activity-skeleton.module.css';

/** The head of the sheet and its first question, while they are loading. */
export function SheetSkeleton({ text }: { text: string }) {
  return (
    <Loading text={text} className={styles.skeleton}>
      <Skeleton width="60%" height="40px" />
      <Skeleton width="75%" />
      <Card className={styles.card}>
        <Skeleton width="112px" height="28px" />
        <Skeleton width="80%" />
        {['first', 'second', 'third', 'fourth'].map((option) => (
          <Skeleton key={option} height="56px" />
        ))}
      </Card>
    </Loading>
  );
}
