import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './table-skeleton.module.css';

interface TableSkeletonProps {
  /** The loading text that the requirements prescribe. */
  text: string;
  /** As many as will probably come. */
  rows?: number;
}

/** As high as a table of so many rows in the density around it. */
export function TableSkeleton({ text, rows = 8 }: TableSkeletonProps) {
  return (
    <Loading text={text}>
      <div className={styles.table} aria-hidden="true">
        <div className={styles.head} />
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={row % 2 === 0 ? '70%' : '55%'} />
            <Skeleton width={row % 3 === 0 ? '60%' : '80%'} />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
