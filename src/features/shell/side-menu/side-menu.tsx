import { Trophy } from 'lucide-react';
import { useId } from 'react';
import type { SessionDetails } from '#session/claims.ts';
import { hasRole, policies } from '#session/policies.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { MenuLink } from '../menu-link.tsx';
import { type Page, home, pagesOfRole } from '../navigation.ts';
import { GradeLinks } from './grade-links.tsx';
import { managePages, submissions } from './manage-pages.ts';
import { PrintedHead } from './printed-head.tsx';
import { SubjectLinks } from './subject-links.tsx';
import styles from './menu-list.module.css';

/** Whether the side menu lists the grades (SHELL-020, SHELL-023, D-264). */
const hasGradeMenu = (role: Role | undefined): boolean => hasRole({ role }, policies.contentReaders.roles);

/** Whether the side menu lists the management pages instead of the pages of the role (SHELL-021). */
const hasManageMenu = (role: Role | undefined): boolean => hasRole({ role }, policies.adminOrModerator.roles);

/**
 * Returns the pages of a role without management pages, with the leaderboard of the class for a learner (SHELL-018)
 * and the submissions for an author.
 */
function menuPages({ id, gradeId, role }: SessionDetails): readonly Page[] {
  const pages = [home, ...pagesOfRole(role), ...(hasGradeMenu(role) ? [submissions] : [])];
  if (role !== Role.Learner || gradeId === undefined) return pages;
  return [
    ...pages,
    {
      to: '/grades/$gradeId/learners/$learnerId/leaderboard',
      params: { gradeId, learnerId: id },
      label: 'Leaderboard',
      Icon: Trophy,
    },
  ];
}

/** The menu of the signed-in user (SHELL-013 to SHELL-023). */
export function SideMenu() {
  const details = useSession((session) => session.details);
  const id = useId();
  if (!details) return null;
  const { role } = details;
  return (
    <>
      <PrintedHead />
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
    </>
  );
}

/** Returns the full name, else name and surname, else a default (SHELL-017). */
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
