import { GraduationCap, ShieldCheck, UsersRound } from 'lucide-react';
import type { SessionDetails } from '#session/claims.ts';
import { topPages, type Page } from '../navigation.ts';
import { managePages, submissions } from '../side-menu/manage-pages.ts';
import { createSource, type MenuSource } from './menu-items.ts';

/** Pages without a link in the main menus. */
const otherPages: readonly Page[] = [
  { to: '/admin/roles', label: 'Roles', Icon: ShieldCheck },
  { to: '/admin/parents', label: 'Parents', Icon: UsersRound },
  { to: '/admin/learners', label: 'Learners', Icon: GraduationCap },
];

const descriptions: Partial<Record<Page['to'], string>> = {
  '/home': 'The page that visitors see',
  '/admin/campus': 'Places where the school teaches',
  '/admin/trialsession': 'Sessions, invites and bookings',
  '/admin/subscription-plans': 'Prices, promotions and plan codes',
  '/admin/moderation/queue': 'Content waiting for review',
  '/admin/users': 'Everyone with an account',
  '/admin/profile': 'Your details and password',
  '/admin/grade-setup': 'Grades and their subjects',
  '/admin/terms': 'Terms of the school year',
  '/submissions': 'Your changes and the decisions on them',
  '/admin/roles': 'Roles and their members',
  '/admin/parents': 'Parents and their learners',
  '/admin/learners': 'Learners and their parents',
};

/** Shows the screen of /admin/users (D-042). */
const duplicateOfUsers = '/admin/dashboard';

/** The pages that the user may open. */
export function pageSource(details: SessionDetails, canOpen: (path: string) => boolean): MenuSource {
  const pages = [...topPages(details), ...managePages, submissions, ...otherPages];
  const unique = new Map(pages.map((page) => [page.to, page]));
  return createSource({
    title: 'Pages',
    kind: 'page',
    rows: Array.from(unique, ([id, page]) => ({ id, ...page })).filter(
      ({ id }) => id !== duplicateOfUsers && canOpen(id),
    ),
    textsOf: ({ to, label }) => ({ title: label, detail: descriptions[to] ?? '' }),
    partsOf: ({ to, Icon }) => ({ icon: <Icon aria-hidden="true" />, link: { to } }),
  });
}
