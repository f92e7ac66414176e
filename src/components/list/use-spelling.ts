import { useEffect, useEffectEvent, useState } from 'react';
import type { List } from './use-list.ts';

/** Milliseconds without a key until a spelling is sought. */
const spellingDelay = 300;

/** Returns a spelling of the search that finds something, after a pause in typing. */
export function useSpelling({ search, suggestSpelling }: Pick<List<unknown>, 'search' | 'suggestSpelling'>) {
  const [found, setFound] = useState<{ search: string; spelling: string | undefined }>();
  const suggest = useEffectEvent(() => setFound({ search, spelling: suggestSpelling() }));
  useEffect(() => {
    const timer = setTimeout(() => suggest(), spellingDelay);
    return () => clearTimeout(timer);
  }, [search]);
  return found?.search === search ? found.spelling : undefined;
}
