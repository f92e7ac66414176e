import type { ChangeSet, ChangeSetSummary } from '#api/queries/moderation.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ChangeLink } from '../change-link.tsx';
import { DecisionText } from '../decide/decision-text.tsx';
import { approvedIds, useDecisions } from '../decide/pending-approval.ts';

interface ChangeNotesProps {
  change: ChangeSet;
  /** All changes to the same record, newest first; undefined if they did not load. */
  history: readonly ChangeSetSummary[] | undefined;
}

export function ChangeNotes({ change, history }: ChangeNotesProps) {
  if (change.status === 'Pending') return <NewerChangesAlert change={change} history={history ?? []} />;
  // The history may be older than the change, and still list it as pending.
  const current = history?.find(({ id, status }) => id === change.id && status === change.status);
  return (
    <Alert
      tone="info"
      title={change.status === 'Rejected' ? 'This change was rejected' : 'This change was approved'}
    >
      {current ? <DecisionText change={current} /> : null}
      {change.status === 'Approved' ? ' It was accepted, but is not live yet.' : null}
    </Alert>
  );
}

interface NewerChangesAlertProps {
  change: ChangeSet;
  history: readonly ChangeSetSummary[];
}

function NewerChangesAlert({ change: { id, entityType }, history }: NewerChangesAlertProps) {
  const approved = approvedIds(useDecisions());
  const pending = findNewerPending(id, history).filter((newer) => !approved.includes(newer.id));
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

/**
 * Finds pending changes to the same record that were submitted after this one.
 *
 * @param history newest first; may include changes to other records
 */
export function findNewerPending(id: string, history: readonly ChangeSetSummary[]): ChangeSetSummary[] {
  const index = history.findIndex((change) => change.id === id);
  return history
    .slice(0, Math.max(index, 0))
    .filter(({ entityId, status }) => entityId === history[index]?.entityId && status === 'Pending');
}
