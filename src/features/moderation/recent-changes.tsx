import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { submitterName } from './change-link.tsx';
import { ReviewStatus } from './review-status.tsx';
import styles from './review.module.css';

interface RecentChangesProps {
  title: string;
  changes: readonly ChangeSetSummary[];
  nameOf?: (change: ChangeSetSummary) => string | undefined;
  emptyText: string;
}

/** The number of changes shown before 'Show all'. */
const initialCount = 20;

/** Links to the reviews of change sets, with status, submitter and time (MOD-018, D-165). */
export function RecentChanges({ title, changes, nameOf, emptyText }: RecentChangesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? changes : changes.slice(0, initialCount);
  return (
    <section className={classNames(cardStyle(), styles.panel)} aria-label={title}>
      <h2 className={styles.recent}>{title}</h2>
      {changes.length === 0 ? <p className={classNames('muted', styles.empty)}>{emptyText}</p> : null}
      <ul>
        {shown.map((change) => {
          const name = nameOf?.(change);
          return (
            <li key={change.id}>
              <Link to="/admin/moderation/review/$id" params={{ id: change.id }} className={styles.change}>
                <ReviewStatus status={change.status} />
                {name === undefined ? null : <span className="fs-0">{name}</span>}
                <span className={classNames('bold breakable', styles.submitter)}>
                  {submitterName(change)}
                </span>
                <time className="muted fs-0 tabular">{formatTimestamp(change.submittedAtUtc)}</time>
              </Link>
            </li>
          );
        })}
      </ul>
      {changes.length > initialCount ? (
        <Button size="small" variant="quiet" onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? `Show the newest ${initialCount}` : `Show all ${changes.length}`}
        </Button>
      ) : null}
    </section>
  );
}
