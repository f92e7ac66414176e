export type JsonObject = Readonly<Record<string, unknown>>;

/** An operation of a patch; only `replace` exists (D-140). */
export interface Replacement {
  op: 'replace';
  /** Path of a property of the snapshot, in any letter case: `/Title` (D-141). */
  path: string;
  value: unknown;
}

/** Returns the patched snapshot. The last operation for a property wins; unknown properties are added. */
export function applyPatch(snapshot: JsonObject, patch: readonly Replacement[]): JsonObject {
  const properties = new Map(Object.entries(snapshot));
  for (const { path, value } of patch) {
    const wanted = path.replace(/^\//, '').toLowerCase();
    const name = [...properties.keys()].find((known) => known.toLowerCase() === wanted) ?? path.slice(1);
    properties.set(name, parseLikeSnapshot(properties.get(name), value));
  }
  return Object.fromEntries(properties);
}

/** Question data is a JSON string in a snapshot, but may be an object in a patch. */
const parseLikeSnapshot = (before: unknown, value: unknown): unknown =>
  typeof before === 'string' && typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
