import { Link } from '@tanstack/react-router';
import type { QueuedChange } from '#api/queries/moderation.ts';
import { TimeAgo } from '#components/time-ago.tsx';
import { formatCount } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { hasRole, policies } from '#session/policies.ts';
import { useSession } from '#session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { pendingSummary, type PendingSummary } from './pending-changes.ts';
import styles from '../contents.module.css';

/** How many changes wait for review. */
export function PendingBadge({ count }: { count: number }) {
  return count === 0 ? null : <Badge tone="wait">{formatCount(count)} pending</Badge>;
}

/** Who submitted the changes, and how old the oldest one is: 'you and Sipho Dlamini · 2 days ago'. */
export const PendingBy = ({ summary: { submitters, oldest } }: { summary: PendingSummary }) => (
  <>
    {formatNameList(submitters, 2)} · <TimeAgo since={oldest} event="submitted" />
  </>
);

interface PendingChangesProps {
  activity: { id: string; title: string };
  /** Those to the activity, the oldest first. */
  changes: readonly QueuedChange[];
}

/** The pending changes of an activity, on its card: a link to the review, for other roles to what they submitted. */
export function PendingChanges({ activity: { id, title }, changes }: PendingChangesProps) {
  const { id: userId, role } = useSession(({ details }) => details) ?? {};
  const summary = pendingSummary(changes, userId);
  if (!summary) return null;
  const content = (
    <>
      <PendingBadge count={summary.count} />
      <span className="breakable">
        <span className="visually-hidden"> in {title}, </span>
        by <PendingBy summary={summary} />
      </span>
    </>
  );
  if (hasRole({ role }, policies.contentReview.roles)) {
    return (
      <Link
        to="/admin/moderation/activity/$activityId"
        params={{ activityId: id }}
        className={styles.pending}
      >
        {content}
      </Link>
    );
  }
  const [first] = changes;
  return first && changes.length === 1 ? (
    <Link to="/submissions/$changeSetId" params={{ changeSetId: first.id }} className={styles.pending}>
      {content}
    </Link>
  ) : (
    <Link to="/submissions" search={{ status: 'Pending' }} className={styles.pending}>
      {content}
    </Link>
  );
}
