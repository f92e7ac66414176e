import { useMemo, useSyncExternalStore } from 'react';

/** An object URL for a local file; undefined without a file and before the first effect. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const { subscribe, url } = useMemo(() => objectUrl(file), [file]);
  return useSyncExternalStore(subscribe, url);
}

/** Revokes the URL with the last subscriber: it keeps the file in memory. */
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
