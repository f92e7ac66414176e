import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';

/** Whoever is not a child: a parent or staff. Nobody knows about a visitor, who is spoken to as the child that asks. */
export const useIsAdult = (): boolean =>
  useSession(({ details }) => details !== undefined && details.role !== Role.Learner);
