import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoadFailure } from '#components/use-load-failure.ts';

/** What a list of an authoring screen shows: its rows, or why there are none. */
export interface LoggedQuery<Data> {
  /** Undefined while it is loading, and when it could not be loaded. */
  data: Data | undefined;
  isLoading: boolean;
  /** Tries again; undefined unless loading has failed. */
  failure: { isRetrying: boolean; retry: () => void } | undefined;
}

/**
 * A query whose failure is only logged: there is no toast, and the screen shows the empty state (AUT-058, D-157).
 *
 * @param what its name in the log: 'The topics'
 */
export function useLoggedQuery<Data, Fetched, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, Error, Data, Key>,
  what: string,
): LoggedQuery<Data> {
  // The loader has already tried.
  const query = useQuery({ ...options, retryOnMount: false });
  const failure = useLoadFailure(query);
  const { error } = query;
  useEffect(() => {
    if (error) console.error(`${what} did not load.`, error);
  }, [error, what]);
  return {
    data: query.data,
    isLoading: query.isPending && failure === undefined,
    failure: query.data === undefined ? failure : undefined,
  };
}
