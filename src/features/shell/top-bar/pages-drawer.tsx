import { Link } from '@tanstack/react-router';
import { LogIn, Menu, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { SessionDetails } from '#session/claims.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { LogoutLink } from '../logout-link.tsx';
import { topPages } from '../navigation.ts';
import { PageLink } from '../page-link.tsx';
import { drawerUpTo, type BarRoom } from './bar-room.ts';
import { Drawer } from './drawer.tsx';
import styles from '../side-menu/menu-list.module.css';
import toggle from './drawer-toggle.module.css';

interface PagesDrawerProps {
  details: SessionDetails | undefined;
  /** The room that its pages need side by side. */
  room: BarRoom;
  className?: string | undefined;
}

const item = classNames(styles.item, styles.lined);

/** The top bar's pages on a small screen, behind a menu button, or behind the picture of whoever is signed in. */
export function PagesDrawer({ details, room, className }: PagesDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const label = details ? 'Pages and logout' : 'Pages';
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames(buttonStyle({ variant: 'quiet', square: true }), toggle.toggle, className)}
        onClick={() => setOpen(true)}
      >
        {details ? (
          <Avatar id={details.id} name={details.fullName} className={toggle.avatar} />
        ) : (
          <Menu aria-hidden="true" />
        )}
      </button>
      <Drawer label={label} side="end" upTo={drawerUpTo[room]} isOpen={isOpen} onClose={() => setOpen(false)}>
        <nav aria-label={label} className={styles.menu}>
          <h2 className={styles.heading}>{details?.fullName || 'Menu'}</h2>
          <ul>
            {topPages(details?.role).map((page) => (
              <li key={page.label}>
                <PageLink page={page} withIcon className={item} />
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
