import type { ChangeSet, ChangeSetSummary } from '#api/queries/moderation.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ChangeLink } from '../change-link.tsx';
import { Decided } from '../decide/decided.tsx';
import { newerPending } from '../decide/newer-pending.ts';
import { approvedIds, useDecisions } from '../decide/pending-approval.ts';

interface ChangeNotesProps {
  change: ChangeSet;
  /** All changes of the same record, the newest first; undefined when they could not be loaded. */
  history: readonly ChangeSetSummary[] | undefined;
}

/** Who decided, or what a moderator should know before deciding. */
export function ChangeNotes({ change, history }: ChangeNotesProps) {
  if (change.status === 'Pending') return <NewerNotes change={change} history={history ?? []} />;
  const own = history?.find(({ id }) => id === change.id);
  return (
    <Alert
      tone="info"
      title={change.status === 'Rejected' ? 'This change was rejected' : 'This change was approved'}
    >
      {own ? <Decided change={own} /> : null}
      {change.status === 'Approved' ? ' It is accepted and not live yet.' : null}
    </Alert>
  );
}

interface NewerNotesProps {
  change: ChangeSet;
  history: readonly ChangeSetSummary[];
}

function NewerNotes({ change: { id, entityType }, history }: NewerNotesProps) {
  const approved = approvedIds(useDecisions());
  const pending = newerPending(id, history).filter((newer) => !approved.includes(newer.id));
  if (pending.length === 0) return null;
  return (
    <Alert tone="warning" title={`A newer change to this ${entityType.toLowerCase()} is pending as well`}>
      <Links changes={pending} />. Approve this one first. Where both change the same field, the reviewer of
      the newer one then chooses.
    </Alert>
  );
}

const Links = ({ changes }: { changes: readonly ChangeSetSummary[] }) =>
  changes.map((change, index) => (
    <span key={change.id}>
      {index > 0 ? '; ' : null}
      <ChangeLink change={change} />
    </span>
  ));
