import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReportChartCard } from './chart/chart-card.tsx';
import { NoAttempts, NoLearner, NoMatch } from './report-empty.tsx';
import { ReportFilter } from './report-filter.tsx';
import { ReportHead } from './report-head.tsx';
import { filterRows, sortRows, subjectsOf, toReportRows } from './report-rows.ts';
import { ReportTable } from './report-table.tsx';
import { viewInWords, type ReportSearch } from './report-view.ts';
import { useReportView } from './use-report-view.ts';
import styles from './report-screen.module.css';

export interface ReportScreenProps {
  /** Undefined: nobody is named, and nobody with results of their own is signed in. */
  learnerId: string | undefined;
  search: ReportSearch;
}

/** Every attempt of a learner: to be filtered, sorted, printed and taken away (RPT-001 to RPT-009). */
export function ReportScreen({ learnerId, search }: ReportScreenProps) {
  return learnerId ? <Report key={learnerId} learnerId={learnerId} search={search} /> : <NoLearner />;
}

const Chart = memo(ReportChartCard);
const Table = memo(ReportTable);

function Report({ learnerId, search }: { learnerId: string; search: ReportSearch }) {
  const { data: report } = useSuspenseQuery(activityReportQuery(learnerId));
  const rows = useMemo(() => toReportRows(report), [report]);
  const subjects = useMemo(() => subjectsOf(rows), [rows]);
  const { view, setView } = useReportView(search, subjects);
  const { text, subject, sort } = view;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  // The letters and the rows in view appear at once, then all that is made of the rows.
  const { column, direction } = sort;
  const sorted = useMemo(() => sortRows(rows, { column, direction }), [rows, column, direction]);
  const shown = useMemo(() => filterRows(sorted, { text, subject }), [sorted, text, subject]);
  const settled = useDeferredValue(shown);
  const note = useDeferredValue(viewInWords(view));

  if (rows.length === 0) return <NoAttempts head={<ReportHead learnerId={learnerId} />} />;

  const clear = () => {
    setView({ text: '', subject: undefined, sort });
    field.current?.focus();
  };
  return (
    <div className={styles.screen}>
      <ReportHead learnerId={learnerId} rows={settled} note={note} />
      <ReportFilter
        view={view}
        onChange={setView}
        subjects={subjects}
        counts={{ shown: shown.length, all: rows.length }}
        field={field}
      />
      <Chart rows={settled} />
      {shown.length === 0 ? (
        <NoMatch onClear={clear} />
      ) : (
        <Table rows={shown} sort={sort} onSort={setView} startOver={`${subject ?? ''} ${text}`} />
      )}
    </div>
  );
}

export function ReportSkeleton() {
  return (
    <Loading text="Loading activities...">
      <div className={styles.screen}>
        <Skeleton width="280px" height="48px" />
        <Skeleton height="280px" className={styles.block} />
        <Skeleton height="420px" className={styles.block} />
      </div>
    </Loading>
  );
}
