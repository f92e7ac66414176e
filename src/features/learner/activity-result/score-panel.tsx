import type { ReactNode } from 'react';
import type { ActivityResult } from '#api/queries/activities/results.ts';
import { formatScore } from '#lib/numbers.ts';
import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Confetti } from '#ui/feedback/Confetti.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { outcomeOf } from './score-outcome.ts';
import { useComparison } from './use-comparison.ts';
import styles from './score-panel.module.css';

interface ScorePanelProps {
  result: ActivityResult;
  /** What can be done with the result: a link in the look `on-hero`. */
  action?: ReactNode;
}

/** The score, and what it is worth: the heading takes the focus after submitting, so it also says the score. */
export function ScorePanel({ result, action }: ScorePanelProps) {
  const { cheer, mood, celebrates } = outcomeOf(result);
  const comparison = useComparison(result);
  const name = useSession(({ details }) => details?.name);
  const score = formatScore(result.totalScore);
  const outOf = formatScore(result.activityTotalScore);

  return (
    <header data-shweshwe className={classNames(styles.panel, Boolean(action) && styles.withAction)}>
      {celebrates ? <Confetti className={styles.confetti} /> : null}
      <div className={styles.words}>
        <Heading level={1} className={styles.cheer}>
          {name ? `${cheer}, ${name}!` : `${cheer}!`}
          <span className="visually-hidden">{` Score: ${score} out of ${outOf}.`}</span>
        </Heading>
        <p className={styles.title}>{result.title}</p>
        {result.description ? <p className={styles.description}>{result.description}</p> : null}
      </div>
      <div className={styles.figures}>
        <p className={styles.score} role="img" aria-label={`${score} out of ${outOf}`}>
          {score}
          <span className={styles.outOf}>/ {outOf}</span>
        </p>
        <p className={styles.attempt}>
          Attempt {result.attemptNumber}
          {comparison ? <span>{comparison}</span> : null}
        </p>
        {action}
      </div>
      <Mascot mood={mood} onIndigo className={styles.mascot} />
    </header>
  );
}
