import { closest, valueOf, withAncestors, type Change, type Context, type Pair } from './change.ts';

const isPublic = (requirements: unknown): boolean =>
  !Array.isArray(requirements) ||
  requirements.length === 0 ||
  requirements.some((one: object) => Object.keys(one).length === 0);

function securityOf(pair: Pair, side: 'base' | 'revision'): unknown {
  const operation = closest(pair, 'Operation');
  const root = withAncestors(pair).at(-1);
  return valueOf(operation?.[side])['security'] ?? valueOf(root?.[side])['security'];
}

/**
 * An operation that asked for a token and does so no longer, or one that was public by an empty list of its own and now falls
 * back to the document's. Redocly sees only the tighter lists.
 */
export function securityChanged() {
  const compare = (change: Change, { report }: Context) => {
    const operation = closest(change.node, 'Operation');
    if (!operation?.base || !operation.revision) return;
    const [was, is] = [securityOf(change.node, 'base'), securityOf(change.node, 'revision')];
    if (!isPublic(was) && isPublic(is)) report({ message: 'Anyone may call it now, without a token.' });
    const fellBack = change.kind === 'removed' && isPublic(was) && !isPublic(is);
    if (fellBack) report({ message: 'Authentication became required.' });
  };
  return { SecurityRequirement: compare, SecurityRequirementList: compare };
}

/**
 * A role that loses access. Roles are an extension, `x-roles`, which reaches redocly as one string (see
 * `comparable.ts`); an empty one means everyone who is signed in.
 */
export function roleLost() {
  return {
    Operation({ property, base, revision }: Change, { report }: Context) {
      if (property !== 'x-roles') return;
      const [was, is] = [rolesOf(base?.value), rolesOf(revision?.value)];
      if (revision?.value === undefined) {
        report({ message: 'The contract no longer says which roles may call it.' });
      } else if (was.length === 0 && is.length > 0) {
        report({ message: `It is limited to ${is.join(', ')}.` });
      } else if (is.length > 0) {
        const lost = was.filter((role) => !is.includes(role));
        if (lost.length > 0) report({ message: `It is closed to ${lost.join(', ')}.` });
      }
    },
  };
}

const rolesOf = (value: unknown): string[] => (typeof value === 'string' && value ? value.split(', ') : []);
