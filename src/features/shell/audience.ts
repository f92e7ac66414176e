/** Pages that greet everyone alike, whoever is signed in. */
const publicPages = ['/home', '/auth', '/about-', '/contact-us'];

const isPublic = (page: string): boolean => publicPages.some((start) => page.startsWith(start));

/** The entrance: who stands here is not inside yet, so the side menu waits until they are (D-014). */
export const isEntrance = (page: string): boolean => page.startsWith('/auth/');

/**
 * How dense a page is set: large for a learner, tight for staff, neither for parents, visitors and public pages.
 *
 * @param page the route's full path, such as `/home` or `/topics/$topicId/learner-activities`
 */
export function densityOf(page: string, role: string | undefined): 'learner' | 'staff' | undefined {
  if (role === undefined || role === 'Parent' || isPublic(page)) return undefined;
  return role === 'Learner' ? 'learner' : 'staff';
}
