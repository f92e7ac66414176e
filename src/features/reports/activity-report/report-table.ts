import type { CsvTable } from '#components/list/csv/csv-text.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import type { ReportRow } from './rows.ts';

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
