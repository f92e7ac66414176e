import { useQuery } from '@tanstack/react-query';
import type { ActivityResult } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { formatScore } from '#lib/numbers.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import styles from './marked-work-panel.module.css';

interface MarkedWorkPanelProps {
  result: ActivityResult;
  /** Undefined when the URL does not say whose work it is. */
  learnerId: string | undefined;
}

/** The score for a parent or the office: what was done and how it went. The cheer is for the child alone. */
export function MarkedWorkPanel({ result, learnerId = '' }: MarkedWorkPanelProps) {
  const { data: learner } = useQuery({
    ...learnerQuery(learnerId),
    enabled: learnerId !== '',
    retry: false,
    retryOnMount: false,
  });
  const score = formatScore(result.totalScore);
  const outOf = formatScore(result.activityTotalScore);
  return (
    <header className={classNames(cardStyle(), styles.panel)}>
      <div className={styles.words}>
        <Heading level={1} className={styles.title}>
          {result.title}
        </Heading>
        {result.description ? <p className={styles.description}>{result.description}</p> : null}
        <p>
          {learner ? `${learner.name}'s marked work, attempt` : 'Marked work, attempt'} {result.attemptNumber}
        </p>
      </div>
      <p className={styles.score} role="img" aria-label={`Score: ${score} out of ${outOf}`}>
        {score}
        <span className={styles.outOf}>/ {outOf}</span>
      </p>
    </header>
  );
}
