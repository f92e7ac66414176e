import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { filterEntries, toListEntries } from '#components/list/list-entries.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';

interface ItemTexts {
  title: string;
  detail: string;
}

export interface MenuItem extends ItemTexts {
  /** The kind and the id of the row, such as `person usr-1`. */
  id: string;
  icon: ReactNode;
  badge?: ReactNode;
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

export interface MenuGroup {
  title: string;
  items: readonly MenuItem[];
  /** The number of results, of which `items` are the first. */
  count: number;
  /** The list with all results; without it, the menu shows them. */
  listLink?: MenuItem['link'] | undefined;
}

export interface MenuSource {
  find: (search: string, limit: number) => MenuGroup;
  /** Returns the item with the id, unless it has been deleted. */
  findItem: (id: string) => MenuItem | undefined;
  /** The searched texts. */
  texts: () => readonly string[];
}

interface SourceOptions<Row extends { id: string }> {
  title: string;
  kind: string;
  rows: readonly Row[];
  textsOf: (row: Row) => ItemTexts;
  /** Called for the shown results only. */
  partsOf: (row: Row) => Pick<MenuItem, 'icon' | 'badge' | 'link'>;
  /** Texts to search in addition to title and detail. */
  moreTexts?: (row: Row) => string;
  listLink?: (search: string) => MenuItem['link'];
}

/** Searches rows as the lists do. */
export function createSource<Row extends { id: string }>(options: SourceOptions<Row>): MenuSource {
  const { title, kind, rows, textsOf, partsOf, moreTexts, listLink } = options;
  const toItem = (row: Row): MenuItem => ({ id: `${kind} ${row.id}`, ...textsOf(row), ...partsOf(row) });
  const shownText = (row: Row) => `${textsOf(row).title} ${textsOf(row).detail}`;
  const searchText = (row: Row) => (moreTexts ? `${shownText(row)} ${moreTexts(row)}` : shownText(row));
  const entries = toListEntries(rows, [{ searchText }]);
  return {
    find: (search, limit) => {
      const found = filterEntries(entries, search);
      const first = findBest(found, shownText, { search, limit });
      return { title, items: first.map(toItem), count: found.length, listLink: listLink?.(search) };
    },
    findItem: (id) => {
      const rowId = id.startsWith(`${kind} `) ? id.slice(kind.length + 1) : undefined;
      const row = rows.find((each) => each.id === rowId);
      return row && toItem(row);
    },
    texts: () => rows.map(searchText),
  };
}

/** Returns at most `limit` rows: first those with a word that starts with the search. */
function findBest<Row>(
  found: readonly Row[],
  textOf: (row: Row) => string,
  { search, limit }: { search: string; limit: number },
): Row[] {
  const start = ` ${normalizeForSearch(search).trim()}`;
  const best: Row[] = [];
  const others: Row[] = [];
  for (const row of found) {
    if (best.length === limit) break;
    if (` ${normalizeForSearch(textOf(row))}`.includes(start)) best.push(row);
    else if (others.length < limit) others.push(row);
  }
  return [...best, ...others].slice(0, limit);
}
