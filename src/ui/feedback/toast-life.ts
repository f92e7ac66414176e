import { useEffect, useEffectEvent, useState } from 'react';
import { TOAST_ANIMATION_MS, TOAST_EXTENDED_MS } from './toasts.ts';

type Holder = 'pointer' | 'focus';

/**
 * The life of one toast: it lasts `ms`, waits while the pointer or the focus is on it, lasts `TOAST_EXTENDED_MS`
 * more after that, leaves in `TOAST_ANIMATION_MS`, and is gone. react-aria's own timer would go on with the rest
 * of its time instead (D-194).
 */
export function useToastTimer(ms: number, onGone: () => void) {
  const [holders, setHolders] = useState<readonly Holder[]>([]);
  const [round, setRound] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const gone = useEffectEvent(onGone);
  const held = holders.length > 0;
  const lasts = round === 0 ? ms : TOAST_EXTENDED_MS;

  useEffect(() => {
    if (held || leaving) return;
    const timer = setTimeout(() => setLeaving(true), lasts);
    return () => clearTimeout(timer);
  }, [held, leaving, lasts, round]);

  useEffect(() => {
    if (!leaving) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => gone(), still ? 0 : TOAST_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  return {
    held,
    leaving,
    /** ms that the present round lasts. */
    lasts,
    /** Counts the times it was let go. */
    round,
    dismiss: () => setLeaving(true),
    hold: (holder: Holder) =>
      setHolders((present) => [...present.filter((other) => other !== holder), holder]),
    release: (holder: Holder) => {
      if (!holders.includes(holder)) return;
      setHolders((present) => present.filter((other) => other !== holder));
      setRound((present) => present + 1);
    },
  };
}
