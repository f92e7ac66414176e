import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer, X } from 'lucide-react';
import { memo, useState } from 'react';
import { learnerQuery } from '#api/queries/learners.ts';
import { CsvDownload } from '#components/list/csv/csv-download.tsx';
import { clock } from '#lib/time/clock.ts';
import { dayInWords } from '#lib/time/dates-in-words.ts';
import { homeOf } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { reportTable } from './report-table.ts';
import type { ReportRow } from './rows.ts';
import styles from './activity-report.module.css';

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
            Printed on {dayInWords(clock.now())}
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
    <Link to={homeOf(session?.role)} className={buttonStyle({ variant: 'quiet' })}>
      <X aria-hidden="true" />
      Close
    </Link>
  );
}
