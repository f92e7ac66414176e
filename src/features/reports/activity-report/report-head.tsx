import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer, X } from 'lucide-react';
import { memo, useState } from 'react';
import { learnerQuery } from '#api/queries/learners.ts';
import { CsvDownload } from '#components/list/csv/csv-download.tsx';
import type { CsvTable } from '#components/list/csv/csv-text.ts';
import { PersonName } from '#components/people/person-name.tsx';
import { partSeparator } from '#lib/text/join-parts.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import { homePathOf } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { ReportRow } from './report-rows.ts';
import styles from './activity-report.module.css';

interface ReportHeadProps {
  learnerId: string;
  rows?: readonly ReportRow[];
}

/** Memoized, so that typing in the filter is fast. */
export const ReportHead = memo(({ learnerId, rows }: ReportHeadProps) => {
  return (
    <PageHeader
      className={styles.head}
      title="Activity report"
      description={<LearnerAndGrade learnerId={learnerId} />}
      actions={
        <Row align="stretch" className={styles.actions}>
          {rows ? (
            <>
              <CsvDownload
                name="activity-report"
                table={() => toCsvTable(rows)}
                isDisabled={rows.length === 0}
              />
              <Button
                icon={<Printer aria-hidden="true" />}
                isDisabled={rows.length === 0}
                onPress={() => window.print()}
              >
                Print
              </Button>
            </>
          ) : null}
          <CloseLink />
        </Row>
      }
    />
  );
});

export const useReportLearner = (learnerId: string) =>
  useQuery({ ...learnerQuery(learnerId), retry: false, retryOnMount: false });

/** Optional: hidden if the learner failed to load. */
function LearnerAndGrade({ learnerId }: { learnerId: string }) {
  const { data, isPending } = useReportLearner(learnerId);
  if (isPending) return <Skeleton width="220px" height="1.5em" />;
  if (!data) return null;
  const name = `${data.name} ${data.surname}`.trim();
  return (
    <span className={styles.learner}>
      <PersonName userId={learnerId}>{name}</PersonName>
      {data.gradeTitle ? `${partSeparator}${data.gradeTitle}` : ''}
    </span>
  );
}

/** Links to the start page of the user's role, for example /parent/dashboard (RPT-004, D-035). */
function CloseLink() {
  // Signing out clears the session before this screen unmounts.
  const [session] = useState(currentSession);
  return (
    <Link to={homePathOf(session?.role)} className={buttonStyle({ variant: 'quiet' })}>
      <X aria-hidden="true" />
      Close
    </Link>
  );
}

/** The score needs two columns: a spreadsheet would parse `4/5` as a date. */
const header = ['#', 'Date', 'Term', 'Subject', 'Activity', 'Topic', 'Attempt', 'Score', 'Possible score'];

export const toCsvTable = (rows: readonly ReportRow[]): CsvTable => ({
  header,
  rows: rows.map(({ attempt }, index) => [
    index + 1,
    formatTimestamp(attempt.modifiedDate),
    attempt.termTitle ?? '',
    attempt.subjectTitle,
    attempt.activityTitle,
    attempt.topicTitle,
    attempt.attemptNumber,
    roundHalfUp(attempt.totalScore, 2),
    roundHalfUp(attempt.activityTotalScore, 2),
  ]),
});
