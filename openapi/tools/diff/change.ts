import { pointer } from './canonical.ts';
import type { Canonical, Keyword, Node } from './intersect.ts';
import type { Direction, Effect } from './rating.ts';

export interface Change {
  kind: 'added' | 'removed' | 'modified';
  /** Undefined for parts outside of requests and responses. */
  direction?: Direction | undefined;
  effect: Effect;
  rule?: string | undefined;
  message?: string | undefined;
  at: string;
  property?: string | undefined;
  was?: unknown;
  is?: unknown;
}

export type Emit = (change: Change) => void;

export interface Scope {
  direction: Direction;
  /** The location to report when the schemas are defined in different locations. */
  site: string;
  emit: Emit;
  seen: Set<string>;
  open: Set<string>;
  isReversed?: boolean;
}

export type Forms = readonly [was: Canonical, is: Canonical];

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Describes a changed keyword. Its location is the schema that has it in both documents, or else the location of
 * the comparison.
 */
export function keywordChange(
  property: string,
  [was, is]: (Keyword | undefined)[],
  forms: Forms,
  { site, direction }: Scope,
): Omit<Change, 'effect'> {
  const at = (is ?? was)?.at ?? site;
  const isShared = was && is ? was.at === is.at : forms.every(({ sources }) => sources.has(at));
  return {
    kind: 'modified',
    direction,
    at: isShared ? at : site,
    property,
    was: was?.value,
    is: is?.value,
  };
}

/**
 * Describes an added, removed or changed member. Its location is where it is defined or, if its schema was
 * replaced, where the schemas are compared.
 */
export function memberChange(
  forms: Forms,
  was: Node | undefined,
  is: Node | undefined,
  steps: string[],
  { site, direction }: Scope,
): Omit<Change, 'effect'> {
  const definition = (is ?? was)?.[0]?.at ?? site;
  const owner = definition.split('/').slice(0, -steps.length).join('/');
  const at = forms.every(({ sources }) => sources.has(owner)) ? definition : pointer(site, ...steps);
  if (was && is) return { kind: 'modified', direction, at };
  return { kind: was ? 'removed' : 'added', direction, at };
}
