import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const ImportLink = lazy(async () => ({ default: (await import('./import-link.tsx')).ImportLink }));

/** For administrators only; other users do not load its code. */
export function LazyImportLink() {
  return (
    <CatchBoundary getResetKey={() => 'import'} errorComponent={Nothing}>
      <Suspense>
        <ImportLink />
      </Suspense>
    </CatchBoundary>
  );
}

const Nothing = () => null;
