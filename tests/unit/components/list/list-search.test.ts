import { describe, expect, test } from 'vitest';
import { listSearch } from '#components/list/list-search.ts';

describe('listSearch', () => {
  const validate = listSearch('subject');

  test('keeps valid parameters and drops unknown ones', () => {
    const search = { q: 'frac', subject: 'Mathematics', sort: 'score', order: 'descending', from: '120' };
    expect(validate({ ...search, from: '120', page: '2' })).toEqual(search);
  });
  test.each([
    { q: '' },
    { q: ['a', 'b'] },
    { order: 'random' },
    { from: '1' },
    { from: '0' },
    { from: '-3' },
    { from: '2.5' },
    { from: '1e3' },
    { from: '99999999999' },
    { subject: [] },
    { tab: 'roles' },
  ])('omits invalid, unknown and default parameters: %j (D-242)', (search) => {
    expect(validate(search)).toEqual({});
  });
});
