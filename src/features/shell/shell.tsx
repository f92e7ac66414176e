import { useRouter, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type ReactNode, type MouseEvent } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { product } from '#lib/configuration.ts';
import { canOpen } from '#session/guard.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { endCancelledTransitions } from '#ui/overlay/cancelled-transitions.ts';
import { Brand } from './brand.tsx';
import { CurrentAvatarProvider } from './current-avatar/current-avatar-provider.tsx';
import { ImpersonationBanner } from './notices/impersonation-banner.tsx';
import { LazyConfirmDialog } from './notices/lazy-confirm-dialog.tsx';
import { LazyOfflineNotice, preloadOfflineNotice } from './notices/lazy-offline-notice.tsx';
import { LazyToasts, preloadToasts } from './notices/lazy-toasts.tsx';
import { ReleaseNotice } from './notices/release-notice.tsx';
import { ReturnNotice } from './notices/return-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { syncTabs } from './session/sync-tabs.ts';
import { watchExpiry } from './session/watch-expiry.ts';
import { preloadSideMenu } from './side-menu/lazy-side-menu.tsx';
import { SideColumn } from './side-menu/side-column.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import styles from './shell.module.css';

/** A brand icon in the style of lucide, which has none: 24 px grid, 2 px rounded lines. */
function LineIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const FacebookIcon = () => (
  <LineIcon>
    <path d="M14 8h3V4.5h-3A3.5 3.5 0 0 0 10.5 8v2H8v3.5h2.5V20H14v-6.5h2.5L17 10h-3z" />
  </LineIcon>
);

const InstagramIcon = () => (
  <LineIcon>
    <rect x={4} y={4} width={16} height={16} rx={5} />
    <circle cx={12} cy={12} r={3.8} />
    <path d="M16.7 7.3v.01" />
  </LineIcon>
);

const YouTubeIcon = () => (
  <LineIcon>
    <rect x={3} y={6} width={18} height={12.5} rx={4} />
    <path d="m10.5 9.5 4.5 2.7-4.5 2.7z" />
  </LineIcon>
);

const channels = [
  { name: 'Facebook', href: product.social.facebook, Icon: FacebookIcon },
  { name: 'Instagram', href: product.social.instagram, Icon: InstagramIcon },
  { name: 'YouTube', href: product.social.youtube, Icon: YouTubeIcon },
];

/** Copyright and social media links (SHELL-036, SHELL-037). */
function Footer() {
  return (
    <footer className={styles.footer}>
      <Brand />
      {/* The requirements prescribe this year (D-195). */}
      <p className="muted">© 2025 {product.name}</p>
      <ul className={styles.channels} aria-label="Follow us">
        {channels.map(({ name, href, Icon }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${product.name} on ${name}`}
            >
              <Icon />
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}

type Density = 'learner' | 'staff';

/** Pages that look the same for visitors and signed-in users. */
const publicPages = ['/home', '/auth', '/about-', '/contact-us'];

/**
 * Returns the density of a page: large for a learner, tight for staff, none for parents, visitors and public
 * pages.
 *
 * @param page the route's full path, such as `/home` or `/topics/$topicId/learner-activities`
 */
function densityOf(page: string, role: Role | undefined): Density | undefined {
  if (role === undefined || role === Role.Parent) return undefined;
  if (publicPages.some((start) => page.startsWith(start))) return undefined;
  return role === Role.Learner ? 'learner' : 'staff';
}

/** Depends on the current screen, not on the URL: both may differ while a screen loads. */
function useShellLayout() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const details = useSession((session) => session.details);
  // The authentication pages have no side menu, even for a signed-in user (D-014).
  const hasSideMenu = details !== undefined && !page.startsWith('/auth/');
  return {
    details,
    density: densityOf(page, details?.role),
    hasSideMenu,
    /** The home page shows neither the drawer of the side menu nor its button (D-197). */
    hasDrawer: hasSideMenu && page !== '/home',
  };
}

/** The layout around every screen: top bar, side menu of a signed-in user, footer, toasts, announcements. */
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
      <CurrentAvatarProvider>
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
      </CurrentAvatarProvider>
      <Footer />
      <RouteAnnouncer />
      <LazyToasts />
      <LazyConfirmDialog />
    </div>
  );
}

/** Sets the density on the root element, because dialogs, menus and toasts are children of body. */
function useRootDensity(density: string | undefined): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (density !== undefined) dataset['density'] = density;
    return () => {
      delete dataset['density'];
    };
  }, [density]);
}

function SkipLink() {
  const skip = (event: MouseEvent) => {
    // The router would treat the fragment as a navigation.
    event.preventDefault();
    focusContent();
  };
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      Skip to content
    </a>
  );
}

/**
 * Renders the screen; only a loading message while one session replaces another (D-017) or after it has ended (D-239).
 */
function ScreenArea({ children }: { children: ReactNode }) {
  const isSwitchingUser = useSession((session) => session.isSwitchingUser);
  const isLeaving = useIsLeavingAfterSessionEnd();
  useEffect(() => (isSwitchingUser ? focusContent : undefined), [isSwitchingUser]);
  return isSwitchingUser || isLeaving ? <Loading text="One moment…" /> : children;
}

/** Whether the session of a guarded screen has ended while the next page is still loading. */
function useIsLeavingAfterSessionEnd(): boolean {
  const { routesById } = useRouter();
  const isVisitor = useSession(({ details }) => details === undefined);
  const isLeavingGuarded = useRouterState({
    select: ({ isLoading, matches }) =>
      isLoading && matches.some(({ routeId }) => !canOpen(routesById[routeId].options.beforeLoad, undefined)),
  });
  return isVisitor && isLeavingGuarded;
}
