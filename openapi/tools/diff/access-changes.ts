import { routesOf, type ContractDocument, type Operation } from '../document.ts';

/** A change of who may call an operation. A role that loses access is a breaking change for its clients. */
export interface AccessChange {
  operation: string;
  impact: 'major' | 'minor';
  message: string;
}

/**
 * Compares the roles of every operation that both documents have. Roles are an extension (`x-roles`), which general tools
 * for comparing contracts ignore; from its security they know whether an operation is public.
 */
export function accessChanges(base: ContractDocument, revision: ContractDocument): AccessChange[] {
  const before = new Map(routesOf(base).map(({ operation }) => [operation.operationId, operation]));
  return routesOf(revision).flatMap(({ operation }) => {
    const earlier = before.get(operation.operationId);
    return earlier ? changesBetween(earlier, operation) : [];
  });
}

function changesBetween(earlier: Operation, later: Operation): AccessChange[] {
  const [was, is] = [earlier['x-roles'], later['x-roles']];
  const operation = later.operationId;
  // An empty list means everyone who is signed in.
  if (was.length === 0 && is.length === 0) return [];
  if (was.length === 0) return [{ operation, impact: 'major', message: `is limited to ${is.join(', ')}.` }];
  if (is.length === 0) return [{ operation, impact: 'minor', message: 'is open to every role.' }];
  const lost = was.filter((role) => !is.includes(role));
  const gained = is.filter((role) => !was.includes(role));
  return [
    ...lost.map((role) => ({ operation, impact: 'major' as const, message: `is closed to ${role}.` })),
    ...gained.map((role) => ({ operation, impact: 'minor' as const, message: `is opened to ${role}.` })),
  ];
}
