import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadAhead } from '#components/page/chunk-load-error.ts';
import { loadPageAgain } from '#components/page/new-release.ts';
import { MenuError } from './menu-error.tsx';

/** It brings the query library and the client, which a visitor of the home page must not download. */
const load = () => import('./side-menu.tsx');
const SideMenu = lazy(async () => ({ default: (await load()).SideMenu }));

/** Fetches the menu ahead of time, for somebody who has just signed in and is still being welcomed. */
export function preloadSideMenu(): void {
  loadAhead(load);
}

/** The side menu; whatever happens to it, the page beside it stays. */
export function LazySideMenu() {
  return (
    <CatchBoundary getResetKey={() => 'side-menu'} errorComponent={MenuLoadError}>
      <Suspense>
        <SideMenu />
      </Suspense>
    </CatchBoundary>
  );
}

const MenuLoadError = () => <MenuError message="The menu did not load." onRetry={loadPageAgain} />;
