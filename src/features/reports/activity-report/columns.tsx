import { Highlighted } from '#components/list/highlighted.tsx';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ActivityResultLink } from '#components/report/activity-result-link.tsx';
import { formatScore } from '#lib/numbers.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { formatShortDay } from '#lib/time/readable-dates.ts';
import { classNames } from '#ui/class-names.ts';
import type { ReportRow } from './rows.ts';
import styles from './activity-report.module.css';

/** Little room: title, score, and a line with the rest. */
const inTheLine = { onCard: 'hidden' } as const;

/** Those of RPT-001. Whoever may see the report may open the marked work as well (D-243). */
export const reportColumns: readonly ListColumn<ReportRow>[] = [
  { id: 'number', header: '#', cell: (_row, index) => index + 1, align: 'end', width: '3.5em', ...inTheLine },
  {
    id: 'date',
    header: 'Date',
    cell: ({ attempt }) => <span className={styles.date}>{formatTimestamp(attempt.modifiedDate)}</span>,
    // Moments, not texts: the offset may differ.
    sortBy: ({ at }) => at,
    width: '10.5em',
    ...inTheLine,
  },
  textColumn('term', 'Term', ({ attempt }) => attempt.termTitle, { width: '6em', ...inTheLine }),
  textColumn('subject', 'Subject', ({ attempt }) => attempt.subjectTitle, inTheLine),
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
  textColumn('topic', 'Topic', ({ attempt }) => attempt.topicTitle, inTheLine),
  {
    id: 'attempt',
    header: 'Attempt',
    cell: ({ attempt }) => attempt.attemptNumber,
    sortBy: ({ attempt }) => attempt.attemptNumber,
    align: 'end',
    width: '7em',
    ...inTheLine,
  },
  {
    id: 'score',
    header: 'Score',
    cell: ({ attempt: { totalScore, activityTotalScore } }) =>
      `${formatScore(totalScore)}/${formatScore(activityTotalScore)}`,
    // What could not be scored comes before the worst.
    sortBy: ({ percent = -1 }) => percent,
    align: 'end',
    width: '6.5em',
    onCard: 'corner',
  },
];

/** What a card says beside the score: the title, and 'Mathematics · Fractions · attempt 1 · 19 Nov'. */
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
        <Highlighted text={subjectTitle} /> · <Highlighted text={topicTitle} />
        {` · attempt\u00A0${attemptNumber} · ${formatShortDay(new Date(at), clock.now())}`}
      </span>
    </>
  );
}
