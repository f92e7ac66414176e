import { useMemo, useSyncExternalStore } from 'react';

/** A URL for a file that no server has yet; undefined before the first effect and without a file. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const { subscribe, url } = useMemo(() => objectUrl(file), [file]);
  return useSyncExternalStore(subscribe, url);
}

/** The URL is revoked with the last subscriber, because it keeps the file in memory. */
function objectUrl(file: File | undefined) {
  let url: string | undefined;
  return {
    url: () => url,
    subscribe: (onChange: () => void) => {
      if (!file) return () => {};
      url = URL.createObjectURL(file);
      onChange();
      return () => {
        URL.revokeObjectURL(url ?? '');
        url = undefined;
      };
    },
  };
}
