import { classNames } from '#ui/class-names.ts';
import { medalOf } from './medal.tsx';
import type { RankedLearner } from './ranking.ts';
import styles from './ranking.module.css';

/** The look of a row: gold, silver and bronze for the ranks of the first three (RPT-011), and the marked learner's row (RPT-012). */
export function rowClass({ rank, mark }: RankedLearner): string {
  const medal = medalOf(rank);
  return classNames(styles.row, medal && styles[medal], mark !== undefined && styles.marked);
}
