import { Highlighted } from '#components/list/highlighted.tsx';
import type { RankedLearner } from './ranking.ts';
import styles from './learner.module.css';

/** A name, with a word behind that of the marked learner (RPT-012). */
export function LearnerName({ learner: { fullName, mark } }: { learner: RankedLearner }) {
  if (mark === undefined) return <Highlighted text={fullName} />;
  return (
    <span className={styles.marked}>
      <Highlighted text={fullName} /> <span className={styles.word}>{mark}</span>
    </span>
  );
}
