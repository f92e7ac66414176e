import { sortTexts } from '#lib/text/natural-sort.ts';
import { createWordOrPhoneSearch } from '#lib/text/phone-search.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';
import { normalizeText } from '#openapi/rules/text.ts';
import type { TableSort } from '#ui/table/table-column.ts';
import type { ListColumn } from './list-column.tsx';

/** A row and its text as it is searched. */
export interface ListEntry<Row> {
  readonly row: Row;
  /** Made when it is first asked for: ten thousand rows with all their searchText would keep the first of them waiting. */
  readonly searchText: string;
}

/** Makes the rows ready for sorting and searching, which then happen again and again. */
export function toListEntries<Row>(
  rows: readonly Row[],
  columns: readonly Pick<ListColumn<Row>, 'searchText'>[],
): ListEntry<Row>[] {
  const texts = columns.flatMap(({ searchText }) => searchText ?? []);
  const wordsOf = (row: Row): string =>
    normalizeForSearch(texts.flatMap((textOf) => textOf(row) || []).join(' '));
  return rows.map((row) => new LazyEntry(row, wordsOf));
}

class LazyEntry<Row> implements ListEntry<Row> {
  readonly row: Row;
  readonly #wordsOf: (row: Row) => string;
  #words: string | undefined;

  constructor(row: Row, wordsOf: (row: Row) => string) {
    this.row = row;
    this.#wordsOf = wordsOf;
  }

  get searchText(): string {
    this.#words ??= this.#wordsOf(this.row);
    return this.#words;
  }
}

/** Equals stay in the order that the server gave them, whichever the direction. */
export function sortEntries<Row>(
  entries: readonly ListEntry<Row>[],
  sortBy: ListColumn<Row>['sortBy'],
  direction: TableSort['direction'],
): readonly ListEntry<Row>[] {
  if (!sortBy) return entries;
  const values = new Map(entries.map(({ row }) => [row, sortBy(row) ?? '']));
  const rank = rankOf([...values.values()]);
  const sign = direction === 'ascending' ? 1 : -1;
  // Once for each row, not for each comparison.
  const ranked = entries.map((entry) => {
    const value = values.get(entry.row) ?? '';
    // Nothing comes last, whichever the direction.
    return { entry, rank: value === '' ? Number.MAX_SAFE_INTEGER : sign * rank(value) };
  });
  return ranked.toSorted((first, second) => first.rank - second.rank).map(({ entry }) => entry);
}

/** Texts are compared once each, not once a row: ten thousand rows name a few dozen. */
function rankOf(values: readonly (string | number)[]): (value: string | number) => number {
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  const normal = new Map(Array.from(texts, (text) => [text, normalizeText(text)]));
  const ranks = new Map(sortTexts([...new Set(normal.values())]).map((text, rank) => [text, rank]));
  return (value) => (typeof value === 'number' ? value : (ranks.get(normal.get(value) ?? '') ?? 0));
}

/**
 * The rows in which every word of the search occurs, in any order of the searchText, or the telephone number that it is. Keeps
 * the order of the rows.
 */
export function filterEntries<Row>(
  entries: readonly ListEntry<Row>[],
  search: string,
  isChosen: (row: Row) => boolean = () => true,
): readonly Row[] {
  const has = createWordOrPhoneSearch(search);
  return entries
    .filter(({ row, searchText }) => (!has || has(searchText)) && isChosen(row))
    .map(({ row }) => row);
}
