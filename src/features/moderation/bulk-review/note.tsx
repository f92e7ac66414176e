import { useEffect, useRef } from 'react';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Stack } from '#ui/layout.tsx';
import { ChangeLink } from '../change-link.tsx';
import { Decided } from '../decide/decided.tsx';
import type { BulkNote } from './use-bulk-decision.ts';
import styles from './bulk-review.module.css';

interface NoteProps {
  note: BulkNote | undefined;
  /** Whether anything on the page can be selected. */
  hasPending: boolean;
  history: readonly ChangeSetSummary[];
  /** What a change is about: 'Question 2'. */
  nameOf: (change: ChangeSetSummary) => string;
}

/** Why nothing was decided. It scrolls into view, because the keys of the buttons work anywhere on the page. */
export function Note({ note, hasPending, history, nameOf }: NoteProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note) place.current?.scrollIntoView({ block: 'nearest' });
  }, [note]);
  return (
    <div ref={place} className={styles.note}>
      <div role="status">
        {note?.kind === 'nothing-selected' ? (
          <Alert tone="info" title="Nothing is selected">
            {hasPending
              ? 'Select at least one pending change first: press its card, or the Space key on its checkbox.'
              : 'No change is pending here, so there is nothing to decide.'}
          </Alert>
        ) : null}
      </div>
      {note?.kind === 'failed' ? <Failed note={note} history={history} nameOf={nameOf} /> : null}
    </div>
  );
}

type FailedProps = Pick<NoteProps, 'history' | 'nameOf'> & { note: Extract<BulkNote, { kind: 'failed' }> };

function Failed({ note: { problem, ids, refusedIds }, history, nameOf }: FailedProps) {
  const named = history.filter(
    ({ id, status }) => refusedIds.includes(id) || (ids.includes(id) && status !== 'Pending'),
  );
  return (
    <Alert tone="error" title={problem.title}>
      <p>
        {problem.advice} {ids.length > 1 ? 'None of the selected changes was decided by this.' : null}
      </p>
      {named.length > 0 ? (
        <Stack as="ul" gap={1} className={styles.decided}>
          {named.map((change) => (
            <li key={change.id}>
              <b>{nameOf(change)}</b>:{' '}
              {change.status === 'Pending' ? <ChangeLink change={change} /> : <Decided change={change} />}
            </li>
          ))}
        </Stack>
      ) : null}
    </Alert>
  );
}
