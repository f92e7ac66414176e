import type { SessionDetails } from './claims.ts';
import { hasRole, policies } from './policies.ts';
import { useSession } from './session.ts';

/** Whether a user may buy a plan and change its renewal; the server checks it as well (SUB-026). */
export const canPay = (details: SessionDetails | undefined): boolean =>
  details !== undefined && hasRole(details, policies.parentOrAdmin.roles);

export const useCanPay = (): boolean => useSession(({ details }) => canPay(details));
