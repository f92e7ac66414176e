import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { sortTexts } from '#lib/text/natural-sort.ts';
import { normalizeIgnoringCase } from '#openapi/rules/text.ts';
import { useSession } from '#session/session.ts';
import type { TableSort } from '#ui/table/table-column.ts';

/** Search, filters and order of a list. */
export interface View {
  search: string;
  sort: TableSort | undefined;
  /** The chosen values of the filters. */
  chosen: Readonly<Record<string, string | undefined>>;
}

export interface SavedView {
  name: string;
  view: View;
}

type Views = readonly SavedView[];

const isSameName = (first: string, second: string): boolean =>
  normalizeIgnoringCase(first) === normalizeIgnoringCase(second);

export const findView = (views: Views, name: string): SavedView | undefined =>
  views.find((saved) => isSameName(saved.name, name));

export function isSameView(first: View, second: View): boolean {
  const names = new Set([...Object.keys(first.chosen), ...Object.keys(second.chosen)]);
  return (
    first.search.trim() === second.search.trim() &&
    first.sort?.column === second.sort?.column &&
    first.sort?.direction === second.sort?.direction &&
    [...names].every((name) => first.chosen[name] === second.chosen[name])
  );
}

/** Adds a view, or replaces the one with the same name. */
export function saveView(views: Views, name: string, { search, sort, chosen }: View): Views {
  const saved = { name: name.trim(), view: { search: search.trim(), sort, chosen } };
  return sortViews([...removeView(views, name), saved]);
}

export const removeView = (views: Views, name: string): Views =>
  views.filter((saved) => !isSameName(saved.name, name));

/** Renames a view. The caller checks that no other view has the new name. */
export const renameView = (views: Views, name: string, newName: string): Views =>
  sortViews(
    views.map((saved) => (isSameName(saved.name, name) ? { ...saved, name: newName.trim() } : saved)),
  );

function sortViews(views: Views): Views {
  const order = sortTexts(views.map(({ name }) => name));
  return views.toSorted((first, second) => order.indexOf(first.name) - order.indexOf(second.name));
}

const withDatabase = createDeviceStore('springbyte-views', 'views');

type Key = [userId: string, list: string];

const savedViewsQuery = (userId: string, list: string) =>
  queryOptions({
    queryKey: ['saved-views', userId, list],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ client, queryKey }): Promise<Views> => {
      const key: Key = [userId, list];
      try {
        return (await withDatabase((store) => get<Views>(key, store))) ?? [];
      } catch {
        return client.getQueryData<Views>(queryKey) ?? [];
      }
    },
  });

/** The views that the current user has saved on this device for a list. Without a database, until the page closes. */
export function useSavedViews(list: string): { views: Views; store: (views: Views) => void } {
  const userId = useSession(({ details }) => details?.id ?? '');
  const queryClient = useQueryClient();
  const query = savedViewsQuery(userId, list);
  const { data: views = [] } = useQuery(query);
  return {
    views,
    store: (next) => {
      const key: Key = [userId, list];
      queryClient.setQueryData(query.queryKey, next);
      void withDatabase((store) => set(key, next, store)).catch(() => undefined);
    },
  };
}
