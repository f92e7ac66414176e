import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { ActingBanner } from './acting-banner.tsx';
import { Footer } from './footer.tsx';
import { LateConfirmations } from './late-confirmations.tsx';
import { LateToasts } from './late-toasts.tsx';
import { preloadSideMenu } from './lazy-side-menu.tsx';
import { MissingPartNotice } from './missing-part-notice.tsx';
import { followOtherTabs } from './other-tabs.ts';
import { usePlace } from './place.ts';
import { ReturnNotice } from './return-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SideColumn } from './side-column.tsx';
import { SkipLink } from './skip-link.tsx';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './shell.module.css';

/** What stands around every screen: top bar, side menu for whoever is signed in, footer, toasts, announcements. */
export function Shell({ children }: { children: ReactNode }) {
  const { details, density, hasSideMenu, hasDrawer } = usePlace();
  const router = useRouter();
  useRootDensity(density);
  useEffect(() => followOtherTabs(router), [router]);
  useEffect(() => {
    if (details) preloadSideMenu();
  }, [details]);
  return (
    <div data-density={density}>
      <SkipLink />
      <TopBar details={details} hasDrawer={hasDrawer} />
      <ActingBanner />
      <MissingPartNotice />
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
