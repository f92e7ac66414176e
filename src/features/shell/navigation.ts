import {
  BookOpen,
  CalendarClock,
  ClipboardCheck,
  CreditCard,
  GraduationCap,
  House,
  Info,
  LayoutGrid,
  Presentation,
  School,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { Destination } from '#components/page/page-link.tsx';
import { product } from '#lib/configuration.ts';
import type { SessionDetails } from '#session/claims.ts';
import { Role } from '#session/roles.ts';

export interface Page extends Destination {
  label: string;
  Icon: LucideIcon;
}

const about: Page = { to: '/about-{$slug}', params: { slug: product.slug }, label: 'About Us', Icon: Info };
const profile = (to: Page['to']): Page => ({ to, label: 'Profile', Icon: UserRound });
const dashboard = (to: Page['to'], within: Page['within'] = []): Page => ({
  to,
  label: 'Dashboard',
  Icon: LayoutGrid,
  within,
});

const campus: Page = { to: '/admin/campus', label: 'Campus', Icon: School };
const moderation: Page = {
  to: '/admin/moderation/queue',
  label: 'Moderation',
  Icon: ClipboardCheck,
  within: ['/admin/moderation/'],
};

const admin: readonly Page[] = [
  campus,
  // The menu has no link to the form that creates an invitation (D-041).
  { to: '/admin/trialsession', label: 'Trial Sessions', Icon: CalendarClock, within: ['/admin/invite'] },
  { to: '/admin/subscription-plans', label: 'Subscription Plans', Icon: CreditCard },
  moderation,
  // One screen with two URLs; its other tabs belong to the same entry (D-042).
  {
    to: '/admin/users',
    label: 'Users',
    Icon: Users,
    within: ['/admin/dashboard', '/admin/users/', '/admin/roles', '/admin/parents', '/admin/learners'],
  },
  profile('/admin/profile'),
];
const tutor: readonly Page[] = [
  dashboard('/tutor/dashboard'),
  profile('/tutor/profile'),
  { to: '/tutor/Lesson', label: 'Lesson', Icon: BookOpen },
  { to: '/tutor/learners', label: 'Learners', Icon: GraduationCap },
  { to: '/tutor/session', label: 'Session', Icon: Presentation },
];
const teacher: readonly Page[] = [dashboard('/tutor/dashboard')];
const parent: readonly Page[] = [
  dashboard('/parent/dashboard', [
    '/parent/child-profile',
    '/parent/invite-parent/',
    '/parent/progress/',
    '/parent/data/',
    '/learner/$learnerId/set-logins',
    '/subscribe',
    '/manage-subscription',
    '/paywall',
  ]),
  profile('/parent/profile'),
];

/** The pages of each role (SHELL-005 to SHELL-010). The contract spells Teacher `Teatcher` (D-045). */
const pagesByRole: Readonly<Record<Role, readonly Page[]>> = {
  [Role.Admin]: admin,
  [Role.ContentAdmin]: [moderation, profile('/admin/profile')],
  [Role.Moderator]: [moderation, profile('/admin/profile'), campus],
  [Role.Tutor]: tutor,
  [Role.Teacher]: teacher,
  [Role.Teatcher]: teacher,
  [Role.Parent]: parent,
  [Role.Learner]: [dashboard('/learner/dashboard')],
};

export const home: Page = { to: '/home', label: 'Home', Icon: House };

export const pagesOfRole = (role: Role | undefined): readonly Page[] =>
  role === undefined ? [] : pagesByRole[role];

/**
 * Returns the pages of the top bar (SHELL-002 to SHELL-010). About Us is for visitors, parents and learners
 * (D-032).
 */
export function topPages(details: Pick<SessionDetails, 'role'> | undefined): readonly Page[] {
  if (!details) return [home, about];
  const { role } = details;
  const pages = [home, ...pagesOfRole(role)];
  return role === Role.Parent || role === Role.Learner ? [...pages, about] : pages;
}
