/** The part of redocly's changes that our rules read: what a rule of a `diff` plugin gets. */

/** A place in one of the two documents. Where a reference stands, `resolved` is what it points to. */
interface Place {
  type: { name: string };
  key: string | number | null;
  value: unknown;
  resolved?: Place;
}

/** A place in both documents; one of them lacks it when it was added or removed. */
export interface Pair {
  base?: Place;
  revision?: Place;
  parent: Pair | null;
}

export interface Change {
  kind: 'added' | 'removed' | 'modified';
  node: Pair;
  /** Of a modified place: what changed in it. `key` is its name in the object that holds it. */
  property?: string | undefined;
  base?: { value: unknown } | undefined;
  revision?: { value: unknown } | undefined;
}

export interface Context {
  report: (problem: { message: string }) => void;
  /** Whether requests or responses or both contain the place; neither for a component that nothing uses. */
  getDirections: () => ('request' | 'response')[];
}

export type Visit = (change: Change, context: Context) => void;

export const typeOf = ({ base, revision }: Pair): string | undefined => (revision ?? base)?.type.name;

export const keyOf = ({ base, revision }: Pair): string => String((revision ?? base)?.key);

/** The value in one document, what a reference points to rather than the reference. */
export function valueOf(place: Place | undefined): Record<string, unknown> {
  const value = (place?.resolved ?? place)?.value;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The place and what it stands in, from the inside out. */
export function withAncestors(pair: Pair): Pair[] {
  return pair.parent ? [pair, ...withAncestors(pair.parent)] : [pair];
}

export const closest = (pair: Pair, type: string): Pair | undefined =>
  withAncestors(pair).find((one) => typeOf(one) === type);

/** The name of a member that is there no longer, because it was removed or has another name. */
export function nameGone({ kind, node, property, base }: Change): string | undefined {
  if (kind === 'removed') return keyOf(node);
  return property === 'key' ? String(base?.value) : undefined;
}

/** Whether a schema holds this place under a keyword. A property may have the same name. */
export const isKeyword = (pair: Pair, name: string): boolean =>
  keyOf(pair) === name && pair.parent !== null && typeOf(pair.parent) === 'Schema';

export const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
