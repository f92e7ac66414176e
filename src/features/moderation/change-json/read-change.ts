import * as v from 'valibot';
import { isRecord } from '#api/problem.ts';
import { questionContents, type Content } from '../compare/content.ts';
import type { BothSides } from '../compare/word-changes.ts';
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

/**
 * What a change set replaces and by what: the snapshot, and the snapshot with the patch applied (MOD-010).
 *
 * @returns undefined when its JSON cannot be read (MOD-030c)
 */
export function readChange({ snapshotJson, patchJson }: ChangeTexts): BothSides<JsonObject> | undefined {
  const snapshot = parsed(snapshotJson);
  const patch = v.safeParse(patchSchema, parsed(patchJson));
  if (!isRecord(snapshot) || !patch.success) return undefined;
  return { before: snapshot, after: applyPatch(snapshot, patch.output) };
}

function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A property of a snapshot, in any letter case (D-141). */
export const member = (snapshot: JsonObject, name: string): unknown =>
  Object.entries(snapshot).find(([own]) => own.toLowerCase() === name.toLowerCase())?.[1];

/** A question out of a snapshot. Anything missing or malformed is left out. */
export function questionSide(snapshot: JsonObject) {
  const [type, sortOrder, mediaPath] = ['Type', 'SortOrder', 'MediaPath'].map((name) =>
    member(snapshot, name),
  );
  return {
    type: typeof type === 'string' ? type : '',
    data: parsed(member(snapshot, 'Data')),
    sortOrder: typeof sortOrder === 'number' ? sortOrder : 0,
    mediaPath: typeof mediaPath === 'string' && mediaPath !== '' ? mediaPath : null,
  };
}

/** Both sides of a question as readable content. */
export const questionSides = ({ before, after }: BothSides<JsonObject>): BothSides<Content> =>
  questionContents({ before: questionSide(before), after: questionSide(after) });

export const questionTypeOf = (snapshot: JsonObject): string => {
  const type = member(snapshot, 'Type');
  return typeof type === 'string' ? type : '';
};

/** Of a longer `data:` URL only the beginning is shown: nobody reads ten megabytes of base64. */
const shownOfDataUrl = 80;

/** Longer than any other text of a question; a longer media path would freeze the page. */
const longestText = 20_000;

/** For reading: indented, with the data of a question as the object that its JSON string holds. */
export function readableJson(snapshot: JsonObject): string {
  const open = Object.fromEntries(
    Object.entries(snapshot).map(([name, value]) => [
      name,
      name.toLowerCase() === 'data' ? (parsed(value) ?? value) : value,
    ]),
  );
  return JSON.stringify(
    open,
    (_name, value: unknown) => (typeof value === 'string' ? shortened(value) : value),
    2,
  );
}

function shortened(text: string): string {
  const shown = /^data:/i.test(text) ? shownOfDataUrl : longestText;
  if (text.length <= shown) return text;
  return `${text.slice(0, shown)}… (${text.length.toLocaleString('en')} characters)`;
}
