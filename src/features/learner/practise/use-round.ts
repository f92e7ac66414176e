import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';

/**
 * Returns the round with which a screen opened, because each answer changes what is due. `reload` plans the next round,
 * or loads again what could not be loaded.
 *
 * @param loaded the data of the route
 */
export function useRound<Round>(loaded: Round) {
  const router = useRouter();
  const [round, setRound] = useState(loaded);
  const [isReloading, setReloading] = useState(false);
  if (isReloading && loaded !== round) {
    setRound(loaded);
    setReloading(false);
  }
  const shown = useRef(round);
  useEffect(() => {
    if (shown.current === round) return;
    shown.current = round;
    scrollTo(0, 0);
    focusContent();
  }, [round]);
  const reload = () => {
    setReloading(true);
    void router.invalidate();
  };
  return { round, isReloading, reload };
}
