import { classNames } from '#ui/class-names.ts';
import { getMedal } from './medal.tsx';
import type { RankedLearner } from './ranking.ts';
import styles from './ranking.module.css';

/** The classes for gold, silver and bronze (RPT-011), and for the highlighted row (RPT-012). */
export function getRowClass({ rank, highlight }: RankedLearner): string {
  const medal = getMedal(rank);
  return classNames(styles.row, medal && styles[medal], highlight !== undefined && styles.highlighted);
}
