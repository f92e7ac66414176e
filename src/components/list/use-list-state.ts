import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableSort } from '#ui/table/table-column.ts';
import { listParamNames, listSearch, type ListSearch } from './list-search.ts';

/** Milliseconds without another change after which the URL follows: it draws the whole page again. */
const quietPeriod = 300;

/** What a list shows of its rows, and in which order. */
interface ListView<Name extends string> {
  search: string;
  /** Undefined: in the order that the server gave. */
  sort: TableSort | undefined;
  /** The number, from 1, of the row on top. */
  firstRow: number;
  /** The value of each filter that is set; whether rows have such a value shows only when they are there. */
  chosen: { readonly [Key in Name]?: string | undefined };
}

interface ListStateOptions<Name extends string> {
  /** Ids of the columns that it can be sorted by. */
  sortable: readonly string[];
  defaultSort?: TableSort | undefined;
  /** The filters besides the search, as they are called in the URL. */
  names: readonly Name[];
}

export interface ListState<Name extends string> extends ListView<Name> {
  setSearch: (search: string) => void;
  setSort: (sort: TableSort) => void;
  setFirstRow: (row: number) => void;
  choose: (name: Name, value: string | undefined) => void;
  /** Shows all rows again; the order stays. */
  clear: () => void;
}

/**
 * What a list shows, kept in the URL of whatever route it stands in, beside what else the URL holds. The list changes
 * at once, and the URL a moment later: it draws the whole page again, and a browser allows few changes of it in a row.
 */
export function useListState<Name extends string>(options: ListStateOptions<Name>): ListState<Name> {
  const navigate = useNavigate();
  const router = useRouter();
  const { names } = options;
  const search = listSearch(...names)(useSearch({ strict: false }));
  const [view, setView] = useState(() => viewOf(search, options));
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState(search);
  const wanted = searchOf(view, options);
  const isKept = isSame(wanted, search);

  // Somebody went back, or followed a link to another view of the same list.
  if (!isSame(seen, search)) {
    setSeen(search);
    if (!isSame(written, search)) {
      setView(viewOf(search, options));
      setWritten(search);
    }
  }

  const wantedKey = keyOf(wanted);
  const nameKey = names.join();
  useEffect(() => {
    if (isKept) return;
    const { pathname } = router.state.resolvedLocation ?? router.state.location;
    const timer = setTimeout(() => {
      // Somebody is on the way to another page: its URL is not for this list to change.
      if (router.latestLocation.pathname !== pathname) return;
      const next = JSON.parse(wantedKey) as ListSearch<Name>;
      setWritten(next);
      void navigate({
        to: '.',
        search: (previous: object): object => ({ ...without(previous, nameKey.split(',')), ...next }),
        replace: true,
        resetScroll: false,
      });
    }, quietPeriod);
    return () => clearTimeout(timer);
  }, [wantedKey, nameKey, isKept, navigate, router]);

  return { ...view, ...useChanges(setView) };
}

type SetView<Name extends string> = (change: (view: ListView<Name>) => ListView<Name>) => void;

/** The same functions each time. Another filter or order begins at the top. */
function useChanges<Name extends string>(setView: SetView<Name>) {
  const change = useCallback(
    (part: Partial<ListView<Name>>) => setView((view) => ({ ...view, firstRow: 1, ...part })),
    [setView],
  );
  return useMemo(
    () => ({
      setSearch: (search: string) => change({ search }),
      setSort: (sort: TableSort) => change({ sort }),
      setFirstRow: (firstRow: number) => change({ firstRow }),
      choose: (name: Name, value: string | undefined) =>
        setView((view) => ({ ...view, firstRow: 1, chosen: { ...view.chosen, [name]: value } })),
      clear: () => change({ search: '', chosen: {} }),
    }),
    [change, setView],
  );
}

function viewOf<Name extends string>(
  search: ListSearch<Name>,
  { sortable, defaultSort, names }: ListStateOptions<Name>,
): ListView<Name> {
  const { q = '', sort, order, from = '1' } = search;
  const column = sort !== undefined && sortable.includes(sort) ? sort : defaultSort?.column;
  const all: Readonly<Record<string, unknown>> = search;
  return {
    search: q,
    sort: column === undefined ? undefined : { column, direction: order ?? directionOf(column, defaultSort) },
    firstRow: Number(from),
    chosen: Object.fromEntries(names.map((name) => [name, all[name]])) as ListView<Name>['chosen'],
  };
}

function searchOf<Name extends string>(
  { search, sort, firstRow, chosen }: ListView<Name>,
  { defaultSort }: ListStateOptions<Name>,
): ListSearch<Name> {
  const set = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return {
    ...(search.trim() !== '' && { q: search.trim() }),
    ...Object.fromEntries(set),
    ...(sort && sort.column !== defaultSort?.column && { sort: sort.column }),
    ...(sort && sort.direction !== directionOf(sort.column, defaultSort) && { order: sort.direction }),
    ...(firstRow > 1 && { from: String(firstRow) }),
  };
}

/** How a column is sorted when nobody has said: the usual column in its own direction, any other one ascending. */
const directionOf = (column: string, usual: TableSort | undefined): TableSort['direction'] =>
  usual?.column === column ? usual.direction : 'ascending';

const keyOf = (search: object): string => JSON.stringify(search);

/** The order of the parameters says nothing. */
function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** What the URL holds besides this list. */
function without(previous: object, names: readonly string[]): object {
  const own = [...listParamNames, ...names];
  return Object.fromEntries(Object.entries(previous).filter(([name]) => !own.includes(name)));
}
