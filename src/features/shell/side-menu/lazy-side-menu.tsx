import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { reloadPage } from '#components/page/new-release.ts';
import { MenuError } from './menu-error.tsx';

/** Lazy: the query library and the client are not downloaded for visitors of the home page. */
const load = () => import('./side-menu.tsx');
const SideMenu = lazy(async () => ({ default: (await load()).SideMenu }));

/** Preloads the menu during the redirect after a login. */
export function preloadSideMenu(): void {
  preloadChunk(load);
}

/** A failure of the side menu does not affect the page. */
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
