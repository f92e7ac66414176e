import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { TableSkeletonShape } from '#components/list/table-skeleton.tsx';
import { useRowKeys } from '#components/list/use-row-keys.ts';
import { HomeLink } from '#components/page/home-link.tsx';
import { PrintedDetails, SignatureLines } from '#components/report/printed-report.tsx';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Stack } from '#ui/layout.tsx';
import { ReportChartCard } from './chart/report-chart-card.tsx';
import { ReportAttempts } from './report-attempts.tsx';
import { ReportHead, useReportLearner } from './report-head.tsx';
import { formatPeriod, formatPrintNote, useReportList, type ReportList } from './report-list.ts';
import { toReportRows } from './report-rows.ts';
import { WentWell } from './went-well/went-well.tsx';
import stateColumn from '#ui/feedback/StatePanel.module.css';
import styles from './activity-report.module.css';

interface ReportScreenProps {
  /** Undefined if the link names no learner and the user is not a learner. */
  learnerId: string | undefined;
}

/** Shows the attempts of a learner, to filter, sort, print and download (RPT-001 to RPT-009). */
export function ReportScreen({ learnerId }: ReportScreenProps) {
  return learnerId ? <Report key={learnerId} learnerId={learnerId} /> : <LearnerMissing />;
}

const Chart = memo(ReportChartCard);

const noun = { singular: 'attempt', plural: 'attempts' };

function Report({ learnerId }: { learnerId: string }) {
  const { data: report } = useSuspenseQuery(activityReportQuery(learnerId));
  const { data: learner } = useReportLearner(learnerId);
  const rows = useMemo(() => toReportRows(report, learnerId), [report, learnerId]);
  const list = useReportList(rows);
  const rowKeys = useRowKeys(list);
  // Deferred, so that typing in the search is fast.
  const deferredRows = useDeferredValue(list.visibleRows);
  const note = useDeferredValue(formatPrintNote(list));

  if (rows.length === 0) return <NoAttempts head={<ReportHead learnerId={learnerId} />} />;
  return (
    <Stack gap={6} className={styles.screen} {...rowKeys}>
      <ReportHead learnerId={learnerId} rows={deferredRows} />
      <PrintedDetails learner={learner} period={formatPeriod(deferredRows)} note={note} />
      <WentWell report={report} learnerId={learnerId} />
      <ListToolbar
        list={list}
        noun={noun}
        searchLabel="Find an activity"
        placeholder="Term, subject, activity or topic"
      >
        <SubjectFilter list={list} />
      </ListToolbar>
      <Chart rows={deferredRows} />
      <ReportAttempts list={list} />
      <SignatureLines />
    </Stack>
  );
}

function SubjectFilter({ list: { values, chosen, choose } }: { list: ReportList }) {
  if (values.subject.length < 2) return null;
  return <SubjectChoice subject={chosen.subject} subjects={values.subject} choose={choose} />;
}

const allSubjects = { id: 'all', label: 'All subjects' };

/** The prefix separates a subject called 'all' from the option for all subjects. */
const toOptionId = (subject: string): string => `subject ${subject}`;

interface SubjectChoiceProps extends Pick<ReportList, 'choose'> {
  subject: string | undefined;
  subjects: readonly string[];
}

/** Memoized, so that typing in the search is fast. */
const SubjectChoice = memo(({ subject, subjects, choose }: SubjectChoiceProps) => (
  <Select
    label="Subject"
    className={styles.subject}
    options={[allSubjects, ...subjects.map((title) => ({ id: toOptionId(title), label: title }))]}
    value={subject === undefined ? allSubjects.id : toOptionId(subject)}
    onChange={(id) =>
      choose(
        'subject',
        subjects.find((title) => toOptionId(title) === id),
      )
    }
  />
));

export function ReportSkeleton() {
  return (
    <Loading text="Loading activities...">
      <Stack gap={6} className={styles.screen}>
        <Stack gap={3}>
          <Skeleton width="8em" height="44px" />
          <Skeleton width="12em" />
        </Stack>
        <Stack gap={3} className={cardStyle()}>
          <Skeleton width="9em" height="28px" />
          <SkeletonText lines={2} />
        </Stack>
        <Stack gap={3} className={cardStyle()}>
          <Skeleton width="9em" height="28px" />
          <Skeleton height="248px" />
        </Stack>
        <TableSkeletonShape card="92px" />
      </Stack>
    </Loading>
  );
}

/** Shown for a report without attempts (RPT-003). */
function NoAttempts({ head }: { head: ReactNode }) {
  const [session] = useState(currentSession);
  const isLearner = session?.role === Role.Learner;
  return (
    <Stack gap={6} className={styles.screen}>
      {head}
      <EmptyState
        title="No activities found."
        text={
          isLearner
            ? 'Hand in your first activity, and it shows up here with its score.'
            : 'The first activity that is handed in shows up here with its score.'
        }
        action={
          isLearner ? (
            <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
              Choose a subject
            </Link>
          ) : (
            <HomeLink />
          )
        }
      />
    </Stack>
  );
}

/** Shown if the link names no learner and the user is not a learner (RPT-008). */
function LearnerMissing() {
  const [session] = useState(currentSession);
  return (
    <div className={stateColumn.centredOnPage} role="alert">
      <StatePanel
        mood="empty"
        headingLevel={1}
        title="Learner ID is missing."
        text={
          session?.role === Role.Parent
            ? 'Open the report from the card of your child.'
            : 'This link does not say whose report it is.'
        }
        action={<HomeLink />}
      />
    </div>
  );
}
