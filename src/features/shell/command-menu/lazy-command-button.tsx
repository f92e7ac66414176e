import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { SessionDetails } from '#session/claims.ts';

const CommandButton = lazy(async () => ({ default: (await import('./command-button.tsx')).CommandButton }));

/** For staff only; other users do not load its code. */
export function LazyCommandButton({ details }: { details: SessionDetails }) {
  return (
    <CatchBoundary getResetKey={() => 'command-menu'} errorComponent={Nothing}>
      <Suspense>
        <CommandButton details={details} />
      </Suspense>
    </CatchBoundary>
  );
}

const Nothing = () => null;
