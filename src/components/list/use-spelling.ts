import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key until a spelling is sought. */
const spellingDelay = 300;

interface SpellingOptions {
  search: string;
  /** What is searched. Must be referentially stable. */
  searched: unknown;
  isFound: boolean;
  suggestSpelling: () => string | undefined;
}

/** Returns a spelling of a search that finds nothing, after a pause in typing. */
export function useSpelling({ search, searched, isFound, suggestSpelling }: SpellingOptions) {
  const [suggested, setSuggested] = useState<
    Pick<SpellingOptions, 'search' | 'searched'> & { spelling: string | undefined }
  >();
  const suggest = useEffectEvent(() => setSuggested({ search, searched, spelling: suggestSpelling() }));
  useEffect(() => {
    if (isFound) return undefined;
    const timer = setTimeout(() => suggest(), spellingDelay);
    return () => clearTimeout(timer);
  }, [search, searched, isFound]);
  const isCurrent = !isFound && suggested?.search === search && suggested.searched === searched;
  return isCurrent ? suggested.spelling : undefined;
}
