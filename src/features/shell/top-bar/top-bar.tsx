import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { lazy, useState } from 'react';
import { OptionalPart } from '#components/page/optional-part.tsx';
import type { SessionDetails } from '#session/claims.ts';
import { hasRole, policies } from '#session/policies.ts';
import { Role } from '#session/roles.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Brand } from '../brand.tsx';
import { MenuLink } from '../menu-link.tsx';
import { topPages } from '../navigation.ts';
import { LogoutLink } from '../session/logout-link.tsx';
import { LazySideMenu } from '../side-menu/lazy-side-menu.tsx';
import { Drawer } from './drawer.tsx';
import { menuSizeOf } from './menu-size.ts';
import { PagesDrawer } from './pages-drawer.tsx';
import styles from './top-bar.module.css';

/** Only learners load its code. */
const ReadingHelp = lazy(async () => ({
  default: (await import('../reading-help/reading-help.tsx')).ReadingHelp,
}));
/** Only staff loads their code. */
const ImportLink = lazy(async () => ({ default: (await import('./import-link.tsx')).ImportLink }));
const CommandButton = lazy(async () => ({
  default: (await import('../command-menu/command-button.tsx')).CommandButton,
}));

interface TopBarProps {
  details: SessionDetails | undefined;
  /** Whether a small screen shows the side menu in a drawer. */
  hasDrawer: boolean;
}

/** The product name and the main navigation. In a narrow window, a drawer replaces the links. */
export function TopBar({ details, hasDrawer }: TopBarProps) {
  const pages = topPages(details);
  const menuSize = menuSizeOf(pages.length);
  return (
    <header className={styles.bar} data-menu-size={menuSize}>
      {hasDrawer ? <SideDrawer className={styles.sideMenuButton} /> : null}
      <Brand className={styles.brand} />
      <nav aria-label="Main" className={styles.nav}>
        <ul className={classNames(styles.pages, styles.onWideScreen)}>
          {pages.map((page) => (
            <li key={page.label}>
              <MenuLink page={page} className={styles.link} />
            </li>
          ))}
        </ul>
        {details?.role === Role.Admin ? (
          <OptionalPart name="import">
            <ImportLink />
          </OptionalPart>
        ) : null}
        {details && hasRole(details, policies.contentReaders.roles) ? (
          <OptionalPart name="command menu">
            <CommandButton details={details} />
          </OptionalPart>
        ) : null}
        {details?.role === Role.Learner ? (
          <OptionalPart name="reading help">
            <ReadingHelp key={details.id} learnerId={details.id} />
          </OptionalPart>
        ) : null}
        {details ? <LogoutLink className={classNames(styles.link, styles.onWideScreen)} /> : <VisitorLinks />}
      </nav>
      <PagesDrawer details={details} menuSize={menuSize} className={styles.onSmallScreen} />
    </header>
  );
}

function VisitorLinks() {
  return (
    <>
      <Link to="/auth/login" className={styles.link}>
        Login
      </Link>
      <Link
        to="/auth/register"
        className={classNames(buttonStyle({ variant: 'primary' }), styles.register, styles.onWideScreen)}
      >
        Register
      </Link>
    </>
  );
}

/** The button and drawer of the side menu on a small screen (SHELL-014). */
function SideDrawer({ className }: { className?: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Your menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames(buttonStyle({ variant: 'quiet', square: true }), styles.toggle, className)}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
      </button>
      <Drawer label="Your menu" side="start" isOpen={isOpen} onClose={() => setOpen(false)}>
        <LazySideMenu />
      </Drawer>
    </>
  );
}
