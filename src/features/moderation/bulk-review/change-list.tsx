import { useState } from 'react';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { ChangeLink } from '../change-link.tsx';
import { ChangeText } from '../change-text.tsx';
import type { View } from '../compare/view.ts';
import { visibleText } from '../compare/visible-text.ts';
import styles from './bulk-review.module.css';

interface ChangeListProps {
  /** The pending changes of one record, the oldest first. */
  changes: readonly ChangeSetSummary[];
  /** What they change: 'question' or 'activity'. */
  record: string;
  view: View;
}

/** Each of several changes on its own: the card shows what they make together. Loaded when it is opened. */
export function ChangeList({ changes, record, view }: ChangeListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.changes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="bold">
        {changes.length} changes to this {record}
      </summary>
      {isOpen ? (
        <ol>
          {changes.map((change) => (
            <li key={change.id}>
              <p className="breakable">
                <ChangeLink change={change} />
                {change.comment ? <>: “{visibleText(change.comment)}”</> : null}
              </p>
              <ChangeText id={change.id} name={`the ${record}`} view={view} />
            </li>
          ))}
        </ol>
      ) : null}
    </details>
  );
}
