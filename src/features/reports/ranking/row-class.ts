import { classNames } from '#ui/class-names.ts';
import { medalOf } from './medal.tsx';
import type { RankedLearner } from './ranking.ts';
import styles from './row-class.module.css';

/** The look of a row: the first three in gold, silver and bronze (RPT-011), and the marked learner's (RPT-012). */
export function rowClass({ rank, mark }: RankedLearner): string {
  const medal = medalOf(rank);
  return classNames(
    styles.row,
    medal && styles.leading,
    medal && styles[medal],
    mark !== undefined && styles.marked,
  );
}
