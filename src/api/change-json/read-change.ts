import * as v from 'valibot';
import { isRecord } from '../problem.ts';
import { applyPatch, type JsonObject } from './apply-patch.ts';

interface ChangeTexts {
  snapshotJson: string;
  patchJson: string;
}

const patchSchema = v.array(
  v.object({
    op: v.literal('replace'),
    path: v.pipe(v.string(), v.regex(/^\/[^/]+$/)),
    value: v.unknown(),
  }),
);

/** Returns the snapshot before and after the patch (MOD-010); undefined if the JSON is invalid (MOD-030c). */
export function readChange({
  snapshotJson,
  patchJson,
}: ChangeTexts): { before: JsonObject; after: JsonObject } | undefined {
  const snapshot = parseJson(snapshotJson);
  const patch = v.safeParse(patchSchema, parseJson(patchJson));
  if (!isRecord(snapshot) || !patch.success) return undefined;
  return { before: snapshot, after: applyPatch(snapshot, patch.output) };
}

/** Parses a JSON string; returns other values unchanged, and undefined for invalid JSON. */
export function parseJson(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export const getProperty = (snapshot: JsonObject, name: string): unknown =>
  Object.entries(snapshot).find(([own]) => own.toLowerCase() === name.toLowerCase())?.[1];

/** Missing and malformed properties get empty values. */
export function readQuestion(snapshot: JsonObject) {
  const [type, sortOrder, mediaPath] = ['Type', 'SortOrder', 'MediaPath'].map((name) =>
    getProperty(snapshot, name),
  );
  return {
    type: typeof type === 'string' ? type : '',
    data: parseJson(getProperty(snapshot, 'Data')),
    sortOrder: typeof sortOrder === 'number' ? sortOrder : 0,
    mediaPath: typeof mediaPath === 'string' && mediaPath !== '' ? mediaPath : null,
  };
}

/** Returns the fields of an activity, without its questions. */
export function readActivity(snapshot: JsonObject) {
  const [title, description] = ['Title', 'Description'].map((name) => getProperty(snapshot, name));
  return {
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
  };
}
