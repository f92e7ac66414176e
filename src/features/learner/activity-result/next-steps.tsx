import { Link } from '@tanstack/react-router';
import { ArrowRight, RotateCcw, Target } from 'lucide-react';
import { activitiesWithResultsQuery, type Activity } from '#api/queries/activities/lists.ts';
import type { ActivityResult } from '#api/queries/activities/results.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { missedQuestions } from '#questions/answers.ts';
import { buttonStyle, type ButtonStyleOptions } from '#ui/button-style.ts';
import { Row } from '#ui/layout.tsx';
import styles from './score.module.css';

interface NextStepsProps {
  result: ActivityResult;
  size?: ButtonStyleOptions['size'];
}

/**
 * Links to practise the mistakes, try again, and open the next activity, or the dashboard if the topic has no next
 * activity.
 */
export function NextSteps({ result, size }: NextStepsProps) {
  const { id, topicId, activityId, questions } = result;
  const { data: activities } = useOptionalQuery(activitiesWithResultsQuery(topicId));
  const next = findNextActivity(activities ?? [], activityId);
  const canPractise = missedQuestions(questions).length > 0;
  const mainClass = buttonStyle({ variant: 'sun', size });
  const otherClass = buttonStyle({ variant: 'on-hero', size });
  return (
    <Row align="stretch" className={styles.nextSteps}>
      {canPractise ? (
        <Link
          to="/topic/$topicId/activity-result/$activityResultId/practise"
          params={{ topicId, activityResultId: id }}
          className={mainClass}
        >
          <Target aria-hidden="true" />
          Practise my mistakes
        </Link>
      ) : null}
      <Link to="/topic/$topicId/activity/$activityId" params={{ topicId, activityId }} className={otherClass}>
        <RotateCcw aria-hidden="true" />
        Try again
      </Link>
      {next ? (
        <Link
          to="/topic/$topicId/activity/$activityId"
          params={{ topicId, activityId: next.id }}
          className={canPractise ? otherClass : mainClass}
        >
          Next activity <span className="visually-hidden">{next.title}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
      ) : null}
      {activities && !next ? (
        <Link to="/learner/dashboard" className={canPractise ? otherClass : mainClass}>
          Your next jump
          <ArrowRight aria-hidden="true" />
        </Link>
      ) : null}
    </Row>
  );
}

/**
 * Finds the next activity of the topic with questions and without an attempt. After the last activity, the search
 * continues with the first.
 *
 * @param activities of one topic, in display order
 */
export function findNextActivity(activities: readonly Activity[], activityId: string): Activity | undefined {
  const index = activities.findIndex(({ id }) => id === activityId);
  return [...activities.slice(index + 1), ...activities.slice(0, Math.max(index, 0))].find(
    ({ questions, results }) => questions.length > 0 && results.length === 0,
  );
}
