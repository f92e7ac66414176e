import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';

/** True for parents and staff. A visitor is addressed like a learner. */
export const useIsAdult = (): boolean =>
  useSession(({ details }) => details !== undefined && details.role !== Role.Learner);
