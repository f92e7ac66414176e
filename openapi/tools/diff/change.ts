import { pointer } from './canonical.ts';
import type { Canonical, Keyword, Node } from './intersect.ts';
import type { Direction, Effect } from './rating.ts';

/** A change of a place in one or both documents. */
export interface Change {
  kind: 'added' | 'removed' | 'modified';
  /** None of what is in neither requests nor responses. */
  direction?: Direction | undefined;
  effect: Effect;
  /** The rule that makes it major. */
  rule?: string | undefined;
  message?: string | undefined;
  /** Where it is written. */
  at: string;
  /** The keyword that changed there. */
  property?: string | undefined;
  was?: unknown;
  is?: unknown;
}

export type Emit = (change: Change) => void;

/** Where two schemas are compared. */
export interface Scope {
  direction: Direction;
  /** The place that is named if the two are written at different places. */
  site: string;
  emit: Emit;
  /** The pairs that were reported. */
  seen: Set<string>;
  /** The pairs in which this one is nested. */
  open: Set<string>;
  isReversed?: boolean;
}

export type Forms = readonly [was: Canonical, is: Canonical];

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A changed keyword, at the schema that has it in both documents. Otherwise that is where the two are compared. */
export function changed(
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

/** A member that came, went or changed, where it is written or, if its schema is another one, where the two are compared. */
export function member(
  forms: Forms,
  was: Node | undefined,
  is: Node | undefined,
  steps: string[],
  { site, direction }: Scope,
): Omit<Change, 'effect'> {
  const written = (is ?? was)?.[0]?.at ?? site;
  const owner = written.split('/').slice(0, -steps.length).join('/');
  const at = forms.every(({ sources }) => sources.has(owner)) ? written : pointer(site, ...steps);
  if (was && is) return { kind: 'modified', direction, at };
  return { kind: was ? 'removed' : 'added', direction, at };
}
