import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './table-skeleton.module.css';

interface TableSkeletonShapeProps {
  rows?: number;
  /** The CSS height of a card in a narrow place; 'row' if rows do not become cards. */
  card?: string;
  /** Shows cards in any width. */
  hasCardsOnly?: boolean;
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
export function TableSkeletonShape({ rows = 8, card = '180px', hasCardsOnly }: TableSkeletonShapeProps) {
  return (
    <div className={styles.frame} aria-hidden="true">
      {card === 'row' ? null : (
        <div className={styles.cards} data-only={hasCardsOnly}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={classNames(cardStyle(), styles.card)} style={{ height: card }}>
              <Skeleton width={row % 2 === 0 ? '50%' : '40%'} height="24px" />
              <Skeleton width="75%" />
              <Skeleton width="60%" />
            </div>
          ))}
        </div>
      )}
      <div className={styles.table}>
        <div className={styles.head} />
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={row % 2 === 0 ? '70%' : '55%'} />
            <Skeleton width={row % 3 === 0 ? '60%' : '80%'} />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
    </div>
  );
}
