import { sortTexts } from '#lib/text/natural-sort.ts';
import { createWordOrPhoneSearch } from '#lib/text/phone-search.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';
import { normalizeText } from '#openapi/rules/text.ts';
import type { TableSort } from '#ui/table/table-column.ts';
import type { ListColumn } from './list-column.tsx';

export interface ListEntry<Row> {
  readonly row: Row;
  /** Computed on first use, because 10,000 texts would delay the first render. */
  readonly searchText: string;
}

/** Prepares rows for repeated sorting and searching. */
export function toListEntries<Row>(
  rows: readonly Row[],
  columns: readonly Pick<ListColumn<Row>, 'searchText'>[],
): ListEntry<Row>[] {
  const texts = columns.flatMap(({ searchText }) => searchText ?? []);
  const computeSearchText = (row: Row): string =>
    normalizeForSearch(texts.flatMap((textOf) => textOf(row) || []).join(' '));
  return rows.map((row) => new LazyEntry(row, computeSearchText));
}

class LazyEntry<Row> implements ListEntry<Row> {
  readonly row: Row;
  readonly #computeSearchText: (row: Row) => string;
  #searchText: string | undefined;

  constructor(row: Row, computeSearchText: (row: Row) => string) {
    this.row = row;
    this.#computeSearchText = computeSearchText;
  }

  get searchText(): string {
    this.#searchText ??= this.#computeSearchText(this.row);
    return this.#searchText;
  }
}

/** Sorts stably in both directions. Empty values are last. */
export function sortEntries<Row>(
  entries: readonly ListEntry<Row>[],
  sortBy: ListColumn<Row>['sortBy'],
  direction: TableSort['direction'],
): readonly ListEntry<Row>[] {
  if (!sortBy) return entries;
  const values = new Map(entries.map(({ row }) => [row, sortBy(row) ?? '']));
  const rank = rankOf([...values.values()]);
  const sign = direction === 'ascending' ? 1 : -1;
  const ranked = entries.map((entry) => {
    const value = values.get(entry.row) ?? '';
    return { entry, rank: value === '' ? Number.MAX_SAFE_INTEGER : sign * rank(value) };
  });
  return ranked.toSorted((first, second) => first.rank - second.rank).map(({ entry }) => entry);
}

/** Ranks the distinct texts: sorting these few is faster than sorting the texts of 10,000 rows. */
function rankOf(values: readonly (string | number)[]): (value: string | number) => number {
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  const normalized = new Map(Array.from(texts, (text) => [text, normalizeText(text)]));
  const ranks = new Map(sortTexts([...new Set(normalized.values())]).map((text, rank) => [text, rank]));
  return (value) => (typeof value === 'number' ? value : (ranks.get(normalized.get(value) ?? '') ?? 0));
}

/** Returns the rows that contain all words of the search, in any order, or the telephone number in it. */
export function filterEntries<Row>(
  entries: readonly ListEntry<Row>[],
  search: string,
  isChosen: (row: Row) => boolean = () => true,
): readonly Row[] {
  const matches = createWordOrPhoneSearch(search);
  return entries
    .filter((entry) => (!matches || matches(entry.searchText)) && isChosen(entry.row))
    .map(({ row }) => row);
}
