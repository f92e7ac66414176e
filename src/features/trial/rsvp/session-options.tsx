import { CalendarDays, MapPin } from 'lucide-react';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { clock } from '#lib/time/clock.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { Badge } from '#ui/Badge.tsx';
import type { Option } from '#ui/form/Option.tsx';
import { SeatBar } from '../seats/seat-bar.tsx';
import { byStartTime, seatsLeft, seatsLeftWords } from '../seats/seats.ts';
import styles from './session-options.module.css';

/** The sessions of an invite, the earliest first; full ones are listed, too (TRI-004, D-187). */
export const sessionOptions = (sessions: readonly TrialSession[]): Option[] =>
  sessions.toSorted(byStartTime).map((session) => {
    const isFull = seatsLeft(session) === 0;
    return {
      value: session.id,
      label: session.title,
      isDisabled: isFull,
      detail: <WhenAndWhere session={session} />,
      end: (
        <span className={styles.seats}>
          {isFull ? (
            <Badge tone="no" icon={null}>
              Full
            </Badge>
          ) : (
            <strong>{seatsLeftWords(session)}</strong>
          )}
          <SeatBar session={session} />
        </span>
      ),
    };
  });

/** The start by the school's clock, and the campus. */
function WhenAndWhere({ session: { startTime, campusName } }: { session: TrialSession }) {
  return (
    <span className={styles.facts}>
      <span>
        <CalendarDays aria-hidden="true" />
        {formatSchoolTime(startTime)}
        {Date.parse(startTime) < clock.now().getTime() ? ', has begun' : ''}
      </span>{' '}
      <span>
        <MapPin aria-hidden="true" />
        {campusName}
      </span>
    </span>
  );
}
