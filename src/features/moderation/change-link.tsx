import { Link } from '@tanstack/react-router';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { PersonName } from '#components/people/person-name.tsx';
import { formatTimestamp } from '#lib/time/dates.ts';

export const submitterName = ({ submittedBy }: Pick<ChangeSetSummary, 'submittedBy'>): string =>
  submittedBy ?? 'A user whose account is deleted';

interface SubmitterProps extends Pick<ChangeSetSummary, 'submittedBy'> {
  /** Undefined if it is unknown. */
  submittedByUserId: string | undefined;
}

/** Continues a sentence. Links to the user's page for an administrator. */
export const Submitter = ({ submittedBy, submittedByUserId }: SubmitterProps) =>
  submittedBy === null ? (
    'a user whose account is deleted'
  ) : (
    <PersonName userId={submittedByUserId}>{submittedBy}</PersonName>
  );

export const ChangeLink = ({ change }: { change: ChangeSetSummary }) => (
  <Link to="/admin/moderation/review/$id" params={{ id: change.id }}>
    {submitterName(change)}, <time>{formatTimestamp(change.submittedAtUtc)}</time>
  </Link>
);
