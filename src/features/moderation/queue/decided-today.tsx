import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { moderationQueueQuery, type QueuedChange } from '#api/queries/moderation.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay, formatTimestamp } from '#lib/time/dates.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReviewStatus } from '../review-status.tsx';
import type { QueuedActivity } from './queue-nodes.ts';
import styles from './queue.module.css';

interface DecidedTodayProps {
  activities: readonly QueuedActivity[];
}

/** Changes decided today, latest first. Loads when opened. */
export function DecidedToday({ activities }: DecidedTodayProps) {
  const [isOpen, setOpen] = useState(false);
  if (activities.length === 0) return null;
  return (
    <details
      className={classNames(styles.foot, styles.decided)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="bold">Decided today</summary>
      {isOpen ? <DecidedList activities={activities} /> : null}
    </details>
  );
}

function DecidedList({ activities }: DecidedTodayProps) {
  const { data, isError } = useQuery(moderationQueueQuery(undefined));
  if (isError) return <p>The decisions could not be loaded.</p>;
  if (!data) {
    return (
      <Loading text="Loading decisions…">
        <Skeleton width="60%" />
      </Loading>
    );
  }
  const activityIds = new Set(activities.map(({ id }) => id));
  const today = formatDay(clock.now());
  const decided = data
    .filter((change) => activityIds.has(change.activityId) && timeOf(change).startsWith(today))
    .toSorted((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1));
  if (decided.length === 0) return <p className="muted">No change has been decided today.</p>;
  return (
    <ul>
      {decided.map((change) => (
        <li key={change.id}>
          <ReviewStatus status={change.status} />
          <Link to="/admin/moderation/review/$id" params={{ id: change.id }} className="breakable">
            {change.activityTitle}
          </Link>
          <span className="muted fs-0 tabular">
            {change.decidedBy === null ? null : `${change.decidedBy} `}
            {timeOf(change).slice(-5)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const timeOf = ({ decidedAtUtc }: QueuedChange): string =>
  decidedAtUtc === null ? '' : formatTimestamp(decidedAtUtc);
