import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';

interface DeviceRecordOptions<Value> {
  /** Part of the query key. */
  name: string;
  database: string;
  table: string;
  /** Drops what is invalid or outdated. */
  parse: (stored: unknown) => Value;
}

/**
 * A value for each learner, stored on this device because the contract has no operation for it. Read again at each
 * visit, because another tab may have changed it. Without a database, it is only in the cache of queries.
 */
export function createDeviceRecord<Value>({ name, database, table, parse }: DeviceRecordOptions<Value>) {
  const withDatabase = createDeviceStore(database, table);
  const query = (learnerId: string) =>
    queryOptions({
      queryKey: ['activities', name, learnerId],
      staleTime: 0,
      retry: false,
      queryFn: async ({ client, queryKey }): Promise<Value> => {
        const stored = withDatabase((store) => get<unknown>(learnerId, store));
        return parse(await stored.catch(() => client.getQueryData(queryKey)));
      },
    });

  /** Changes the value in one transaction: two tabs may change it at once. */
  async function change(
    queryClient: QueryClient,
    learnerId: string,
    withChange: (value: Value) => Value,
  ): Promise<void> {
    const changeStored = (stored: unknown): Value => withChange(parse(stored));
    // An absent value is read from the device when it is needed.
    queryClient.setQueryData<Value>(query(learnerId).queryKey, (cached) =>
      cached === undefined ? undefined : changeStored(cached),
    );
    await withDatabase((store) => update<unknown>(learnerId, changeStored, store)).catch(() => undefined);
  }

  return { query, change };
}
