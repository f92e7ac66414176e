import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecoverFocusAfter } from './page/focus/focus-content.ts';

export interface LoadFailure {
  error: Error;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * The error of a query and a retry function. React Query clears the error when a retry starts; here it remains until
 * the retry ends, so that the message stays on screen. After a successful retry the focus moves to the heading.
 *
 * @returns undefined if the query has not failed
 */
export function useLoadFailure(
  query: Pick<UseQueryResult, 'error' | 'isPending' | 'isFetching' | 'refetch'>,
): LoadFailure | undefined {
  const [last, setLast] = useState(query.error);
  const error = query.isPending ? last : query.error;
  if (error !== last) setLast(error);
  // Only after a retry by the user: a refetch in the background must not move the focus.
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
