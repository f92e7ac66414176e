import { useEffect, useRef } from 'react';

/** Whether the screen is still open: a moderator who has left before the response arrives is not taken elsewhere. */
export function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
