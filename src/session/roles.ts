/** All roles (SES-001). The contract spells Teacher `Teatcher` (D-045). */
export const Role = {
  Admin: 'Admin',
  ContentAdmin: 'ContentAdmin',
  Moderator: 'Moderator',
  Tutor: 'Tutor',
  Teacher: 'Teacher',
  Teatcher: 'Teatcher',
  Learner: 'Learner',
  Parent: 'Parent',
} as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Permissions in a token (SES-020). */
export const Permission = {
  CodingContent: 'coding-content-access',
  SchoolContent: 'school-content-access',
} as const;
export type Permission = (typeof Permission)[keyof typeof Permission];

/** Returns undefined for an unknown role, such as one that an Admin created. */
export const findRole = (name: string | undefined): Role | undefined =>
  Object.values(Role).find((role) => role === name);

/** Start pages after signing in (AUTH-016); other roles start at /home (D-015). */
const homes = {
  [Role.Admin]: '/admin/users',
  [Role.Moderator]: '/admin/moderation/queue',
  [Role.Tutor]: '/tutor/dashboard',
  [Role.Learner]: '/learner/dashboard',
  [Role.Parent]: '/parent/dashboard',
} as const satisfies Partial<Record<Role, string>>;

type HomePath = (typeof homes)[keyof typeof homes] | '/home';

export const homePathOf = (role: Role | undefined): HomePath =>
  role !== undefined && role in homes ? homes[role as keyof typeof homes] : '/home';
