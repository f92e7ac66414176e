import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clock } from '#lib/time/clock.ts';
import { dayLength, startOfSchoolDay, startOfSchoolWeek } from '#lib/time/school-time.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { dayLabel, isToday, shortDay } from './day-names.ts';
import { SessionEntry } from './session-entry.tsx';
import type { Calendar } from './use-calendar.ts';
import { hoursOf, type Day } from './week.ts';
import styles from './calendar.module.css';

interface WeekGridProps {
  labelledBy: string;
  days: readonly Day[];
  calendar: Calendar;
}

/**
 * A grid of the week by hour. One day is the tab stop; the arrow keys move to other days, also of other weeks, and
 * between the sessions of a day.
 */
export function WeekGrid({ labelledBy, days, calendar }: WeekGridProps) {
  const hours = hoursOf(days);
  const firstHour = hours[0] ?? 0;
  const { grid, current, setCurrent, onKeyDown } = useDayKeys(calendar);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={styles.grid}
      style={{ gridTemplateRows: `auto repeat(${hours.length}, minmax(46px, auto))` }}
      onKeyDown={onKeyDown}
    >
      {hours.map((hour, row) => (
        <div key={hour} aria-hidden="true" className={styles.hour} style={{ gridRow: row + 2 }}>
          <span>{String(hour).padStart(2, '0')}:00</span>
        </div>
      ))}
      <div role="row" className={styles.row}>
        {days.map((day, index) => (
          <Row
            gap={2}
            key={day.start}
            role="columnheader"
            className={styles.dayHead}
            data-today={isToday(day) || undefined}
            style={{ gridColumn: index + 2 }}
          >
            {shortDay(day)} {isToday(day) ? <span className={styles.today}>Today</span> : null}
          </Row>
        ))}
      </div>
      <div role="row" className={styles.row}>
        {days.map((day, index) => (
          <div
            key={day.start}
            role="gridcell"
            data-day={day.start}
            tabIndex={day.start === current ? 0 : -1}
            className={styles.day}
            data-today={isToday(day) || undefined}
            data-weekend={index > 4 || undefined}
            style={{ gridColumn: index + 2 }}
            onFocus={() => setCurrent(day.start)}
          >
            <span className="visually-hidden">{dayLabel(day)}</span>
            {day.groups.map(({ hour, minutes, rows, sessions }) => (
              <Stack
                gap={1}
                key={hour}
                className={styles.group}
                style={{
                  gridRow: `${hour - firstHour + 1} / span ${rows}`,
                  paddingTop: rows === 2 ? (minutes / 60) * 46 + 2 : 2,
                }}
              >
                {sessions.map((session) => (
                  <SessionEntry key={session.id} session={session} calendar={calendar} tabIndex={-1} />
                ))}
              </Stack>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The roving tab stop of the days, and its keys. */
function useDayKeys({ week, showWeek }: Calendar) {
  const grid = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(() => startOfSchoolDay(clock.now().getTime()));
  /** The day to focus when its week is displayed. */
  const awaited = useRef<number>(undefined);
  const current = startOfSchoolWeek(day) === week ? day : week;

  useEffect(() => {
    if (awaited.current !== undefined && startOfSchoolWeek(awaited.current) === week) {
      focusDay(grid.current, awaited.current);
    }
  }, [week]);

  const setCurrent = (next: number) => {
    awaited.current = undefined;
    setDay(next);
  };
  const moveTo = (next: number) => {
    if (startOfSchoolWeek(next) === week) return focusDay(grid.current, next);
    awaited.current = next;
    setDay(next);
    showWeek(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const days: Partial<Record<string, number>> = {
      ArrowLeft: current - dayLength,
      ArrowRight: current + dayLength,
      Home: week,
      End: week + 6 * dayLength,
      PageUp: current - 7 * dayLength,
      PageDown: current + 7 * dayLength,
    };
    const next = days[event.key];
    if (next !== undefined) moveTo(next);
    else if (event.key === 'ArrowDown') focusWithin(event.target, 1);
    else if (event.key === 'ArrowUp') focusWithin(event.target, -1);
    else return;
    event.preventDefault();
  };
  return { grid, current, setCurrent, onKeyDown };
}

const focusDay = (grid: HTMLElement | null, day: number): void =>
  grid?.querySelector<HTMLElement>(`[data-day='${day}']`)?.focus();

/** Focuses the previous or next session of the day; before the first session, the day itself. */
function focusWithin(target: EventTarget, step: 1 | -1): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  if (!cell) return;
  const stops = [cell, ...cell.querySelectorAll<HTMLElement>('button')];
  const index = stops.findIndex((stop) => stop === document.activeElement);
  stops[index + step]?.focus();
}
