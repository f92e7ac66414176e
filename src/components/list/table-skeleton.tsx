import type { CSSProperties } from 'react';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './table-skeleton.module.css';

interface TableSkeletonShapeProps {
  rows?: number;
  /** The CSS height of a card on a phone; 'row' if rows do not become cards. */
  card?: string;
}

interface TableSkeletonProps extends TableSkeletonShapeProps {
  text: string;
}

/** A placeholder as high as a table with `rows` rows in the current density. */
export const TableSkeleton = ({ text, ...table }: TableSkeletonProps) => (
  <Loading text={text}>
    <TableSkeletonShape {...table} />
  </Loading>
);

/** `TableSkeleton` without its loading text, for use in another loading state. */
export function TableSkeletonShape({ rows = 8, card = '180px' }: TableSkeletonShapeProps) {
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
