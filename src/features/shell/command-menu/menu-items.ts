import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { filterEntries, toListEntries } from '#components/list/list-entries.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';

export interface MenuItem {
  /** Unique in the menu, such as `person` and the id of the user. */
  id: string;
  title: string;
  detail: string;
  icon: ReactNode;
  badge?: ReactNode;
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

export interface MenuGroup {
  title: string;
  items: readonly MenuItem[];
  /** The number of results, of which `items` are the first. */
  count: number;
  /** The list with all results; otherwise, the menu shows them. */
  listLink?: MenuItem['link'] | undefined;
}

export interface MenuSource {
  title: string;
  find: (search: string, limit: number) => MenuGroup;
  /** Returns the item with the id, unless it has been deleted. */
  findItem: (id: string) => MenuItem | undefined;
  /** The searched texts. */
  texts: () => readonly string[];
}

interface SourceOptions<Row extends { id: string }> {
  title: string;
  /** The first part of the ids of items. */
  kind: string;
  rows: readonly Row[];
  toItem: (row: Row) => Omit<MenuItem, 'id'>;
  /** The text to search. Default: title and detail. */
  textOf?: (row: Row) => string;
  listLink?: (search: string) => MenuItem['link'];
}

/** Searches rows as the lists do. Creates items for the results only, because a school may have 10,000 people. */
export function createSource<Row extends { id: string }>(options: SourceOptions<Row>): MenuSource {
  const { title, kind, rows, listLink } = options;
  const toItem = (row: Row): MenuItem => ({ ...options.toItem(row), id: `${kind} ${row.id}` });
  const titleAndDetail = (row: Row) => {
    const item = options.toItem(row);
    return `${item.title} ${item.detail}`;
  };
  const textOf = options.textOf ?? titleAndDetail;
  const entries = toListEntries(rows, [{ searchText: textOf }]);
  return {
    title,
    find: (search, limit) => {
      const found = filterEntries(entries, search);
      return {
        title,
        items: findBest(found, toItem, { search, limit }),
        count: found.length,
        listLink: listLink?.(search),
      };
    },
    findItem: (id) => {
      const row = id.startsWith(`${kind} `) ? rows.find((each) => `${kind} ${each.id}` === id) : undefined;
      return row && toItem(row);
    },
    texts: () => rows.map(textOf),
  };
}

/** Returns the first items; before others, those with a word that starts with the search. */
function findBest<Row>(
  found: readonly Row[],
  toItem: (row: Row) => MenuItem,
  { search, limit }: { search: string; limit: number },
): MenuItem[] {
  const start = ` ${normalizeForSearch(search).trim()}`;
  const best: MenuItem[] = [];
  const others: MenuItem[] = [];
  for (const row of found) {
    if (best.length === limit) break;
    const item = toItem(row);
    const words = normalizeForSearch(`${item.title} ${item.detail}`);
    const isBest = ` ${words}`.includes(start);
    if (isBest) best.push(item);
    else if (others.length < limit) others.push(item);
  }
  return [...best, ...others].slice(0, limit);
}
