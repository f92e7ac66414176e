import { Check, X } from 'lucide-react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { shortened } from '#lib/text/shortened.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { useIsAnnounced } from '../use-is-announced.ts';
import type { QueueSearch } from './queue-search.ts';
import styles from './queue.module.css';

interface DecisionNoteProps {
  search: Pick<QueueSearch, 'approved' | 'rejected'>;
  onDismiss: () => void;
}

/** What the moderator has just decided, in a status line (D-170). */
export function DecisionNote({ search: { approved, rejected }, onDismiss }: DecisionNoteProps) {
  const isAnnounced = useIsAnnounced();
  const id = approved ?? rejected;
  const isNoted = isAnnounced && id !== undefined;
  return (
    <Row justify="between" nowrap className={classNames(styles.note, isNoted && styles.noted)}>
      <Row as="p" gap={2} nowrap role="status" className={classNames('breakable', styles.words)}>
        {isNoted ? (
          <>
            {approved === undefined ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
            <span>
              Change #{shortened(id)} was {approved === undefined ? 'rejected' : 'approved'}.
            </span>
          </>
        ) : null}
      </Row>
      {isNoted ? (
        <button
          type="button"
          className={styles.dismiss}
          aria-label="Dismiss"
          title="Dismiss"
          onClick={() => {
            onDismiss();
            // The button disappears with the note.
            focusContent();
          }}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </Row>
  );
}
