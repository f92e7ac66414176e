import { Highlighted } from '#components/list/highlighted.tsx';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ActivityResultLink } from '#components/report/activity-result-link.tsx';
import { formatScore } from '#lib/numbers.ts';
import { joinParts, partSeparator } from '#lib/text/join-parts.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { formatShortDay } from '#lib/time/readable-dates.ts';
import { classNames } from '#ui/class-names.ts';
import type { ReportRow } from './report-rows.ts';
import styles from './activity-report.module.css';

/** `AttemptCard` has the values of most of these columns in one line. */
const hiddenOnCard = { onCard: 'hidden' } as const;

/** The columns of RPT-001. Each row links to the marked attempt (D-243). */
export const reportColumns: readonly ListColumn<ReportRow>[] = [
  {
    id: 'number',
    header: '#',
    cell: (_row, index) => index + 1,
    align: 'end',
    width: '2.75em',
    ...hiddenOnCard,
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ attempt }) => <span className={styles.date}>{formatTimestamp(attempt.modifiedDate)}</span>,
    // Compare points in time: the UTC offsets may differ.
    sortBy: ({ at }) => at,
    width: '10em',
    ...hiddenOnCard,
  },
  textColumn('term', 'Term', ({ attempt }) => attempt.termTitle, hiddenOnCard),
  textColumn('subject', 'Subject', ({ attempt }) => attempt.subjectTitle, hiddenOnCard),
  {
    ...textColumn<ReportRow>('activity', 'Activity', ({ attempt }) => attempt.activityTitle),
    cell: ({ attempt, learnerId }) => (
      <ActivityResultLink row={attempt} learnerId={learnerId}>
        <Highlighted text={attempt.activityTitle} />
      </ActivityResultLink>
    ),
    cardCell: (row) => <AttemptCard row={row} />,
    rowHeader: true,
  },
  textColumn('topic', 'Topic', ({ attempt }) => attempt.topicTitle, hiddenOnCard),
  {
    id: 'attempt',
    header: 'Attempt',
    cell: ({ attempt }) => attempt.attemptNumber,
    sortBy: ({ attempt }) => attempt.attemptNumber,
    align: 'end',
    width: '6em',
    ...hiddenOnCard,
  },
  {
    id: 'score',
    header: 'Score',
    cell: ({ attempt: { totalScore, activityTotalScore } }) =>
      `${formatScore(totalScore)}/${formatScore(activityTotalScore)}`,
    sortBy: ({ percent = -1 }) => percent,
    align: 'end',
    width: '5.5em',
    onCard: 'corner',
  },
];

/** The title, and for example 'Mathematics · Fractions · attempt 1 · 19 Nov'. */
function AttemptCard({ row: { attempt, at, learnerId } }: { row: ReportRow }) {
  const { activityTitle, subjectTitle, topicTitle, attemptNumber } = attempt;
  return (
    <>
      <span className={classNames('breakable', styles.title)}>
        <ActivityResultLink row={attempt} learnerId={learnerId}>
          <Highlighted text={activityTitle} />
        </ActivityResultLink>
      </span>
      <span className={classNames('muted breakable', styles.line)}>
        <Highlighted text={subjectTitle} />
        {partSeparator}
        <Highlighted text={topicTitle} />
        {partSeparator}
        {joinParts(`attempt\u00A0${attemptNumber}`, formatShortDay(new Date(at), clock.now()))}
      </span>
    </>
  );
}
