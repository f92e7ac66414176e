import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import type { components } from '#api/contract.gen.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { PageHeadSkeleton } from '#components/page/back-link.tsx';
import { PrintedDetails, SignatureLines } from '#components/report/printed-report.tsx';
import { joinParts } from '#lib/text/join-parts.ts';
import { clock } from '#lib/time/clock.ts';
import { formatSchoolDate } from '#lib/time/school-time.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { PrintableHead } from '../printable-head.tsx';
import { countByWeekOrMonth, countByDay } from './attempt-counts.ts';
import { figuresOf } from './figures.ts';
import { Period } from './period.tsx';
import { termOf, toAttempts, weekOf, type ReportRow } from './periods.ts';
import styles from './progress.module.css';

/** Shows a child's progress this week and this term, computed from the report. */
export function ProgressScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { data: report } = useSuspenseQuery(activityReportQuery(learnerId));
  const { week, term } = useMemo(() => progressOf(report), [report]);
  const { name } = learner;
  return (
    <Stack gap={6} className={styles.screen}>
      <ProgressHead learner={learner} canPrint={report.length > 0} />
      {report.length === 0 ? (
        <EmptyState
          title="Nothing to show yet"
          text={`${name} has not handed in an activity. After the first one you see here what was done and how it went.`}
        />
      ) : (
        <>
          <PrintedDetails
            learner={learner}
            period={joinParts(`${week.from} to ${week.to}`, term && `${term.title}, ${term.year}`)}
          />
          <Period
            id="week"
            title="This week"
            dates={`Monday ${week.from} to Sunday ${week.to}`}
            emptyText={`${name} has not handed in an activity this week.`}
            learnerId={learnerId}
            figures={week.figures}
            counts={week.counts}
          />
          <Period
            id="term"
            title={term ? `This term: ${term.title}` : 'This term'}
            dates={
              term
                ? `${term.title}, the term of the most recent activity: everything done in its topics in ${term.year}.`
                : ''
            }
            emptyText={`Nothing that ${name} has done belongs to a term.`}
            learnerId={learnerId}
            figures={term?.figures}
            counts={term?.counts}
          />
          <p className="muted">
            Average and scores are those of the best attempt at each activity.{' '}
            <ReportLink learner={learner} /> has every attempt.
          </p>
          <SignatureLines />
        </>
      )}
    </Stack>
  );
}

/** Called once per response: a report may have 10,000 rows. */
function progressOf(report: readonly ReportRow[]) {
  const attempts = toAttempts(report);
  const week = weekOf(attempts, clock.now());
  const term = termOf(attempts);
  const day = (at: number) => formatSchoolDate(at, { day: 'numeric', month: 'long' });
  return {
    week: {
      from: day(week.from),
      to: day(week.to - 1),
      figures: figuresOf(week.attempts),
      counts: countByDay(week.from, week.attempts),
    },
    term: term && {
      title: term.title,
      year: term.year,
      figures: figuresOf(term.attempts),
      counts: countByWeekOrMonth(term.attempts),
    },
  };
}

export function ProgressSkeleton() {
  return (
    <Loading text="Loading progress…">
      <Stack gap={6} className={styles.screen}>
        <PageHeadSkeleton />
        <Skeleton height="560px" shape="box" width="100%" />
        <Skeleton height="560px" shape="box" width="100%" />
      </Stack>
    </Loading>
  );
}

type Learner = components['schemas']['Learner'];

interface ProgressHeadProps {
  learner: Learner;
  canPrint: boolean;
}

function ProgressHead({ learner, canPrint }: ProgressHeadProps) {
  const { name, surname, gradeTitle } = learner;
  return (
    <PrintableHead
      title={`${name}'s progress`}
      description={[`${name} ${surname}`.trim(), gradeTitle].filter(Boolean).join(' · ')}
      action={<ReportLink learner={learner} isButton />}
      canPrint={canPrint}
    />
  );
}

/** Links to the activity report under the learner's grade; for a learner without a grade, under `/child-activity`. */
function ReportLink({ learner: { id, gradeId }, isButton }: { learner: Learner; isButton?: boolean }) {
  const linkProps = isButton ? { className: buttonStyle({ variant: 'primary' }) } : {};
  const label = isButton ? (
    <>
      <ListChecks aria-hidden="true" />
      Full report
    </>
  ) : (
    'The full report'
  );
  return gradeId ? (
    <Link to="/grades/$gradeId/activity-report/$learnerId" params={{ gradeId, learnerId: id }} {...linkProps}>
      {label}
    </Link>
  ) : (
    <Link to="/child-activity" search={{ learnerId: id }} {...linkProps}>
      {label}
    </Link>
  );
}
