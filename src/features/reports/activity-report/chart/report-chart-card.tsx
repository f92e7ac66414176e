import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, type MouseEvent } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { formatReadableDay } from '#lib/time/readable-dates.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { attemptsId } from '../report-attempts.tsx';
import type { ReportRow } from '../report-rows.ts';
import {
  computeScoreFigures,
  buildScoreTimeline,
  type ScoreFigures,
  type ScoreTimeline,
} from './score-timeline.ts';
import styles from '../activity-report.module.css';

/** Lazy: the chart library is larger than the rest of the screen. */
const ReportChart = lazy(async () => ({ default: (await import('./report-chart.tsx')).ReportChart }));

const titleId = 'scores-over-time';
const summaryId = 'scores-summary';

export function ReportChartCard({ rows }: { rows: readonly ReportRow[] }) {
  const figures = computeScoreFigures(rows);
  if (!figures) return null;
  const timeline = buildScoreTimeline(rows);
  return (
    <Stack as="section" gap={2} aria-labelledby={titleId} className={classNames(cardStyle(), styles.card)}>
      <h2 id={titleId} className="fs-3">
        Scores over time
      </h2>
      <p className={classNames('muted fs-1 tabular', styles.summary)}>
        <span id={summaryId}>
          <Summary {...figures} /> {describeUnit(timeline)}
        </span>{' '}
        <a href={`#${attemptsId}`} className={styles.toTable} onClick={goToTable}>
          Every score is a row of the table below.
        </a>
      </p>
      <CatchBoundary getResetKey={() => 'chart'} errorComponent={ChartLoadError}>
        <Suspense fallback={<Skeleton height="256px" />}>
          <ReportChart timeline={timeline} labelledBy={titleId} describedBy={summaryId} />
        </Suspense>
      </CatchBoundary>
    </Stack>
  );
}

const ChartLoadError = () => (
  <p className={classNames('muted fs-1 tabular', styles.summary)}>
    The chart did not load. The table has all scores.
  </p>
);

function Summary({ count, from, to, mean, meanOfBest, best, lowest, latest }: ScoreFigures) {
  const first = formatReadableDay(new Date(from));
  const last = formatReadableDay(new Date(to));
  return (
    <>
      {formatCount(count)} scores {first === last ? 'on' : 'from'}{' '}
      <span className={styles.date}>{first}</span>
      {first === last ? null : (
        <>
          {' to '}
          <span className={styles.date}>{last}</span>
        </>
      )}
      : best {best}%, lowest {lowest}%, latest {latest}%. The average of all these scores is {mean}%; of the
      best score in each activity it is {meanOfBest}%.
    </>
  );
}

const describeUnit = ({ unit }: ScoreTimeline): string =>
  unit === 'attempt'
    ? 'Each symbol is one attempt.'
    : `Each symbol is the average of all attempts in a subject in one ${unit}.`;

/** Prevents the default action: the router would treat the fragment as a navigation. */
function goToTable(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(attemptsId)?.focus();
}
