import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { components } from '#api/contract.gen.ts';
import { formatScore } from '#lib/numbers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import styles from './attempts.module.css';

interface AttemptsProps {
  topicId: string;
  attempts: readonly components['schemas']['ResultAttempt'][];
  /** The id of the activity's title. */
  labelledBy: string;
}

/** One button an attempt, named as D-059 resolves it; on a desk the list is at most 60vh high (LRN-032). */
export function Attempts({ topicId, attempts, labelledBy }: AttemptsProps) {
  const headingId = useId();
  return (
    <div>
      <h3 id={headingId} className={styles.heading}>
        {attempts.length === 1 ? 'Your attempt' : `Your ${attempts.length} attempts`}
      </h3>
      <ol className={styles.attempts} aria-labelledby={`${headingId} ${labelledBy}`}>
        {attempts.map(({ id, attemptNumber, totalScore, activityTotalScore }) => (
          <li key={id}>
            <Link
              to="/topic/$topicId/activity-result/$activityResultId"
              params={{ topicId, activityResultId: id }}
              className={buttonStyle({ variant: 'secondary', size: 'small', block: true })}
            >
              Attempt {attemptNumber}: {formatScore(totalScore)}/{formatScore(activityTotalScore)}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
