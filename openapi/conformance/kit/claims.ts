import { claimsIn, roleOf } from '../../tools/verify/judge/access-token.ts';

/** Claims of an access token, in one form: the contract allows a single role or permission without a list. */
export interface Claims {
  id: unknown;
  name: unknown;
  surname: unknown;
  role: unknown;
  roles: readonly unknown[];
  gradeId: unknown;
  /** Sorted, because the order has no meaning. */
  permissions: readonly string[];
}

export function claimsOf(token: string): Claims {
  const claims = claimsIn(token) ?? {};
  const { id, name, surname, roles, gradeId, permission } = claims;
  return {
    id,
    name,
    surname,
    role: roleOf(claims),
    roles: listOf(roles),
    gradeId,
    permissions: listOf(permission).map(String).toSorted(),
  };
}

const listOf = (value: unknown = []): readonly unknown[] => (Array.isArray(value) ? value : [value]);
