import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo } from 'react';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { SkeletonTable } from '#components/list/table-skeleton.tsx';
import { Card } from '#ui/Card.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { ReportAttempts } from './attempts.tsx';
import { ReportChartCard } from './chart/chart-card.tsx';
import { NoAttempts, NoLearner } from './empty.tsx';
import { ReportHead } from './head.tsx';
import { reportNote, useReportList } from './list.ts';
import { toReportRows } from './rows.ts';
import { SubjectFilter } from './subject-filter.tsx';
import { WentWell } from './went-well/went-well.tsx';
import styles from './report-screen.module.css';

interface ReportScreenProps {
  /** Undefined: nobody is named, and nobody with results of their own is signed in. */
  learnerId: string | undefined;
}

/** Every attempt of a learner: to be filtered, sorted, printed and taken away (RPT-001 to RPT-009). */
export function ReportScreen({ learnerId }: ReportScreenProps) {
  return learnerId ? <Report key={learnerId} learnerId={learnerId} /> : <NoLearner />;
}

const Chart = memo(ReportChartCard);
const noun = { one: 'attempt', many: 'attempts' };

function Report({ learnerId }: { learnerId: string }) {
  const { data: report } = useSuspenseQuery(activityReportQuery(learnerId));
  const rows = useMemo(() => toReportRows(report, learnerId), [report, learnerId]);
  const list = useReportList(rows);
  // What takes time to draw follows a moment later: a letter has to appear at once.
  const settled = useDeferredValue(list.shown);
  const note = useDeferredValue(reportNote(list));

  if (rows.length === 0) return <NoAttempts head={<ReportHead learnerId={learnerId} />} />;
  return (
    <div className={styles.screen}>
      <ReportHead learnerId={learnerId} rows={settled} note={note} />
      <WentWell report={report} learnerId={learnerId} />
      <ListToolbar
        list={list}
        noun={noun}
        searchLabel="Find an activity"
        placeholder="Term, subject, activity or topic"
      >
        <SubjectFilter list={list} />
      </ListToolbar>
      <Chart rows={settled} />
      <ReportAttempts list={list} />
    </div>
  );
}

export function ReportSkeleton() {
  return (
    <Loading text="Loading activities...">
      <div className={styles.screen}>
        <div className={styles.waiting}>
          <Skeleton width="8em" height="44px" />
          <Skeleton width="12em" />
        </div>
        <Card className={styles.waiting}>
          <Skeleton width="9em" height="28px" />
          <SkeletonText lines={2} />
        </Card>
        <Card className={styles.waiting}>
          <Skeleton width="9em" height="28px" />
          <Skeleton height="248px" className={styles.chart} />
        </Card>
        <SkeletonTable card="92px" />
      </div>
    </Loading>
  );
}
