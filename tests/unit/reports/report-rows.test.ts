import { describe, expect, test } from 'vitest';
import type { components } from '#api/contract.gen.ts';
import {
  filterRows,
  sortRows,
  subjectsOf,
  toReportRows,
} from '#features/reports/activity-report/report-rows.ts';
import type { SortColumn } from '#features/reports/activity-report/report-view.ts';

type Attempt = components['schemas']['ActivityReportRow'];

const attempt = (changes: Partial<Attempt>): Attempt => ({
  modifiedDate: '2025-05-15T13:08:00Z',
  termTitle: 'Term 1',
  subjectTitle: 'Mathematics',
  activityTitle: 'Add in columns',
  topicTitle: 'Addition',
  attemptNumber: 1,
  totalScore: 3,
  activityTotalScore: 5,
  ...changes,
});

const rows = toReportRows([
  attempt({ activityTitle: 'Café words', subjectTitle: 'English', termTitle: 'Term 10', totalScore: 5 }),
  attempt({ modifiedDate: '2025-05-14T15:00:00+02:00', attemptNumber: 2 }),
  attempt({ modifiedDate: '2025-05-14T10:00:00Z', termTitle: null, totalScore: 0, activityTotalScore: 0 }),
  attempt({
    modifiedDate: '2025-05-01T08:00:00Z',
    termTitle: 'Term 2',
    totalScore: 4,
    activityTotalScore: 4,
  }),
]);
const all = { text: '', subject: undefined };
const keys = (some: readonly { key: string }[]) => some.map(({ key }) => key).join('');

describe('filterRows', () => {
  test.each([
    ['nothing typed', { text: '  ' }, '0123'],
    ['without accents and capitals', { text: 'CAFE' }, '0'],
    ['every word, in any of the four titles', { text: 'term  addition 2' }, '3'],
    ['a subject', { subject: 'English' }, '0'],
    ['a subject and a text', { text: 'columns', subject: 'English' }, ''],
    ['letters that mean something in a pattern', { text: '(.*' }, ''],
  ])('%s', (_name, filter, found) => {
    expect(keys(filterRows(rows, { ...all, ...filter }))).toBe(found);
  });
});

describe('sortRows', () => {
  const sorted = (column: SortColumn, direction: 'ascending' | 'descending') =>
    keys(sortRows(rows, { column, direction }));

  test('moments, not texts: the offset may differ', () => {
    expect(sorted('date', 'descending')).toBe('0123');
    expect(sorted('date', 'ascending')).toBe('3210');
  });
  test('Term 2 before Term 10, and no term after both', () => {
    expect(sorted('term', 'ascending')).toBe('1302');
  });
  test('the share of the score, equals as they were, what could not be scored below all', () => {
    expect(sorted('score', 'ascending')).toBe('2103');
    expect(sorted('score', 'descending')).toBe('0312');
  });
  test('titles, the newest first among equals in both directions', () => {
    expect(sorted('subject', 'ascending')).toBe('0123');
    expect(sorted('subject', 'descending')).toBe('1230');
  });
});

test('subjectsOf names each subject once', () => {
  expect(subjectsOf(rows)).toEqual(['English', 'Mathematics']);
});
