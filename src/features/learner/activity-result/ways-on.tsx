import { Link } from '@tanstack/react-router';
import { ArrowRight, RotateCcw, Target } from 'lucide-react';
import { activitiesWithResultsQuery, type Activity } from '#api/queries/activities/lists.ts';
import type { ActivityResult } from '#api/queries/activities/results.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { missedQuestions } from '#questions/answers.ts';
import { buttonStyle, type ButtonStyleOptions } from '#ui/button-style.ts';
import { Row } from '#ui/layout.tsx';
import styles from './score.module.css';

interface WaysOnProps {
  result: ActivityResult;
  size?: ButtonStyleOptions['size'];
}

/**
 * What to do after a result: the mistakes first, else the next activity; and to try again. When all of the topic is
 * done, the dashboard knows what comes next.
 */
export function WaysOn({ result, size }: WaysOnProps) {
  const { id, topicId, activityId, questions } = result;
  const { data: activities } = useOptionalQuery(activitiesWithResultsQuery(topicId));
  const next = nextInTopic(activities ?? [], activityId);
  const canPractise = missedQuestions(questions).length > 0;
  const main = buttonStyle({ variant: 'sun', size });
  const other = buttonStyle({ variant: 'on-hero', size });
  return (
    <Row align="stretch" className={styles.waysOn}>
      {canPractise ? (
        <Link
          to="/topic/$topicId/activity-result/$activityResultId/practise"
          params={{ topicId, activityResultId: id }}
          className={main}
        >
          <Target aria-hidden="true" />
          Practise my mistakes
        </Link>
      ) : null}
      <Link to="/topic/$topicId/activity/$activityId" params={{ topicId, activityId }} className={other}>
        <RotateCcw aria-hidden="true" />
        Try again
      </Link>
      {next ? (
        <Link
          to="/topic/$topicId/activity/$activityId"
          params={{ topicId, activityId: next.id }}
          className={canPractise ? other : main}
        >
          Next activity <span className="visually-hidden">{next.title}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
      ) : null}
      {activities && !next ? (
        <Link to="/learner/dashboard" className={canPractise ? other : main}>
          Your next jump
          <ArrowRight aria-hidden="true" />
        </Link>
      ) : null}
    </Row>
  );
}

/**
 * The activity to go on with after another one: the next of the topic that has questions and no attempt yet, from the
 * beginning after the last. Undefined when all are done.
 *
 * @param activities of one topic, in the order in which the topic shows them
 */
export function nextInTopic(activities: readonly Activity[], activityId: string): Activity | undefined {
  const index = activities.findIndex(({ id }) => id === activityId);
  return [...activities.slice(index + 1), ...activities.slice(0, Math.max(index, 0))].find(
    ({ questions, results }) => questions.length > 0 && results.length === 0,
  );
}
