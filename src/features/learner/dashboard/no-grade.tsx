import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** Without a grade there are no subjects, no report and no leaderboard to lead to. */
export function NoGrade() {
  return (
    <EmptyState
      headingLevel={1}
      title="No grade assigned to you."
      text="Choose your grade in your profile, or ask a parent or your school to do it. Then your subjects appear here."
      action={
        <Link to="/learner/profile" className={buttonStyle({ variant: 'primary' })}>
          Edit Profile
        </Link>
      }
    />
  );
}
