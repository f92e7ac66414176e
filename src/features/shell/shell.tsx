import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { ActingBanner } from './notices/acting-banner.tsx';
import { ChunkLoadNotice } from './notices/chunk-load-notice.tsx';
import { LateConfirmations } from './notices/late-confirmations.tsx';
import { LateToasts } from './notices/late-toasts.tsx';
import { ReturnNotice } from './notices/return-notice.tsx';
import { usePlace } from './place.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { startSessionSync } from './session-sync.ts';
import { preloadSideMenu } from './side-menu/lazy-side-menu.tsx';
import { SideColumn } from './side-menu/side-column.tsx';
import { SkipLink } from './skip-link.tsx';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import styles from './shell.module.css';

/** What stands around every screen: top bar, side menu for whoever is signed in, footer, toasts, announcements. */
export function Shell({ children }: { children: ReactNode }) {
  const { details, density, hasSideMenu, hasDrawer } = usePlace();
  const router = useRouter();
  useRootDensity(density);
  useEffect(() => startSessionSync(router), [router]);
  useEffect(() => {
    if (details) preloadSideMenu();
  }, [details]);
  return (
    <div data-density={density}>
      <SkipLink />
      <TopBar details={details} hasDrawer={hasDrawer} />
      <ActingBanner />
      <ChunkLoadNotice />
      <ReturnNotice />
      <div className={styles.columns} data-with-menu={hasSideMenu || undefined}>
        {hasSideMenu ? <SideColumn /> : null}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Stage>{children}</Stage>
        </main>
      </div>
      <Footer />
      <RouteAnnouncer />
      <LateToasts />
      <LateConfirmations />
    </div>
  );
}

/** Dialogs, menus and toasts are children of body: they are as dense as the page they belong to. */
function useRootDensity(density: string | undefined): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (density !== undefined) dataset['density'] = density;
    return () => {
      delete dataset['density'];
    };
  }, [density]);
}
