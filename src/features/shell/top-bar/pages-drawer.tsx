import { Link } from '@tanstack/react-router';
import { LogIn, Menu, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { SessionDetails } from '#session/claims.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { MenuLink } from '../menu-link.tsx';
import { topPages } from '../navigation.ts';
import { LogoutLink } from '../session/logout-link.tsx';
import { Drawer } from './drawer.tsx';
import { drawerMaxWidth, type MenuSize } from './menu-size.ts';
import styles from '../side-menu/menu-list.module.css';
import bar from './top-bar.module.css';

interface PagesDrawerProps {
  details: SessionDetails | undefined;
  menuSize: MenuSize;
  className?: string | undefined;
}

const item = classNames(styles.item, styles.lined);

/** The pages of the top bar on a small screen. A menu button or the user's avatar opens it. */
export function PagesDrawer({ details, menuSize, className }: PagesDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const label = details ? 'Pages and logout' : 'Pages';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames(buttonStyle({ variant: 'quiet', square: true }), bar.toggle, className)}
        onClick={() => setOpen(true)}
      >
        {/* No aria-label: the accessible name would have to contain the visible initials (WCAG 2.5.3). */}
        <span className="visually-hidden">{label}</span>
        {details ? (
          <Avatar id={details.id} name={details.fullName} className={bar.avatar} />
        ) : (
          <Menu aria-hidden="true" />
        )}
      </button>
      <Drawer
        label={label}
        side="end"
        maxWidth={drawerMaxWidth[menuSize]}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <nav aria-label={label} className={styles.menu}>
          <h2 className={styles.heading}>{details?.fullName || 'Menu'}</h2>
          <ul>
            {topPages(details).map((page) => (
              <li key={page.label}>
                <MenuLink page={page} withIcon className={item} />
              </li>
            ))}
            {details ? (
              <li>
                <LogoutLink className={item} />
              </li>
            ) : (
              <VisitorItems />
            )}
          </ul>
        </nav>
      </Drawer>
    </>
  );
}

function VisitorItems() {
  return (
    <>
      <li>
        <Link to="/auth/login" className={item}>
          <LogIn aria-hidden="true" />
          Login
        </Link>
      </li>
      <li>
        <Link to="/auth/register" className={item}>
          <UserPlus aria-hidden="true" />
          Register
        </Link>
      </li>
    </>
  );
}
