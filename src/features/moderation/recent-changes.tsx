import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { submitterOf } from './change-link.tsx';
import { ReviewStatus } from './review-status.tsx';
import styles from './review.module.css';

interface RecentChangesProps {
  title: string;
  /** Newest first. */
  changes: readonly ChangeSetSummary[];
  /** What a change is about: 'Question 2'. */
  nameOf?: (change: ChangeSetSummary) => string | undefined;
  nothing: string;
}

/** How many are shown until somebody asks for all of them. */
const atFirst = 20;

/** Change sets by status, submitter and time; each leads to its own review (MOD-018, D-165). */
export function RecentChanges({ title, changes, nameOf, nothing }: RecentChangesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? changes : changes.slice(0, atFirst);
  return (
    <section className={classNames(cardStyle(), styles.panel)} aria-label={title}>
      <h2 className={styles.recent}>{title}</h2>
      {changes.length === 0 ? <p className={classNames('muted', styles.nothing)}>{nothing}</p> : null}
      <ul>
        {shown.map((change) => {
          const name = nameOf?.(change);
          return (
            <li key={change.id}>
              <Link to="/admin/moderation/review/$id" params={{ id: change.id }} className={styles.change}>
                <ReviewStatus status={change.status} />
                {name === undefined ? null : <span className="fs-0">{name}</span>}
                <span className={classNames('bold breakable', styles.who)}>{submitterOf(change)}</span>
                <span className="muted fs-0 tabular">{formatTimestamp(change.submittedAtUtc)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {changes.length > atFirst ? (
        <Button size="small" variant="quiet" onPress={() => setIsOpen(!isOpen)}>
          {isOpen ? `Show the newest ${atFirst}` : `Show all ${changes.length}`}
        </Button>
      ) : null}
    </section>
  );
}
