import { formatAge } from '#lib/time/age.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';

interface TimeAgoProps {
  /** ISO 8601. */
  since: string;
  /** For screen readers, before the exact time: 'submitted'. */
  event: string;
  className?: string | undefined;
}

/** How long ago something happened: '3 days ago'; its exact time as a tooltip and for screen readers. */
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
