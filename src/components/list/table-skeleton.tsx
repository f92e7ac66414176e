import type { CSSProperties } from 'react';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './table-skeleton.module.css';

interface SkeletonTableProps {
  /** As many as will probably come. */
  rows?: number;
  /** CSS length of a row that becomes a card on a phone; 'row' where it stays a row there. */
  card?: string;
}

interface TableSkeletonProps extends SkeletonTableProps {
  /** The loading text that the requirements prescribe. */
  text: string;
}

/** As high as a table of so many rows in the density around it. */
export const TableSkeleton = ({ text, ...table }: TableSkeletonProps) => (
  <Loading text={text}>
    <SkeletonTable {...table} />
  </Loading>
);

/** The same as a part of a loading state. */
export function SkeletonTable({ rows = 8, card = '180px' }: SkeletonTableProps) {
  const isRow = card === 'row';
  const height: CSSProperties & Record<'--card', string> = { '--card': card };
  return (
    <div
      className={styles.table}
      data-cards={isRow ? undefined : true}
      style={isRow ? undefined : height}
      aria-hidden="true"
    >
      <div className={styles.head} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={row % 2 === 0 ? '70%' : '55%'} />
          <Skeleton width={row % 3 === 0 ? '60%' : '80%'} />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  );
}
