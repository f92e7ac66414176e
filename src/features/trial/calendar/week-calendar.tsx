import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { clock } from '#lib/time/clock.ts';
import { dayLength, formatSchoolDate } from '#lib/time/school-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { isToday, longDay } from './day-names.ts';
import { SessionEntry } from './session-entry.tsx';
import type { Calendar } from './use-calendar.ts';
import { WeekGrid } from './week-grid.tsx';
import { daysOfWeek, weekSummary, type Day } from './week.ts';
import styles from './calendar.module.css';

interface WeekCalendarProps {
  sessions: readonly TrialSession[];
  calendar: Calendar;
}

const weekLength = 7 * dayLength;

/** A week of sessions with their seats: a grid by hour, or a list by day in a narrow container. */
export function WeekCalendar({ sessions, calendar }: WeekCalendarProps) {
  const { week, showWeek } = calendar;
  const titleId = useId();
  const days = useMemo(() => daysOfWeek(week, sessions), [week, sessions]);
  const { element, isNarrow } = useIsNarrow(46);
  return (
    <section aria-labelledby={titleId} className={styles.calendar}>
      <Row as="header" gap={4} justify="between" className={styles.head}>
        <Row align="baseline" className={classNames('muted fs-0', styles.text)}>
          <h2 id={titleId} className={styles.title}>
            Week of {formatSchoolDate(week, { day: 'numeric', month: 'long', year: 'numeric' })}
          </h2>
          <p role="status">{weekSummary(days)}</p>
        </Row>
        <div className={styles.weekButtons}>
          <Button
            variant="quiet"
            size="small"
            square
            aria-label="Previous week"
            icon={<ChevronLeft aria-hidden="true" />}
            onPress={() => showWeek(week - weekLength)}
          />
          <Button variant="quiet" size="small" onPress={() => showWeek(clock.now().getTime())}>
            This week
          </Button>
          <Button
            variant="quiet"
            size="small"
            square
            aria-label="Next week"
            icon={<ChevronRight aria-hidden="true" />}
            onPress={() => showWeek(week + weekLength)}
          />
        </div>
      </Row>
      <div ref={element}>
        {isNarrow === true ? <DayList days={days} calendar={calendar} /> : null}
        {isNarrow === false ? <WeekGrid labelledBy={titleId} days={days} calendar={calendar} /> : null}
      </div>
    </section>
  );
}

function DayList({ days, calendar }: { days: readonly Day[]; calendar: Calendar }) {
  const daysWithSessions = days.filter(({ sessions }) => sessions.length > 0);
  if (daysWithSessions.length === 0) {
    return <p className={classNames('muted', styles.days)}>No sessions in this week.</p>;
  }
  return (
    <Stack as="ul" className={styles.days}>
      {daysWithSessions.map((day) => (
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
