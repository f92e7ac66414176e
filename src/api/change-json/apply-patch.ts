export type JsonObject = Readonly<Record<string, unknown>>;

/** One operation of a patch; `replace` is the only one there is (D-140). */
export interface Replacement {
  op: 'replace';
  /** `/Title`, `/data` …: a property of the snapshot, in any letter case (D-141). */
  path: string;
  value: unknown;
}

/**
 * The snapshot with the patch applied; the snapshot itself stays as it is. Of two operations for one property the later
 * one wins. A property that the snapshot does not have is added under the name that the path gives it.
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

/** Question data is a JSON string in a snapshot, and may be the object itself in a patch. */
const asBefore = (before: unknown, value: unknown): unknown =>
  typeof before === 'string' && typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
