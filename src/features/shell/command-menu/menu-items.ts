import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toListEntries, type ListEntry } from '#components/list/list-entries.ts';
import { createWordOrPhoneSearch } from '#lib/text/phone-search.ts';
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
  link?: Pick<LinkProps, 'to' | 'params' | 'search'>;
  /** The action of an item without a link. */
  run?: () => void;
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
  entries: readonly ListEntry<unknown>[];
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
  partsOf: (row: Row) => Pick<MenuItem, 'icon' | 'badge' | 'link' | 'run'>;
  /** Texts to search in addition to title and detail. */
  moreTexts?: (row: Row) => string;
  listLink?: (search: string) => MenuItem['link'];
}

/** Searches rows as the lists do. */
export function createSource<Row extends { id: string }>(options: SourceOptions<Row>): MenuSource {
  const { title, kind, rows, textsOf, partsOf, moreTexts, listLink } = options;
  const toItem = (row: Row): MenuItem => ({ id: `${kind} ${row.id}`, ...textsOf(row), ...partsOf(row) });
  const searchText = (row: Row): string => {
    const texts = textsOf(row);
    return [texts.title, texts.detail, moreTexts?.(row)].filter(Boolean).join(' ');
  };
  const entries = toListEntries(rows, [{ searchText }]);
  return {
    entries,
    find: (search, limit) => {
      const matches = createWordOrPhoneSearch(search);
      const found = matches ? entries.filter((entry) => matches(entry.searchText)) : entries;
      const items = findBest(found, search, limit).map(({ row }) => toItem(row));
      return { title, items, count: found.length, listLink: listLink?.(search) };
    },
    findItem: (id) => {
      const rowId = id.startsWith(`${kind} `) ? id.slice(kind.length + 1) : undefined;
      const row = rows.find((each) => each.id === rowId);
      return row && toItem(row);
    },
    texts: () => rows.map(searchText),
  };
}

/**
 * Returns at most `limit` entries: first those that start with the search, then those with a word that starts with it.
 */
function findBest<Row>(found: readonly ListEntry<Row>[], search: string, limit: number): ListEntry<Row>[] {
  const start = normalizeForSearch(search).trim();
  const ranks: ListEntry<Row>[][] = [[], [], []];
  for (const entry of found) {
    const rank = entry.searchText.startsWith(start) ? 0 : Number(!entry.searchText.includes(` ${start}`)) + 1;
    ranks[rank]?.push(entry);
  }
  return ranks.flat().slice(0, limit);
}
