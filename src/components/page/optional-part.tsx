import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';

interface OptionalPartProps {
  /** A change shows a failed part again. */
  name: string;
  /** A lazy component: the page works without it if its code fails to load. */
  children: ReactNode;
  /** Keeps the place of the part while its code loads. */
  fallback?: ReactNode;
}

export const OptionalPart = ({ name, children, fallback }: OptionalPartProps) => (
  <CatchBoundary getResetKey={() => name} errorComponent={Nothing}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </CatchBoundary>
);

const Nothing = () => null;
