import { QueryClient } from '@tanstack/react-query';
import { isProblem } from './problem.ts';

/** Only calls that got no answer, or a server's own fault, are worth a second try. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 1 && isProblem(error) && (error.status >= 500 || error.reason === 'offline');

export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline is a failure that is shown, not a reason to wait in silence.
    queries: { staleTime: 30_000, retry: worthRetrying, retryDelay: 400, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
