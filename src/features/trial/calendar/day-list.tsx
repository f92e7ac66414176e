import { Badge } from '#ui/Badge.tsx';
import { isToday, longDay } from './day-words.ts';
import { SessionEntry } from './session-entry.tsx';
import type { Calendar } from './use-calendar.ts';
import type { Day } from './week.ts';
import styles from './day-list.module.css';

/** The days of a week that have sessions, one below the other. */
export function DayList({ days, calendar }: { days: readonly Day[]; calendar: Calendar }) {
  const busy = days.filter(({ sessions }) => sessions.length > 0);
  if (busy.length === 0) return <p className={styles.none}>No sessions in this week.</p>;
  return (
    <ul className={styles.days}>
      {busy.map((day) => (
        <li key={day.start}>
          <h3 className={styles.title}>
            {longDay(day)}
            {isToday(day) ? <Badge tone="info">Today</Badge> : null}
          </h3>
          <ul className={styles.sessions}>
            {day.sessions.map((session) => (
              <li key={session.id}>
                <SessionEntry session={session} calendar={calendar} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
