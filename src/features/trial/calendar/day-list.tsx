import { Badge } from '#ui/Badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { isToday, longDay } from './day-words.ts';
import { SessionEntry } from './session-entry.tsx';
import type { Calendar } from './use-calendar.ts';
import type { Day } from './week.ts';
import styles from './calendar.module.css';

/** The days of a week that have sessions, one below the other. */
export function DayList({ days, calendar }: { days: readonly Day[]; calendar: Calendar }) {
  const busy = days.filter(({ sessions }) => sessions.length > 0);
  if (busy.length === 0) return <p className={classNames('muted', styles.days)}>No sessions in this week.</p>;
  return (
    <Stack as="ul" className={styles.days}>
      {busy.map((day) => (
        <li key={day.start}>
          <Row as="h3" gap={2} className={styles.dayTitle}>
            {longDay(day)}
            {isToday(day) ? <Badge tone="info">Today</Badge> : null}
          </Row>
          <Stack as="ul" gap={2} className={styles.sessions}>
            {day.sessions.map((session) => (
              <li key={session.id}>
                <SessionEntry session={session} calendar={calendar} />
              </li>
            ))}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
