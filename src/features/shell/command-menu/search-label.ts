import type { SessionDetails } from '#session/claims.ts';
import { Role } from '#session/roles.ts';

/** What the menu finds for the user. */
export const searchLabel = ({ role }: SessionDetails): string =>
  role === Role.Admin ? 'Find people, grades, subjects, plans and pages' : 'Find grades, subjects and pages';
