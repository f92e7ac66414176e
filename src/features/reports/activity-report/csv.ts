import Papa from 'papaparse';
import { formatTimestamp } from '#lib/time/dates.ts';
import type { ReportRow } from './rows.ts';

/** A spreadsheet would read `3.67/5` as a text and `4/5` as a day in May: the two numbers stand apart. */
const header = ['#', 'Date', 'Term', 'Subject', 'Activity', 'Topic', 'Attempt', 'Score', 'Possible score'];

/** A spreadsheet runs what begins like this. papaparse's own pattern lets cells of several lines through. */
const formula = /^[=+\-@\t\r]/;

/** Excel takes a file without it for one of the system's old code page. */
const byteOrderMark = '\uFEFF';

const rounded = (score: number): number => Math.round(score * 100) / 100;

/** The rows as they are shown, as the text of a CSV file (RFC 4180). */
export function reportCsv(rows: readonly ReportRow[]): string {
  const data = rows.map(({ attempt }, index) => [
    index + 1,
    formatTimestamp(attempt.modifiedDate),
    attempt.termTitle ?? '',
    attempt.subjectTitle,
    attempt.activityTitle,
    attempt.topicTitle,
    attempt.attemptNumber,
    rounded(attempt.totalScore),
    rounded(attempt.activityTotalScore),
  ]);
  const lines = Papa.unparse([header, ...data], { newline: '\r\n', escapeFormulae: formula });
  return `${byteOrderMark}${lines}\r\n`;
}
