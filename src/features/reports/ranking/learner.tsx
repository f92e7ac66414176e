import type { Place } from './ranking.ts';
import styles from './learner.module.css';

/** A name, with a word behind that of the marked learner (RPT-012). */
export function LearnerName({ place: { fullName, mark } }: { place: Place }) {
  if (mark === undefined) return fullName;
  return (
    <span className={styles.marked}>
      {fullName} <span className={styles.word}>{mark}</span>
    </span>
  );
}
