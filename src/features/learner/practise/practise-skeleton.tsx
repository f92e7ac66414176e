import { AnswerSheetSkeleton } from '../do-activity/answer-sheet-skeleton.tsx';
import styles from './practise.module.css';

export const PractiseSkeleton = () => (
  <div className={styles.screen} data-bleed>
    <div className={styles.column}>
      <AnswerSheetSkeleton text="Loading your questions…" />
    </div>
  </div>
);
