import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer, X } from 'lucide-react';
import { memo, useState } from 'react';
import { learnerQuery } from '#api/queries/learners.ts';
import { CsvDownload } from '#components/list/csv/csv-download.tsx';
import type { CsvTable } from '#components/list/csv/csv-text.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { formatReadableDay } from '#lib/time/readable-dates.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import { homePathOf } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { ReportRow } from './rows.ts';
import styles from './activity-report.module.css';

/** A spreadsheet would read `3.67/5` as a text and `4/5` as a day in May: the two numbers stand apart. */
const header = ['#', 'Date', 'Term', 'Subject', 'Activity', 'Topic', 'Attempt', 'Score', 'Possible score'];

/** The rows as they are shown, in the same order, for a spreadsheet. */
export const reportTable = (rows: readonly ReportRow[]): CsvTable => ({
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

interface ReportHeadProps {
  learnerId: string;
  /** What can be printed and downloaded; not given when there is nothing. */
  rows?: readonly ReportRow[];
  /** Which rows these are, for the printout: nothing else on it says that some are missing. */
  note?: string;
}

/** Drawn again only with other rows: a letter in the filter has to appear at once. */
export const ReportHead = memo(({ learnerId, rows, note }: ReportHeadProps) => {
  return (
    <PageHeader
      className={styles.head}
      title="Activity report"
      description={
        <>
          <LearnerAndGrade learnerId={learnerId} />
          <span className={styles.printed}>
            Printed on {formatReadableDay(clock.now())}
            {note ? ` · ${note}` : ''}
          </span>
        </>
      }
      actions={
        <Row align="stretch" className={styles.actions}>
          {rows ? (
            <>
              <CsvDownload
                name="activity-report"
                table={() => reportTable(rows)}
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

/** Optional: without the learner's record the report has no name. */
function LearnerAndGrade({ learnerId }: { learnerId: string }) {
  const { data, isPending } = useQuery({ ...learnerQuery(learnerId), retry: false, retryOnMount: false });
  if (isPending) return <Skeleton width="220px" height="1.5em" />;
  if (!data) return null;
  const name = `${data.name} ${data.surname}`.trim();
  return <span className={styles.learner}>{[name, data.gradeTitle].filter(Boolean).join(' · ')}</span>;
}

/** Back to /parent/dashboard for a parent, to the start page of any other role (RPT-004, D-035). */
function CloseLink() {
  // Signing out takes the session away a moment before the screen.
  const [session] = useState(currentSession);
  return (
    <Link to={homePathOf(session?.role)} className={buttonStyle({ variant: 'quiet' })}>
      <X aria-hidden="true" />
      Close
    </Link>
  );
}
