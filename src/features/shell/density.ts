import { Role } from '#session/roles.ts';

export type Density = 'learner' | 'staff';

/** Pages that greet everyone alike, whoever is signed in. */
const publicPages = ['/home', '/auth', '/about-', '/contact-us'];

/**
 * How dense a page is set: large for a learner, tight for staff, neither for parents, visitors and public pages.
 *
 * @param page the route's full path, such as `/home` or `/topics/$topicId/learner-activities`
 */
export function densityOf(page: string, role: Role | undefined): Density | undefined {
  if (role === undefined || role === Role.Parent) return undefined;
  if (publicPages.some((start) => page.startsWith(start))) return undefined;
  return role === Role.Learner ? 'learner' : 'staff';
}
