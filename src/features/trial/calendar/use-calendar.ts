import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { clock } from '#lib/time/clock.ts';
import { fromSchoolDateTime, schoolDay, startOfSchoolWeek } from '#lib/time/school-time.ts';
import { firstWeek } from './week.ts';

/** The query parameter with a day of the displayed week, `yyyy-MM-dd`. */
export const weekParam = 'week';

const weekInUrl = (search: object): number | undefined => {
  const day: unknown = weekParam in search ? search[weekParam] : undefined;
  if (typeof day !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(day)) return undefined;
  const at = Date.parse(fromSchoolDateTime(`${day}T00:00`));
  return Number.isNaN(at) ? undefined : startOfSchoolWeek(at);
};

export interface Calendar {
  /** Monday 00:00 in school time, in milliseconds since 1970. */
  week: number;
  showWeek: (at: number) => void;
  chosen: string | undefined;
  /** Selects a session and shows its week. */
  choose: (session: TrialSession) => void;
}

/** Manages the displayed week, which is stored in the URL, and the selected session. */
export function useCalendar(sessions: readonly TrialSession[]): Calendar {
  const inUrl = useSearch({ strict: false, select: weekInUrl });
  const [first] = useState(() => firstWeek(sessions, clock.now().getTime()));
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigate();

  const showWeek = useCallback(
    (at: number) => {
      const week = startOfSchoolWeek(at);
      void navigate({
        to: '.',
        search: (search: object): object => ({
          ...search,
          [weekParam]: week === first ? undefined : schoolDay(week),
        }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, first],
  );
  const choose = useCallback(
    ({ id, startTime }: TrialSession) => {
      setChosen(id);
      showWeek(Date.parse(startTime));
    },
    [showWeek],
  );
  return { week: inUrl ?? first, showWeek, chosen, choose };
}
