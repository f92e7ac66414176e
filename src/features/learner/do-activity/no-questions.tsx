import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** An activity whose questions are still to be written: there is nothing to answer or to submit. */
export function NoQuestions({ topicId }: { topicId: string }) {
  return (
    <EmptyState
      title="No questions yet"
      text="Somebody is still writing this activity. Try another one in the meantime."
      action={
        <Link
          to="/topics/$topicId/learner-activities"
          params={{ topicId }}
          className={buttonStyle({ variant: 'primary' })}
        >
          To the activities
        </Link>
      }
    />
  );
}
