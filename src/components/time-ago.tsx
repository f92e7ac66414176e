import { formatAge } from '#lib/time/age.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';

interface TimeAgoProps {
  /** ISO 8601 timestamp. */
  since: string;
  /** A text before the exact time, for screen readers, such as 'submitted'. */
  event: string;
  className?: string | undefined;
}

/** A relative time such as '3 days ago', with the exact time as a tooltip and for screen readers. */
export function TimeAgo({ since, event, className }: TimeAgoProps) {
  const exact = formatTimestamp(since);
  return (
    <time dateTime={since} title={exact} className={className}>
      {formatAge(new Date(since), clock.now())}
      <span className="visually-hidden">
        , {event} {exact}
      </span>
    </time>
  );
}
