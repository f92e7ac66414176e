import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { components } from '#api/contract.gen.ts';
import { formatScore } from '#lib/numbers.ts';
import { Row } from '#ui/layout.tsx';
import styles from './topic-activities.module.css';

interface AttemptsProps {
  topicId: string;
  attempts: readonly components['schemas']['ResultAttempt'][];
  /** The id of the activity's title. */
  labelledBy: string;
}

/** A link to each attempt, named as D-059 says; on a desk the list is at most 60vh high (LRN-032). */
export function Attempts({ topicId, attempts, labelledBy }: AttemptsProps) {
  const headingId = useId();
  return (
    <div>
      <h3 id={headingId} className="visually-hidden">
        {attempts.length === 1 ? 'Your attempt' : `Your ${attempts.length} attempts`}
      </h3>
      <Row
        as="ol"
        gap={2}
        align="stretch"
        className={styles.attempts}
        aria-labelledby={`${headingId} ${labelledBy}`}
      >
        {attempts.map(({ id, attemptNumber, totalScore, activityTotalScore }) => (
          <li key={id}>
            <Link
              to="/topic/$topicId/activity-result/$activityResultId"
              params={{ topicId, activityResultId: id }}
              className={styles.chip}
            >
              Attempt {attemptNumber}:{' '}
              <span className={styles.score}>
                {formatScore(totalScore)}/{formatScore(activityTotalScore)}
              </span>
            </Link>
          </li>
        ))}
      </Row>
    </div>
  );
}
