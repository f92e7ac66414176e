import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { clock } from '#lib/time/clock.ts';
import { fromSchoolDateTime, schoolDay, startOfSchoolWeek } from '#lib/time/school-time.ts';
import { firstWeek } from './week.ts';

/** The query parameter with a day of the displayed week, `yyyy-MM-dd`. */
export const weekParam = 'week';

const parseWeekParam = (search: object): number | undefined => {
  const day: unknown = weekParam in search ? search[weekParam] : undefined;
  if (typeof day !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(day)) return undefined;
  const at = Date.parse(fromSchoolDateTime(`${day}T00:00`));
  return Number.isNaN(at) ? undefined : startOfSchoolWeek(at);
};

export interface Calendar {
  /** Monday 00:00 in school time, in milliseconds since 1970. */
  week: number;
  showWeek: (at: number) => void;
  /** The id of the selected session. */
  chosenId: string | undefined;
  /** Selects a session and shows its week. */
  choose: (session: TrialSession) => void;
}

/** Manages the displayed week, which is stored in the URL, and the selected session. */
export function useCalendar(sessions: readonly TrialSession[]): Calendar {
  const weekFromUrl = useSearch({ strict: false, select: parseWeekParam });
  const [initialWeek] = useState(() => firstWeek(sessions, clock.now().getTime()));
  const [chosenId, setChosenId] = useState<string>();
  const navigate = useNavigate();

  const showWeek = useCallback(
    (at: number) => {
      const week = startOfSchoolWeek(at);
      void navigate({
        to: '.',
        search: (search: object): object => ({
          ...search,
          [weekParam]: week === initialWeek ? undefined : schoolDay(week),
        }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, initialWeek],
  );
  const choose = useCallback(
    ({ id, startTime }: TrialSession) => {
      setChosenId(id);
      showWeek(Date.parse(startTime));
    },
    [showWeek],
  );
  return { week: weekFromUrl ?? initialWeek, showWeek, chosenId, choose };
}
