import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { activityReviewQuery, type ChangeSetSummary } from '#api/queries/moderation.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay, formatTimestamp } from '#lib/time/dates.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReviewStatus } from '../review-status.tsx';
import type { QueuedActivity } from './queue-nodes.ts';
import styles from './queue.module.css';

/** When a change was decided stands only in the review of its activity (D-172), so only few of them are read. */
const mostReviews = 20;

interface DecidedTodayProps {
  /** The activities of the shown part of the queue with a decided change. */
  activities: readonly QueuedActivity[];
}

/** The changes that were decided today, the latest first; loaded when it is opened. */
export function DecidedToday({ activities }: DecidedTodayProps) {
  const [isOpen, setOpen] = useState(false);
  if (activities.length === 0) return null;
  return (
    <details
      className={classNames(styles.foot, styles.decided)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="bold">Decided today</summary>
      {isOpen && activities.length > mostReviews ? (
        <p className="muted">Choose a smaller part of the queue to see what was decided in it today.</p>
      ) : null}
      {isOpen && activities.length <= mostReviews ? <DecidedList activities={activities} /> : null}
    </details>
  );
}

function DecidedList({ activities }: DecidedTodayProps) {
  const reviews = useQueries({ queries: activities.map(({ id }) => activityReviewQuery(id)) });
  if (reviews.some(({ isPending }) => isPending)) {
    return (
      <Loading text="Loading decisions…">
        <Skeleton width="60%" />
      </Loading>
    );
  }
  const today = formatDay(clock.now());
  const decided = reviews
    .flatMap(({ data }) =>
      (data?.history ?? []).map((change) => ({ change, title: data?.activityTitle ?? '' })),
    )
    .filter(({ change }) => dayOf(change) === today)
    .toSorted((one, other) => (timeOf(one.change) < timeOf(other.change) ? 1 : -1));
  return (
    <>
      {reviews.some(({ isError }) => isError) ? <p>Some decisions could not be loaded.</p> : null}
      {decided.length === 0 ? <p className="muted">No change has been decided today.</p> : null}
      <ul>
        {decided.map(({ change, title }) => (
          <li key={change.id}>
            <ReviewStatus status={change.status} />
            <Link to="/admin/moderation/review/$id" params={{ id: change.id }} className="breakable">
              {title}
            </Link>
            <span className="muted fs-0 tabular">
              {change.decidedBy === null ? null : `${change.decidedBy} `}
              {timeOf(change).slice(-5)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const timeOf = ({ decidedAtUtc }: ChangeSetSummary): string =>
  decidedAtUtc === null ? '' : formatTimestamp(decidedAtUtc);
const dayOf = (change: ChangeSetSummary): string => timeOf(change).slice(0, 10);
