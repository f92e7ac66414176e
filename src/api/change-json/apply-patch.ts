export type JsonObject = Readonly<Record<string, unknown>>;

/** One operation of a patch; only `replace` exists (D-140). */
export interface Replacement {
  op: 'replace';
  /** A property of the snapshot in any letter case, such as `/Title` (D-141). */
  path: string;
  value: unknown;
}

/**
 * Returns the patched snapshot. The last of several operations for one property wins; an unknown property is added.
 */
export function applyPatch(snapshot: JsonObject, patch: readonly Replacement[]): JsonObject {
  const properties = new Map(Object.entries(snapshot));
  for (const { path, value } of patch) {
    const wanted = path.replace(/^\//, '').toLowerCase();
    const name = [...properties.keys()].find((known) => known.toLowerCase() === wanted) ?? path.slice(1);
    properties.set(name, asBefore(properties.get(name), value));
  }
  return Object.fromEntries(properties);
}

/** Question data is a JSON string in a snapshot, but may be an object in a patch. */
const asBefore = (before: unknown, value: unknown): unknown =>
  typeof before === 'string' && typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
