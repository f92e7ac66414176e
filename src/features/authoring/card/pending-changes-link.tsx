import { Link } from '@tanstack/react-router';
import type { QueuedChange } from '#api/queries/moderation.ts';
import { TimeAgo } from '#components/time-ago.tsx';
import { formatCount } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { hasRole, policies } from '#session/policies.ts';
import { useSession } from '#session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { summarizePendingChanges, type PendingSummary } from './pending-summary.ts';
import styles from '../contents.module.css';

export function PendingBadge({ count }: { count: number }) {
  return count === 0 ? null : <Badge tone="warning">{formatCount(count)} pending</Badge>;
}

/** Submitters and the age of the oldest change: 'you and Sipho Dlamini · 2 days ago'. */
export const PendingSubmitters = ({ summary: { submitters, oldest } }: { summary: PendingSummary }) => (
  <>
    {formatNameList(submitters, 2)} · <TimeAgo since={oldest} event="submitted" />
  </>
);

interface PendingChangesLinkProps {
  activity: { id: string; title: string };
  changes: readonly QueuedChange[];
}

/** Links a card to the review of its pending changes; roles without review rights get a link to their submissions. */
export function PendingChangesLink({ activity: { id, title }, changes }: PendingChangesLinkProps) {
  const { id: userId, role } = useSession(({ details }) => details) ?? {};
  const summary = summarizePendingChanges(changes, userId);
  if (!summary) return null;
  const content = (
    <>
      <PendingBadge count={summary.count} />
      <span className="breakable">
        <span className="visually-hidden"> in {title}, </span>
        by <PendingSubmitters summary={summary} />
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
