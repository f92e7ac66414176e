import { isPublic } from '../../document.ts';
import type { PublishedOperation, WithDecisions } from '../published-contract.ts';

/** Formats who may call an operation. An empty list of roles allows every signed-in user. */
export function accessLabel({
  security,
  'x-roles': roles,
}: Pick<PublishedOperation, 'security' | 'x-roles'>): string {
  if (isPublic({ security })) return 'public';
  return roles.length === 0 ? 'anyone signed in' : roles.join(', ');
}

export function Decisions({ of }: { of: WithDecisions }) {
  const decisions = of['x-decisions'] ?? [];
  if (decisions.length === 0) return null;
  return <p className="decisions">Decided in {decisions.join(', ')}</p>;
}
