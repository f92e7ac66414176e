import type { SessionDetails } from './claims.ts';
import { hasRole, policies } from './policies.ts';
import { useSession } from './session.ts';

/** Who may buy a plan and change its renewal: the screens ask, and so does the server (SUB-026). */
export const canPay = (details: SessionDetails | undefined): boolean =>
  details !== undefined && hasRole(details, policies.parentOrAdmin.roles);

export const useCanPay = (): boolean => useSession(({ details }) => canPay(details));
