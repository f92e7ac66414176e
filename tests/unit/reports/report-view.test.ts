import { describe, expect, test } from 'vitest';
import { reportSearch, searchOf, viewOf } from '#features/reports/activity-report/report-view.ts';

describe('the address of a report', () => {
  test('keeps what it knows and ignores the rest', () => {
    const search = { q: 'frac', subject: 'Mathematics', sort: 'score', order: 'descending' };
    expect(reportSearch({ ...search, page: '2' })).toEqual(search);
    expect(reportSearch({ sort: 'password', order: 'sideways', q: ['a'] })).toEqual({});
  });
  test('shows the newest first when it says nothing', () => {
    expect(viewOf({}, [])).toEqual({
      text: '',
      subject: undefined,
      sort: { column: 'date', direction: 'descending' },
    });
  });
  test('a subject that the report does not have hides nothing', () => {
    expect(viewOf({ subject: 'Latin' }, ['English']).subject).toBeUndefined();
  });
  test.each([
    {},
    { q: 'a b' },
    { sort: 'score' },
    { order: 'ascending' },
    { sort: 'term', order: 'descending' },
  ])('says again what it was read from: %j', (search) => {
    expect(searchOf(viewOf(reportSearch(search), []))).toEqual(search);
  });
  test('an empty filter leaves no trace', () => {
    expect(searchOf({ ...viewOf({}, []), text: '  ' })).toEqual({});
  });
});
