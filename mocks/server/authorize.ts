import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { isAfterLastPassword } from '../rules/accounts/passwords.ts';
import { Forbidden, Unauthenticated } from '../rules/failure.ts';
import { isImpersonationValid } from '../services/accounts/impersonations.ts';
import { verifyToken, type Actor } from '../services/tokens.ts';
import type { Backend } from './backend.ts';

/**
 * Checks the token and, by the contract's `x-roles`, the role. Handlers check ownership.
 *
 * @returns undefined for a public operation
 */
export async function authorize(
  backend: Backend,
  id: OperationId,
  request: Request,
): Promise<Actor | undefined> {
  const { public: isPublic, roles } = operationTable[id];
  if (isPublic) return undefined;
  const token = /^bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!token) throw new Unauthenticated();
  const { db } = backend;
  const { userId, issuedAt, impersonationId } = await verifyToken(token, backend.now());
  const user = db.users.get(userId);
  const isValid =
    user?.isActive &&
    (impersonationId === undefined
      ? isAfterLastPassword(user, issuedAt)
      : isImpersonationValid(db, impersonationId, user));
  if (!isValid) throw new Unauthenticated();
  const { role } = user;
  if (roles.length > 0 && !(roles as readonly string[]).includes(role)) throw new Forbidden();
  return { id: user.id, role, user };
}
