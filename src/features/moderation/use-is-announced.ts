import { useEffect, useState } from 'react';

/** False in the first frame: screen readers announce a status line when its text changes, not when it appears with its text. */
export function useIsAnnounced(): boolean {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAnnounced;
}
