import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { endCancelledTransitions } from '#ui/overlay/cancelled-transitions.ts';
import { Footer } from './footer.tsx';
import { ImpersonationBanner } from './notices/impersonation-banner.tsx';
import { LazyConfirmDialog } from './notices/lazy-confirm-dialog.tsx';
import { LazyOfflineNotice, preloadOfflineNotice } from './notices/lazy-offline-notice.tsx';
import { LazyToasts, preloadToasts } from './notices/lazy-toasts.tsx';
import { ReleaseNotice } from './notices/release-notice.tsx';
import { ReturnNotice } from './notices/return-notice.tsx';
import { OwnLookProvider } from './own-look/own-look-provider.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScreenArea } from './screen-area.tsx';
import { syncTabs } from './session/sync-tabs.ts';
import { watchExpiry } from './session/watch-expiry.ts';
import { preloadSideMenu } from './side-menu/lazy-side-menu.tsx';
import { SideColumn } from './side-menu/side-column.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useShellLayout } from './use-shell-layout.ts';
import styles from './shell.module.css';

/** What stands around every screen: top bar, side menu for whoever is signed in, footer, toasts, announcements. */
export function Shell({ children }: { children: ReactNode }) {
  const { details, density, hasSideMenu, hasDrawer } = useShellLayout();
  const router = useRouter();
  useRootDensity(density);
  useEffect(() => endCancelledTransitions(), []);
  useEffect(() => syncTabs(router), [router]);
  useEffect(() => watchExpiry(router), [router]);
  useEffect(() => {
    if (!details) return;
    preloadSideMenu();
    preloadToasts();
    preloadOfflineNotice();
  }, [details]);
  return (
    <div data-density={density}>
      <SkipLink />
      <OwnLookProvider>
        <TopBar details={details} hasDrawer={hasDrawer} />
        <ImpersonationBanner />
        <LazyOfflineNotice />
        <ReleaseNotice />
        <ReturnNotice />
        <div className={styles.columns} data-with-menu={hasSideMenu || undefined}>
          {hasSideMenu ? <SideColumn /> : null}
          <main id="main" tabIndex={-1} className={styles.main}>
            <ScreenArea>{children}</ScreenArea>
          </main>
        </div>
      </OwnLookProvider>
      <Footer />
      <RouteAnnouncer />
      <LazyToasts />
      <LazyConfirmDialog />
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
