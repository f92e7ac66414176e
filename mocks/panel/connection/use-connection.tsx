import {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  useQuery,
  type QueryKey,
} from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { MockState } from '../../control/mock-controls.ts';
import type { PanelConnection } from '../../page/page-control.ts';

const ConnectionContext = createContext<PanelConnection | undefined>(undefined);

/** @throws Error outside of `ConnectionProvider` */
export function useConnection(): PanelConnection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('This component must be inside the developer panel.');
  return connection;
}

/** Milliseconds in which changes are shown together: a page loads with many calls. */
const delay = 100;

/** Queries below it are fetched again after changes of the mock. */
export function ConnectionProvider({
  connection,
  children,
}: {
  connection: PanelConnection;
  children: ReactNode;
}) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = connection.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries();
      }, delay);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [connection, queryClient]);
  return (
    <ConnectionContext value={connection}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ConnectionContext>
  );
}

/**
 * Loads data from the controls, and again after each change of the mock.
 *
 * @param key of the data, such as `['table', name]`
 * @param share returns the loaded data with the unchanged objects of the earlier data; by default, at the same indexes
 */
export function usePanelQuery<Result>(
  key: readonly unknown[],
  load: () => Promise<Result>,
  share?: (earlier: Result | undefined, loaded: Result) => Result,
) {
  return useQuery({
    // The type of keys lists those of the application.
    queryKey: key as QueryKey,
    queryFn: load,
    placeholderData: keepPreviousData,
    ...(share && {
      structuralSharing: (earlier, loaded) => share(earlier as Result | undefined, loaded as Result),
    }),
  });
}

/** The state of the mock or of the connection to a real server; undefined until it is loaded. */
export function useStateOfServer() {
  const { client } = useConnection();
  return usePanelQuery(['state'], client.state);
}

/** The signed-in user; null without one. */
export function useSession() {
  const { page } = useConnection();
  return usePanelQuery(['session'], async () => page?.session() ?? null);
}

/** The state of the mock. Only tabs that are shown for a mock may use it; undefined until it is loaded. */
export function useMockState(): MockState | undefined {
  const { data } = useStateOfServer();
  return data?.kind === 'mock' ? data : undefined;
}
