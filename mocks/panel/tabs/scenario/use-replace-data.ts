import { useConnection } from '../../connection/use-connection.tsx';

/** Returns a function that replaces all data, then loads the page of the application again. */
export function useReplaceData(): (replace: () => Promise<unknown>) => Promise<void> {
  const { page } = useConnection();
  return async (replace) => {
    await replace();
    await page?.restart();
  };
}
