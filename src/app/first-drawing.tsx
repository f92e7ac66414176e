import { useInsertionEffect, useLayoutEffect, type ReactNode } from 'react';

interface FirstDrawingProps {
  /** Called when the first render reaches the page, before any other effect. */
  before: () => void;
  /** Called when it is in the page and responds, before it is painted. */
  after: () => void;
  children: ReactNode;
}

/** Tells when its children are drawn for the first time. The callbacks never change. */
export function FirstDrawing({ before, after, children }: FirstDrawingProps) {
  useInsertionEffect(before, [before]);
  useLayoutEffect(after, [after]);
  return children;
}
