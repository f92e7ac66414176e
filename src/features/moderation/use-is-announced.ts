import { useEffect, useState } from 'react';

/** False in the first frame: screen readers announce a change of a status text, not its first text. */
export function useIsAnnounced(): boolean {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAnnounced;
}
