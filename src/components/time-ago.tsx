import { formatAge } from '#lib/time/age.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { formatDayOrTime } from '#lib/time/readable-dates.ts';

interface TimeAgoProps {
  /** ISO 8601 timestamp. */
  since: string;
  /** A text before the exact time, for screen readers, such as 'submitted'. */
  event: string;
  className?: string | undefined;
}

/** A relative time such as '3 days ago', with the exact time as a tooltip and for screen readers. */
export const TimeAgo = (props: TimeAgoProps) => (
  <ExactTime {...props}>{formatAge(new Date(props.since), clock.now())}</ExactTime>
);

/** A day such as '28 November', with the exact time as a tooltip and for screen readers; 'N/A' if empty or invalid. */
export function DayOf({
  since,
  ...props
}: Omit<TimeAgoProps, 'since'> & { since: string | null | undefined }) {
  const date = new Date(since ?? Number.NaN);
  if (!since || Number.isNaN(date.getTime())) return 'N/A';
  return (
    <ExactTime since={since} {...props}>
      {formatDayOrTime(date, clock.now())}
    </ExactTime>
  );
}

function ExactTime({ since, event, className, children }: TimeAgoProps & { children: string }) {
  const exact = formatTimestamp(since);
  return (
    <time dateTime={since} title={exact} className={className}>
      {children}
      <span className="visually-hidden">
        , {event} {exact}
      </span>
    </time>
  );
}
