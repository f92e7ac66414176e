import { CalendarDays, FileClock, LayoutGrid, ListChecks } from 'lucide-react';
import type { Page } from '../navigation.ts';

/** The submitted changes of the user, with the decisions (D-264). */
export const submissions: Page = {
  to: '/submissions',
  label: 'My submissions',
  Icon: FileClock,
  within: ['/submissions/'],
};

/**
 * The pages below the grades. A Moderator sees all of them, although some guards admit only an Admin (SHELL-021,
 * D-043).
 */
export const managePages: readonly Page[] = [
  {
    to: '/admin/dashboard',
    label: 'Dashboard',
    Icon: LayoutGrid,
    // One screen with two URLs; its other tabs belong to the same entry (D-042).
    within: ['/admin/users', '/admin/roles', '/admin/parents', '/admin/learners'],
  },
  { to: '/admin/grade-setup', label: 'Manage Grades', Icon: ListChecks },
  { to: '/admin/terms', label: 'Manage Terms', Icon: CalendarDays },
  submissions,
];
