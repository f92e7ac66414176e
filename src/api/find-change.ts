import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isSameValue } from '#lib/same-value.ts';
import { isRecord } from './problem.ts';
import type { Lookup } from './write.ts';

interface ReadOptions<Data> {
  queryKey: QueryKey;
  queryFn?: (context: never) => Data | Promise<Data>;
}

/** Fetches from the server, bypassing caches and pending requests. */
export async function fetchFresh<Data>(client: QueryClient, query: ReadOptions<Data>): Promise<Data> {
  const { queryKey } = query;
  await client.cancelQueries({ queryKey, exact: true });
  return client.query({ ...query, staleTime: 0, retry: false, persister: undefined } as never);
}

/**
 * For `writeOptions`: finds the new record with the sent properties, if the list was loaded before the call.
 *
 * @param isSent compares a row with the sent value, if rows are not objects
 */
export const findAdded =
  <Sent extends object, Row>(
    listOf: (sent: Sent) => ReadOptions<Row[]>,
    isSent: (row: Row, sent: Sent) => boolean = hasProperties,
  ) =>
  (sent: Sent, client: QueryClient): Lookup<Row> => {
    const list = listOf(sent);
    const before = client.getQueryData<Row[]>(list.queryKey);
    const previousIds = new Set(before?.map(idOf));
    return async () => {
      if (!before) return undefined;
      const rows = await fetchFresh(client, list);
      const added = rows.find((row) => !previousIds.has(idOf(row)) && isSent(row, sent));
      return added && { data: added };
    };
  };

/** For `writeOptions`: finds the record with this id if it has the sent properties. */
export const findSaved =
  <Row extends { id: string }>(id: string, query: ReadOptions<Row | Row[]>) =>
  (sent: object, client: QueryClient): Lookup<Row> =>
  async () => {
    const rows = [await fetchFresh(client, query)].flat() as Row[];
    const saved = rows.find((row) => row.id === id && hasProperties(row, sent));
    return saved && { data: saved };
  };

/** For `writeOptions`: confirms that the list no longer contains the record. */
export const findDeleted =
  <Row>(listOf: () => ReadOptions<Row[]>) =>
  (id: string, client: QueryClient): Lookup<undefined> =>
  async () => {
    const rows = await fetchFresh(client, listOf());
    return rows.some((row) => idOf(row) === id) ? undefined : { data: undefined };
  };

const idOf = (row: unknown): unknown => (row as { id?: unknown }).id ?? row;

/**
 * Ignores `version`, sent properties that the server does not return, such as passwords, and properties that it adds.
 */
export const hasProperties = (row: unknown, sent: object): boolean =>
  isRecord(row) &&
  Object.entries(sent).every(([name, value]) => {
    const stored = row[name];
    if (stored === undefined || name === 'version') return true;
    return isRecord(stored) && isRecord(value) ? hasProperties(stored, value) : isSameValue(stored, value);
  });
