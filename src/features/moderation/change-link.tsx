import { Link } from '@tanstack/react-router';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { PersonName } from '#components/page/person-name.tsx';
import { formatTimestamp } from '#lib/time/dates.ts';

const unknownSubmitter = 'A user whose account is deleted';

export const submitterName = ({ submittedBy }: Pick<ChangeSetSummary, 'submittedBy'>): string =>
  submittedBy ?? unknownSubmitter;

/** Links to the user's page for an administrator. */
export const Submitter = ({ change }: { change: ChangeSetSummary }) => (
  <PersonName userId={change.submittedBy === null ? undefined : change.submittedByUserId}>
    {submitterName(change)}
  </PersonName>
);

export const ChangeLink = ({ change }: { change: ChangeSetSummary }) => (
  <Link to="/admin/moderation/review/$id" params={{ id: change.id }}>
    {submitterName(change)}, <time>{formatTimestamp(change.submittedAtUtc)}</time>
  </Link>
);
