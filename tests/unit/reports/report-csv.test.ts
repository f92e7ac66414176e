import { describe, expect, test } from 'vitest';
import type { components } from '#api/contract.gen.ts';
import { csvText } from '#components/list/csv/csv-text.ts';
import { reportTable } from '#features/reports/activity-report/head.tsx';
import { toReportRows } from '#features/reports/activity-report/rows.ts';
import { formatTimestamp } from '#lib/time/dates.ts';

type Attempt = components['schemas']['ActivityReportRow'];

const modifiedDate = '2025-05-15T13:08:00Z';
const reportCsv = (rows: Parameters<typeof reportTable>[0]) => csvText(reportTable(rows));
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

describe('the report as a CSV file', () => {
  test('begins with a byte order mark, ends lines as Excel does, leaves numbers bare', () => {
    expect(csv({})).toBe(`${head}1,${date},Term 2,Mathematics,Halves,Fractions,2,3.67,5\r\n`);
  });
  test('no term is an empty cell', () => {
    expect(csv({ termTitle: null })).toContain(`1,${date},,Mathematics`);
  });
  test('quotes what would break a row', () => {
    expect(csv({ topicTitle: 'One, "two"\nthree' })).toContain(',"One, ""two""\nthree",2,');
  });
  test.each(['=1+1', '+A1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '=HYPERLINK("x")\n=2'])(
    'a cell that begins like a formula is only text: %j',
    (activityTitle) => {
      expect(csv({ activityTitle })).toContain(`"'${activityTitle.replaceAll('"', '""')}"`);
    },
  );
  test('quotes a semicolon, which separates cells for some spreadsheets', () => {
    expect(csvText({ header: ['Name'], rows: [['x;=cmd|calc']] })).toContain('"x;=cmd|calc"');
    expect(csvText({ header: ['Name'], rows: [['\u202E=cmd|calc', '\u2067שרה']] })).toContain(
      `"'=cmd|calc",שרה`,
    );
  });
  test('a telephone number stays as it is', () => {
    expect(csv({ activityTitle: '+27 82 555 0101' })).toContain(',+27 82 555 0101,');
  });
  test('without rows there is the head', () => {
    expect(reportCsv([])).toBe(head);
  });
});
