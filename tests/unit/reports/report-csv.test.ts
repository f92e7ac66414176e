import { describe, expect, test } from 'vitest';
import type { components } from '#api/contract.gen.ts';
import { csvText } from '#components/list/csv/csv-text.ts';
import { toCsvTable } from '#features/reports/activity-report/report-head.tsx';
import { toReportRows } from '#features/reports/activity-report/report-rows.ts';
import { formatTimestamp } from '#lib/time/dates.ts';

type Attempt = components['schemas']['ActivityReportRow'];

const modifiedDate = '2025-05-15T13:08:00Z';
const reportCsv = (rows: Parameters<typeof toCsvTable>[0]) => csvText(toCsvTable(rows));
const csv = (changes: Partial<Attempt>): string =>
  reportCsv(
    toReportRows(
      [
        {
          id: 'att-1',
          activityId: 'act-halves',
          topicId: 'top-fractions',
          modifiedDate,
          termTitle: 'Term 2',
          subjectTitle: 'Mathematics',
          activityTitle: 'Halves',
          topicTitle: 'Fractions',
          attemptNumber: 2,
          totalScore: 3.666_666,
          activityTotalScore: 5,
          ...changes,
        },
      ],
      'lrn-lwazi',
    ),
  );

const head = '\uFEFF#,Date,Term,Subject,Activity,Topic,Attempt,Score,Possible score\r\n';
const date = formatTimestamp(modifiedDate);

describe('toCsvTable', () => {
  test('starts with a byte order mark, ends lines with CRLF, does not quote numbers', () => {
    expect(csv({})).toBe(`${head}1,${date},Term 2,Mathematics,Halves,Fractions,2,3.67,5\r\n`);
  });
  test('leaves the cell empty without a term', () => {
    expect(csv({ termTitle: null })).toContain(`1,${date},,Mathematics`);
  });
  test('quotes separators, quotes and line breaks', () => {
    expect(csv({ topicTitle: 'One, "two"\nthree' })).toContain(',"One, ""two""\nthree",2,');
  });
  test.each(['=1+1', '+A1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '=HYPERLINK("x")\n=2'])(
    'escapes a cell that starts like a formula: %j',
    (activityTitle) => {
      expect(csv({ activityTitle })).toContain(`"'${activityTitle.replaceAll('"', '""')}"`);
    },
  );
  test('csvText quotes a semicolon, which separates cells in some spreadsheets, and removes direction controls', () => {
    expect(csvText({ header: ['Name'], rows: [['x;=cmd|calc']] })).toContain('"x;=cmd|calc"');
    expect(csvText({ header: ['Name'], rows: [['\u202E=cmd|calc', '\u2067שרה']] })).toContain(
      `"'=cmd|calc",שרה`,
    );
  });
  test('does not escape a telephone number', () => {
    expect(csv({ activityTitle: '+27 82 555 0101' })).toContain(',+27 82 555 0101,');
  });
  test('contains only the header without rows', () => {
    expect(reportCsv([])).toBe(head);
  });
});
