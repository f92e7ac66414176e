import type { SessionDetails } from './claims.ts';
import { hasRole, policies } from './policies.ts';
import { useSession } from './session.ts';

/** The server checks the role as well (SUB-026). */
export const canPay = (details: SessionDetails | undefined): boolean =>
  details !== undefined && hasRole(details, policies.parentOrAdmin.roles);

export const useCanPay = (): boolean => useSession(({ details }) => canPay(details));
