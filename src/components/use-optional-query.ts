import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useLoadFailure, type LoadFailure } from './use-load-failure.ts';

/** Data without which a screen can be shown. */
export interface OptionalQuery<Data> {
  /** Undefined while loading and after a failure. */
  data: Data | undefined;
  /** Undefined unless loading failed. */
  failure: LoadFailure | undefined;
}

/** Reads a query that `prime` does not require. A failure is logged by the query client, not thrown. */
export function useOptionalQuery<Data, Fetched, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, Error, Data, Key>,
): OptionalQuery<Data> {
  // The route's loader has already tried.
  const query = useQuery({ ...options, retryOnMount: false });
  const failure = useLoadFailure(query);
  return { data: query.data, failure: query.data === undefined ? failure : undefined };
}
