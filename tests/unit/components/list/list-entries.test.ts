import { describe, expect, test } from 'vitest';
import { textColumn } from '#components/list/list-column.tsx';
import { filterEntries, sortEntries, toListEntries } from '#components/list/list-entries.ts';

interface Row {
  key: string;
  topic: string;
  term: string | null;
  score?: number;
}

const columns = [
  textColumn<Row>('topic', 'Topic', ({ topic }) => topic),
  textColumn<Row>('term', 'Term', ({ term }) => term),
];
const entries = toListEntries<Row>(
  [
    { key: '0', topic: 'Café words', term: 'Term 10', score: 5 },
    { key: '1', topic: 'Addition', term: 'Term 1', score: 3 },
    { key: '2', topic: 'Addition', term: null },
    { key: '3', topic: 'Addition', term: 'Term 2', score: 5 },
  ],
  columns,
);

describe('filterEntries', () => {
  test.each([
    ['finds everything without a search', '  ', '0123'],
    ['ignores accents and case of the text', 'CAFE', '0'],
    ['ignores accents and case of the search', 'ádd term 1', '1'],
    ['finds every word, in any order and column', 'term  addition 2', '3'],
    ['does not match across columns', 'additionterm', ''],
    ['treats regular expression syntax as text', '(.*', ''],
  ])('%s', (_name, search, found) => {
    expect(
      filterEntries(entries, search)
        .map(({ key }) => key)
        .join(''),
    ).toBe(found);
  });

  test('combines search and filter', () => {
    const found = filterEntries(entries, 'addition', ({ term }) => term === 'Term 2');
    expect(found.map(({ key }) => key)).toEqual(['3']);
  });
});

describe('sortEntries', () => {
  const sorted = (sortBy: (row: Row) => string | number | null | undefined, isDescending = false) =>
    sortEntries(entries, sortBy, isDescending ? 'descending' : 'ascending')
      .map(({ row }) => row.key)
      .join('');

  test('sorts numbers in text by value, and empty values last', () => {
    expect(sorted(({ term }) => term)).toBe('1302');
  });
  test('sorts numbers by size, and is stable in both directions', () => {
    expect(sorted(({ score = -1 }) => score)).toBe('2103');
    expect(sorted(({ score = -1 }) => score, true)).toBe('0312');
  });
  test('sorts empty values last in both directions', () => {
    expect(sorted(({ score }) => score)).toBe('1032');
    expect(sorted(({ score }) => score, true)).toBe('0312');
    expect(sorted(({ term }) => term, true)).toBe('0312');
  });
  test('sorts texts alphabetically, and is stable in both directions', () => {
    expect(sorted(({ topic }) => topic)).toBe('1230');
    expect(sorted(({ topic }) => topic, true)).toBe('0123');
  });
  test('returns the entries unchanged without a sort value', () => {
    expect(sortEntries(entries, undefined, 'descending')).toBe(entries);
  });
});
