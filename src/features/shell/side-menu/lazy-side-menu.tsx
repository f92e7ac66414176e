import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { reloadPage } from '#components/page/new-release.ts';
import { MenuError } from './menu-error.tsx';

/** Lazy: it imports the query library and the client, which visitors of the home page must not download. */
const load = () => import('./side-menu.tsx');
const SideMenu = lazy(async () => ({ default: (await load()).SideMenu }));

/** Fetches the menu during the redirect after a login. */
export function preloadSideMenu(): void {
  preloadChunk(load);
}

/** The side menu. Its failures do not affect the page beside it. */
export function LazySideMenu() {
  return (
    <CatchBoundary getResetKey={() => 'side-menu'} errorComponent={MenuLoadError}>
      <Suspense>
        <SideMenu />
      </Suspense>
    </CatchBoundary>
  );
}

const MenuLoadError = () => <MenuError message="The menu did not load." onRetry={reloadPage} />;
