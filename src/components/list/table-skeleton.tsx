import type { CSSProperties } from 'react';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './table-skeleton.module.css';

interface SkeletonTableProps {
  rows?: number;
  /** The CSS height of a card on a phone; 'row' if rows do not become cards. */
  card?: string;
}

interface TableSkeletonProps extends SkeletonTableProps {
  text: string;
}

/** As high as a table with so many rows in the current density. */
export const TableSkeleton = ({ text, ...table }: TableSkeletonProps) => (
  <Loading text={text}>
    <SkeletonTable {...table} />
  </Loading>
);

/** `TableSkeleton` without the loading text, as a part of another loading state. */
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
