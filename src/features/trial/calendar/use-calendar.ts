import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { clock } from '#lib/time/clock.ts';
import { fromSchoolDateTime, schoolDay, startOfSchoolWeek } from '#lib/time/school-time.ts';
import { firstWeek } from './week.ts';

/** The query parameter that says which week the calendar shows: a day of it, `yyyy-MM-dd`. */
export const weekParam = 'week';

const weekInUrl = (search: object): number | undefined => {
  const day: unknown = weekParam in search ? search[weekParam] : undefined;
  if (typeof day !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(day)) return undefined;
  const at = Date.parse(fromSchoolDateTime(`${day}T00:00`));
  return Number.isNaN(at) ? undefined : startOfSchoolWeek(at);
};

export interface Calendar {
  /** The Monday's midnight at school, in milliseconds since 1970. */
  week: number;
  showWeek: (at: number) => void;
  /** The id of the session that is marked here and in the list. */
  chosen: string | undefined;
  /** Marks a session, and shows its week. */
  choose: (session: TrialSession) => void;
}

/** Which week the calendar shows, kept in the URL, and which session is marked. */
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
