import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useLoadFailure, type LoadFailure } from './use-load-failure.ts';

/** Data that a screen can do without. */
export interface OptionalQuery<Data> {
  /** Undefined while it is loading, and when it did not load. */
  data: Data | undefined;
  /** Undefined unless there is no data because loading it failed. */
  failure: LoadFailure | undefined;
}

/** Reads a query that `prime` does not require. A failure is logged by the query client, not thrown. */
export function useOptionalQuery<Data, Fetched, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, Error, Data, Key>,
): OptionalQuery<Data> {
  // The loader has already tried.
  const query = useQuery({ ...options, retryOnMount: false });
  const failure = useLoadFailure(query);
  return { data: query.data, failure: query.data === undefined ? failure : undefined };
}
