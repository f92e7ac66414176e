import { useEffect, type ReactNode } from 'react';

interface WhenDrawnProps {
  onDrawn: () => void;
  children: ReactNode;
}

/** Calls back once its children are on the page and respond. */
export function WhenDrawn({ onDrawn, children }: WhenDrawnProps) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
