import { Link } from '@tanstack/react-router';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { formatTimestamp } from '#lib/time/dates.ts';

const unknownSubmitter = 'A user whose account is deleted';

/** Who submitted a change set; null when the account has been deleted. */
export const submitterOf = ({ submittedBy }: Pick<ChangeSetSummary, 'submittedBy'>): string =>
  submittedBy ?? unknownSubmitter;

/** A change set named by its submitter and its time, leading to its review. */
export const ChangeLink = ({ change }: { change: ChangeSetSummary }) => (
  <Link to="/admin/moderation/review/$id" params={{ id: change.id }}>
    {submitterOf(change)}, {formatTimestamp(change.submittedAtUtc)}
  </Link>
);
