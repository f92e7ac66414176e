import { useMemo, useSyncExternalStore } from 'react';

/** Returns an object URL for a local file; undefined without a file and before the first effect. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const { subscribe, url } = useMemo(() => createObjectUrlStore(file), [file]);
  return useSyncExternalStore(subscribe, url);
}

/** Revokes the URL when the component unsubscribes: it keeps the file in memory. */
function createObjectUrlStore(file: File | undefined) {
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
