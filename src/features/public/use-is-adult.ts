import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';

/** Returns true for parents and staff. Visitors count as learners. */
export const useIsAdult = (): boolean =>
  useSession(({ details }) => details !== undefined && details.role !== Role.Learner);
