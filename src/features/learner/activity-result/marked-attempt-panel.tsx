import { useQuery } from '@tanstack/react-query';
import type { ActivityResult } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { formatScore } from '#lib/numbers.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import styles from './score.module.css';

interface MarkedAttemptPanelProps {
  result: ActivityResult;
  learnerId: string | undefined;
}

export function MarkedAttemptPanel({ result, learnerId = '' }: MarkedAttemptPanelProps) {
  const { data: learner } = useQuery({
    ...learnerQuery(learnerId),
    enabled: learnerId !== '',
    retry: false,
    retryOnMount: false,
  });
  const score = formatScore(result.totalScore);
  const maximum = formatScore(result.activityTotalScore);
  return (
    <Row as="header" gap={6} className={cardStyle()}>
      <Stack gap={2} className={classNames('breakable', styles.text)}>
        <Heading level={1} className="fs-4">
          {result.title}
        </Heading>
        {result.description ? <p className="muted">{result.description}</p> : null}
        <p>
          {learner ? `${learner.name}'s marked work, attempt` : 'Marked work, attempt'} {result.attemptNumber}
        </p>
      </Stack>
      <p className={styles.score} role="img" aria-label={`Score: ${score} out of ${maximum}`}>
        {score}
        <span className="fs-3">/ {maximum}</span>
      </p>
    </Row>
  );
}
