import { CalendarDays, FileClock, LayoutGrid, ListChecks, Trophy } from 'lucide-react';
import type { SessionDetails } from '#session/claims.ts';
import { hasRole, policies } from '#session/policies.ts';
import { Role } from '#session/roles.ts';
import { home, ownPages, type Page } from '../navigation.ts';

/** What became of the changes that the user submitted for review (D-264). */
const submissions: Page = {
  to: '/submissions',
  label: 'My submissions',
  Icon: FileClock,
  within: ['/submissions/'],
};

/** Below the grades, for Admin and Moderator alike; the guards let only an Admin in (SHELL-021, D-043). */
export const managePages: readonly Page[] = [
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
export const hasGradeMenu = (role: Role | undefined): boolean =>
  hasRole({ role }, policies.contentReaders.roles);

/** Whose side menu has the pages to manage, and not the role's own ones (SHELL-021). */
export const hasManageMenu = (role: Role | undefined): boolean =>
  hasRole({ role }, policies.adminOrModerator.roles);

/**
 * The side menu of every other role: its own pages, for a learner the class (SHELL-018), and for an author the submissions.
 * A learner has no link to the editor, and so none to submissions.
 */
export function menuPages({ id, gradeId, role }: SessionDetails): readonly Page[] {
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
