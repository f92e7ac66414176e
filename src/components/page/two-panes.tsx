import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './two-panes.module.css';

interface TwoPanesProps {
  /** What there is to choose from. */
  list: ReactNode;
  /** What is chosen; undefined while nothing is. */
  detail: ReactNode;
  /** Stands where the chosen one will stand, where there is room for both. */
  nothingChosen?: ReactNode;
  /** It stands above the list where there is no room beside it. */
  keepsNothingChosen?: boolean;
  /** What each of them is called by assistive technology. */
  labels: { list: string; detail: string };
}

/**
 * A list beside what is chosen from it, for staff at a desk. On a narrow page one takes the place of the other, so what
 * is chosen needs a way back to the list.
 */
export function TwoPanes({ list, detail, nothingChosen, keepsNothingChosen, labels }: TwoPanesProps) {
  return (
    <div className={styles.panes}>
      <section
        aria-label={labels.list}
        className={classNames(styles.list, detail ? styles.covered : undefined)}
      >
        {list}
      </section>
      {detail ? (
        <section aria-label={labels.detail} className={styles.detail}>
          {detail}
        </section>
      ) : (
        <div className={classNames(styles.nothing, keepsNothingChosen && styles.kept)}>{nothingChosen}</div>
      )}
    </div>
  );
}
