import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useQueryFailure, type QueryFailure } from './use-query-failure.ts';

/** The result of a query that is not required to show the screen. */
export interface OptionalQuery<Data> {
  data: Data | undefined;
  failure: QueryFailure | undefined;
}

/** Reads a query whose failure the route's loader ignores. The failure is logged by the query client, not thrown. */
export function useOptionalQuery<Data, Fetched, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, Error, Data, Key>,
): OptionalQuery<Data> {
  // The route's loader has already requested the data.
  const query = useQuery({ ...options, retryOnMount: false });
  const failure = useQueryFailure(query);
  return { data: query.data, failure: query.data === undefined ? failure : undefined };
}
