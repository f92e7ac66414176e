import { useEffect, useState } from 'react';

/** Milliseconds. */
const duration = 600;

/** Counts from 0 up to a score, in steps of two decimals, when it first appears; with reduced motion it is there at once. */
export function useCountUp(score: number): number {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [shown, setShown] = useState(isStill ? score : 0);
  useEffect(() => {
    if (isStill) return undefined;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(Math.max(now - start, 0) / duration, 1);
      setShown(share === 1 ? score : Math.floor(score * share * 100) / 100);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isStill, score]);
  return shown;
}
