import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecoverFocusAfter } from './page/focus/focus-content.ts';

export interface QueryFailure {
  error: Error;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Returns the error of a query and a retry function. React Query clears the error when a retry starts; this hook keeps it
 * until the retry ends, so that the message remains on screen. A successful retry moves the focus to the heading.
 *
 * @returns undefined if the query has not failed
 */
export function useQueryFailure(
  query: Pick<UseQueryResult, 'error' | 'isPending' | 'isFetching' | 'refetch'>,
): QueryFailure | undefined {
  const [lastError, setLastError] = useState(query.error);
  const error = query.isPending ? lastError : query.error;
  if (error !== lastError) setLastError(error);
  // Only a retry by the user moves the focus, not a background refetch.
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
