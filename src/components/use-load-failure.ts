import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecoverFocusAfter } from './page/focus/focus-content.ts';

export interface LoadFailure {
  error: Error;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Why a query has failed, and another try. React Query forgets the error of a query without data as soon as it is fetched
 * again; here it stays until that is done, so that the message and its button do. If the button is gone then, the focus
 * moves to the heading.
 *
 * @returns undefined when the query has not failed
 */
export function useLoadFailure(
  query: Pick<UseQueryResult, 'error' | 'isPending' | 'isFetching' | 'refetch'>,
): LoadFailure | undefined {
  const [last, setLast] = useState(query.error);
  const error = query.isPending ? last : query.error;
  if (error !== last) setLast(error);
  // What failed without being asked for takes nobody's focus along when it goes.
  const [isRetried, setRetried] = useState(false);
  if (isRetried && error === null) setRetried(false);
  useRecoverFocusAfter(isRetried && error !== null);
  if (error === null) return undefined;
  return {
    error,
    isRetrying: query.isFetching,
    retry: () => {
      setRetried(true);
      void query.refetch();
    },
  };
}
