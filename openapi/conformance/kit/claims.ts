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
  const json = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { id, name, surname, role, roles, gradeId, permission } = JSON.parse(json) as Record<string, unknown>;
  return {
    id,
    name,
    surname,
    role,
    roles: listOf(roles),
    gradeId,
    permissions: listOf(permission).map(String).toSorted(),
  };
}

const listOf = (value: unknown = []): readonly unknown[] => (Array.isArray(value) ? value : [value]);
