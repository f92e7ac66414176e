import { Link } from '@tanstack/react-router';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { formatTimestamp } from '#lib/time/dates.ts';

const unknownSubmitter = 'A user whose account is deleted';

export const submitterName = ({ submittedBy }: Pick<ChangeSetSummary, 'submittedBy'>): string =>
  submittedBy ?? unknownSubmitter;

export const ChangeLink = ({ change }: { change: ChangeSetSummary }) => (
  <Link to="/admin/moderation/review/$id" params={{ id: change.id }}>
    {submitterName(change)}, <time>{formatTimestamp(change.submittedAtUtc)}</time>
  </Link>
);
