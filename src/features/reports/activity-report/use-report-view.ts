import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { searchOf, viewOf, type ReportSearch, type ReportView } from './report-view.ts';

/** Milliseconds without another change after which the address follows. */
const quietPeriod = 300;

/** The view at once, and its address a moment later: a browser allows few changes of the address in a row. */
export function useReportView(search: ReportSearch, subjects: readonly string[]) {
  const navigate = useNavigate();
  const [view, setView] = useState<ReportView>(() => viewOf(search, subjects));
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState(search);
  const isKept = isSame(searchOf(view), search);

  // Somebody went back, or followed a link to another view of the same report.
  if (!isSame(seen, search)) {
    setSeen(search);
    if (!isSame(written, search)) setView(viewOf(search, subjects));
  }

  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(() => {
      const wanted = searchOf(view);
      setWritten(wanted);
      void navigate({
        to: '.',
        // /child-activity names its learner there.
        search: ({ learnerId }) => ({ ...(learnerId !== undefined && { learnerId }), ...wanted }),
        replace: true,
        resetScroll: false,
      });
    }, quietPeriod);
    return () => clearTimeout(timer);
  }, [view, isKept, navigate]);

  return { view, setView };
}

const isSame = (one: ReportSearch, other: ReportSearch): boolean =>
  one.q === other.q && one.subject === other.subject && one.sort === other.sort && one.order === other.order;
