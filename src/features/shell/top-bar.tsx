import { Link } from '@tanstack/react-router';
import type { SessionDetails } from '#session/claims.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Brand } from './brand.tsx';
import { LogoutLink } from './logout-link.tsx';
import { topLinks } from './navigation.ts';
import { PagesDrawer } from './pages-drawer.tsx';
import { SideDrawer } from './side-drawer.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** Whoever is signed in. */
  details: SessionDetails | undefined;
  /** Whether the side menu has a drawer here, on a small screen. */
  hasDrawer: boolean;
}

/** Brand and main navigation; on a small screen the pages move into a drawer behind the button at the end. */
export function TopBar({ details, hasDrawer }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {hasDrawer ? <SideDrawer className={classNames(styles.side, styles.small)} /> : null}
      <Brand className={styles.brand} />
      <nav aria-label="Main" className={styles.nav}>
        <ul className={classNames(styles.pages, styles.large)}>
          {topLinks(details?.role).map(({ label, Icon: _icon, ...destination }) => (
            <li key={label}>
              <Link {...destination} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {details ? <LogoutLink className={classNames(styles.link, styles.large)} /> : <Visitor />}
      </nav>
      <PagesDrawer details={details} className={styles.small} />
    </header>
  );
}

function Visitor() {
  return (
    <>
      <Link to="/auth/login" className={styles.link}>
        Login
      </Link>
      <Link
        to="/auth/register"
        className={classNames(buttonStyle({ variant: 'primary' }), styles.register, styles.large)}
      >
        Register
      </Link>
    </>
  );
}
