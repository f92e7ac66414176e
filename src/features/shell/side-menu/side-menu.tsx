import { CalendarDays, FileClock, LayoutGrid, ListChecks, Trophy } from 'lucide-react';
import { useId } from 'react';
import type { SessionDetails } from '#session/claims.ts';
import { hasRole, policies } from '#session/policies.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { MenuLink } from '../menu-link.tsx';
import { type Page, home, ownPages } from '../navigation.ts';
import { GradeLinks } from './grade-links.tsx';
import { SubjectLinks } from './subject-links.tsx';
import styles from './menu-list.module.css';

/** What became of the changes that the user submitted for review (D-264). */
const submissions: Page = {
  to: '/submissions',
  label: 'My submissions',
  Icon: FileClock,
  within: ['/submissions/'],
};

/** Below the grades, for Admin and Moderator alike; the guards let only an Admin in (SHELL-021, D-043). */
const managePages: readonly Page[] = [
  {
    to: '/admin/dashboard',
    label: 'Dashboard',
    Icon: LayoutGrid,
    // One screen with a second URL, and its other tabs (D-042).
    within: ['/admin/users', '/admin/roles', '/admin/parents', '/admin/learners'],
  },
  { to: '/admin/grade-setup', label: 'Manage Grades', Icon: ListChecks },
  { to: '/admin/terms', label: 'Manage Terms', Icon: CalendarDays },
  submissions,
];

/** Whose side menu lists the grades (SHELL-020, SHELL-023, D-264). */
const hasGradeMenu = (role: Role | undefined): boolean => hasRole({ role }, policies.contentReaders.roles);

/** Whose side menu has the pages to manage, and not the role's own ones (SHELL-021). */
const hasManageMenu = (role: Role | undefined): boolean => hasRole({ role }, policies.adminOrModerator.roles);

/**
 * The side menu of every other role: its own pages, for a learner the class (SHELL-018), and for an author the submissions.
 * A learner has no link to the editor, and so none to submissions.
 */
function menuPages({ id, gradeId, role }: SessionDetails): readonly Page[] {
  const pages = [home, ...ownPages(role), ...(hasGradeMenu(role) ? [submissions] : [])];
  // A learner without a grade has no class to be compared with.
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
