import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { shortened } from '#lib/text/shortened.ts';
import { classNames } from '#ui/class-names.ts';
import type { QueueSearch } from './queue-search.ts';
import styles from './decision-note.module.css';

interface DecisionNoteProps {
  search: Pick<QueueSearch, 'approved' | 'rejected'>;
  onDismiss: () => void;
}

/** What somebody has just decided, in a status line (D-170). */
export function DecisionNote({ search: { approved, rejected }, onDismiss }: DecisionNoteProps) {
  // Screen readers announce a status line when its text changes, not when it appears with its text.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const id = approved ?? rejected;
  const isNoted = isThere && id !== undefined;
  return (
    <div className={classNames(styles.note, isNoted && styles.noted)}>
      <p role="status" className={styles.words}>
        {isNoted ? (
          <>
            {approved === undefined ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
            <span>
              Change #{shortened(id)} was {approved === undefined ? 'rejected' : 'approved'}.
            </span>
          </>
        ) : null}
      </p>
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
    </div>
  );
}
