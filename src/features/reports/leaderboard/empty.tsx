import { Link } from '@tanstack/react-router';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** Nobody of the grade has a score. */
export function LeaderboardEmpty({ gradeId }: { gradeId: string }) {
  const isOwn = useSession(({ details }) => details?.role === Role.Learner && details.gradeId === gradeId);
  return (
    <EmptyState
      title="No scores yet"
      text="The board begins as soon as somebody in this class answers an activity."
      action={
        isOwn ? (
          <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
            Be the first
          </Link>
        ) : null
      }
    />
  );
}
