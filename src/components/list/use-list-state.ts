import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableSort } from '#ui/table/table-column.ts';
import { listParamNames, listSearch, type ListSearch } from './list-search.ts';

/** Debounce of URL updates in ms: each update renders the whole page. */
const urlDelay = 300;

interface ListView<Name extends string> {
  search: string;
  /** Undefined for the server's order. */
  sort: TableSort | undefined;
  /** The number, from 1, of the top row. */
  firstRow: number;
  /** The chosen values of the filters, not validated against the rows. */
  chosen: { readonly [Key in Name]?: string | undefined };
}

interface ListStateOptions<Name extends string> {
  sortable: readonly string[];
  defaultSort?: TableSort | undefined;
  names: readonly Name[];
}

export interface ListState<Name extends string> extends ListView<Name> {
  setSearch: (search: string) => void;
  setSort: (sort: TableSort) => void;
  setFirstRow: (row: number) => void;
  choose: (name: Name, value: string | undefined) => void;
  /** Clears search and filters; keeps the order. */
  clear: () => void;
  /** Shows a saved view, from the top row. */
  showView: (view: Omit<ListView<Name>, 'firstRow'>) => void;
}

/**
 * Stores search, filters and order of a list in the URL of the current route. The list updates at once. URL updates are
 * debounced, because browsers limit their rate. The result is referentially stable.
 */
export function useListState<Name extends string>(options: ListStateOptions<Name>): ListState<Name> {
  const navigate = useNavigate();
  const router = useRouter();
  const { names } = options;
  const search = listSearch(...names)(useSearch({ strict: false }));
  const [view, setView] = useState(() => viewOf(search, options));
  const [lastSearch, setLastSearch] = useState(search);
  const [lastStored, setLastStored] = useState(search);
  const targetSearch = searchOf(view, options);
  const isInUrl = isSame(targetSearch, search);

  // Back or a link changed the URL, not this list.
  if (!isSame(lastSearch, search)) {
    setLastSearch(search);
    if (!isSame(lastStored, search)) {
      setView(viewOf(search, options));
      setLastStored(search);
    }
  }

  const targetKey = keyOf(targetSearch);
  const nameKey = names.join();
  useEffect(() => {
    if (isInUrl) return;
    const { pathname } = router.state.resolvedLocation ?? router.state.location;
    const timer = setTimeout(() => {
      // Skip the update if the user is navigating to another page.
      if (router.latestLocation.pathname !== pathname) return;
      const next = JSON.parse(targetKey) as ListSearch<Name>;
      setLastStored(next);
      void navigate({
        to: '.',
        search: (previous: object): object => ({ ...otherParams(previous, nameKey.split(',')), ...next }),
        replace: true,
        resetScroll: false,
      });
    }, urlDelay);
    return () => clearTimeout(timer);
  }, [targetKey, nameKey, isInUrl, navigate, router]);

  const setters = useSetters(setView);
  return useMemo(() => ({ ...view, ...setters }), [view, setters]);
}

type SetView<Name extends string> = (change: (view: ListView<Name>) => ListView<Name>) => void;

/** Returns referentially stable setters. A new filter or order scrolls to the top. */
function useSetters<Name extends string>(setView: SetView<Name>) {
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
      showView: ({ search, sort, chosen }: Omit<ListView<Name>, 'firstRow'>) =>
        change({ search, sort, chosen }),
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
  const params: Readonly<Record<string, unknown>> = search;
  return {
    search: q,
    sort: column === undefined ? undefined : { column, direction: order ?? directionOf(column, defaultSort) },
    firstRow: Number(from),
    chosen: Object.fromEntries(names.map((name) => [name, params[name]])) as ListView<Name>['chosen'],
  };
}

function searchOf<Name extends string>(
  { search, sort, firstRow, chosen }: ListView<Name>,
  { defaultSort }: ListStateOptions<Name>,
): ListSearch<Name> {
  const chosenFilters = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return {
    ...(search.trim() !== '' && { q: search.trim() }),
    ...Object.fromEntries(chosenFilters),
    ...(sort && sort.column !== defaultSort?.column && { sort: sort.column }),
    ...(sort && sort.direction !== directionOf(sort.column, defaultSort) && { order: sort.direction }),
    ...(firstRow > 1 && { from: String(firstRow) }),
  };
}

const directionOf = (column: string, defaultSort: TableSort | undefined): TableSort['direction'] =>
  defaultSort?.column === column ? defaultSort.direction : 'ascending';

const keyOf = (search: object): string => JSON.stringify(search);

function isSame(
  first: Readonly<Record<string, unknown>>,
  second: Readonly<Record<string, unknown>>,
): boolean {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].every((name) => first[name] === second[name]);
}

function otherParams(previous: object, names: readonly string[]): object {
  const removed = [...listParamNames, ...names];
  return Object.fromEntries(Object.entries(previous).filter(([name]) => !removed.includes(name)));
}
