import { useId } from 'react';
import type { SessionDetails } from '#session/claims.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { MenuLink } from '../menu-link.tsx';
import type { Page } from '../navigation.ts';
import { GradeLinks } from './grade-links.tsx';
import { hasGradeMenu, hasManageMenu, managePages, menuPages } from './menu-pages.ts';
import { SubjectLinks } from './subject-links.tsx';
import styles from './menu-list.module.css';

/** The menu of whoever is signed in (SHELL-013 to SHELL-023). */
export function SideMenu() {
  const details = useSession((session) => session.details);
  const id = useId();
  if (!details) return null;
  const { role } = details;
  return (
    <nav aria-labelledby={id} className={styles.menu}>
      <h2 id={id} className={styles.heading}>
        {role === Role.Learner || role === Role.Parent ? (
          <Avatar id={details.id} name={details.fullName} className={styles.avatar} />
        ) : null}
        {nameOf(details)}
      </h2>
      {hasManageMenu(role) ? null : <PageList pages={menuPages(details)} />}
      {hasGradeMenu(role) ? <GradeLinks /> : null}
      {hasManageMenu(role) ? <ManagePages /> : null}
      {role === Role.Learner ? <SubjectLinks learnerId={details.id} /> : null}
    </nav>
  );
}

/** Full name, else name plus surname, else a heading of its own (SHELL-017). */
const nameOf = ({ fullName, name, surname }: SessionDetails): string =>
  fullName || `${name} ${surname}`.trim() || 'Your Menu';

function ManagePages() {
  return (
    <>
      <h3 className={styles.section}>Manage</h3>
      <PageList pages={managePages} />
    </>
  );
}

function PageList({ pages }: { pages: readonly Page[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.label}>
          <MenuLink page={page} withIcon className={classNames(styles.item, styles.lined)} />
        </li>
      ))}
    </ul>
  );
}
