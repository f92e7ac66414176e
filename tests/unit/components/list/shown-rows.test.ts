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

describe('the search', () => {
  test.each([
    ['nothing typed finds everything', '  ', '0123'],
    ['without accents and capitals', 'CAFE', '0'],
    ['with accents where the text has none', 'ádd term 1', '1'],
    ['every word, in any order and any of the columns', 'term  addition 2', '3'],
    ['no word runs from one column into the next', 'additionterm', ''],
    ['letters that mean something in a pattern', '(.*', ''],
  ])('%s', (_name, search, found) => {
    expect(
      filterEntries(entries, search)
        .map(({ key }) => key)
        .join(''),
    ).toBe(found);
  });

  test('leaves what a filter leaves', () => {
    const found = filterEntries(entries, 'addition', ({ term }) => term === 'Term 2');
    expect(found.map(({ key }) => key)).toEqual(['3']);
  });
});

describe('the order', () => {
  const sorted = (sortBy: (row: Row) => string | number | null | undefined, isDescending = false) =>
    sortEntries(entries, sortBy, isDescending ? 'descending' : 'ascending')
      .map(({ row }) => row.key)
      .join('');

  test('Term 2 before Term 10, and no term after both', () => {
    expect(sorted(({ term }) => term)).toBe('1302');
  });
  test('numbers by size, equals as the server gave them in both directions', () => {
    expect(sorted(({ score = -1 }) => score)).toBe('2103');
    expect(sorted(({ score = -1 }) => score, true)).toBe('0312');
  });
  test('nothing comes after everything, in both directions', () => {
    expect(sorted(({ score }) => score)).toBe('1032');
    expect(sorted(({ score }) => score, true)).toBe('0312');
    expect(sorted(({ term }) => term, true)).toBe('0312');
  });
  test('titles without their case', () => {
    expect(sorted(({ topic }) => topic)).toBe('1230');
    expect(sorted(({ topic }) => topic, true)).toBe('0123');
  });
  test('without anything to sort by it stays as it was', () => {
    expect(sortEntries(entries, undefined, 'descending')).toBe(entries);
  });
});
