import { useEffect, useRef } from 'react';

/** A ref that becomes false when the screen unmounts: late responses must not navigate. */
export function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
