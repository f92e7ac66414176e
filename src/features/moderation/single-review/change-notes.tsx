import type { ChangeSet, ChangeSetSummary } from '#api/queries/moderation.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ChangeLink } from '../change-link.tsx';
import { Decided } from '../decide/decided.tsx';
import { newerChanges, onePart } from '../decide/newer-changes.ts';

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

function NewerNotes({
  change: { id, entityType },
  history,
}: {
  change: ChangeSet;
  history: readonly ChangeSetSummary[];
}) {
  const { pending, accepted } = newerChanges(id, history);
  const record = entityType.toLowerCase();
  const partHint = entityType === 'Question' ? onePart : null;
  return (
    <>
      {accepted.length > 0 ? (
        <Alert tone="warning" title={`A newer change to this ${record} is approved already`}>
          <p>
            <Links changes={accepted} />. Where both change the same part, approving this one would undo it,
            and is refused. {partHint}
          </p>
        </Alert>
      ) : null}
      {pending.length > 0 ? (
        <Alert tone="warning" title={`A newer change to this ${record} is pending as well`}>
          <p>
            <Links changes={pending} />. Where both change the same part, the newer one wins: approve this one
            first, or it can only be rejected. {partHint}
          </p>
        </Alert>
      ) : null}
    </>
  );
}

const Links = ({ changes }: { changes: readonly ChangeSetSummary[] }) =>
  changes.map((change, index) => (
    <span key={change.id}>
      {index > 0 ? '; ' : null}
      <ChangeLink change={change} />
    </span>
  ));
