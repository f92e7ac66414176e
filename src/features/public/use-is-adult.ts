import { hasRole, policies } from '#session/policies.ts';
import { useSession } from '#session/session.ts';

/** Whoever may pay: they are spoken to as adults, not as the child that asks for a plan. */
export const useIsAdult = (): boolean =>
  useSession(({ details }) => details !== undefined && hasRole(details, policies.parentOrAdmin.roles));
