/* Reads and changes `snapshotJson` and `patchJson` of a change set. The contract's schemas have already checked both. */

type Data = Record<string, unknown>;

/** An operation of a patch; only `replace` is allowed (D-140). */
export interface Replacement {
  op: 'replace';
  path: string;
  value: unknown;
}

export interface ChangeJson {
  snapshotJson: string;
  patchJson: string;
}

export interface ActivitySnapshot {
  Id: string;
  Title: string;
  Description: string | null;
}

export interface QuestionSnapshot {
  Id: string;
  Type: string;
  /** JSON string. */
  Data: string;
  SortOrder: number;
  MediaPath: string | null;
}

/** The new values of a patch; missing properties do not change. */
export interface NewValues {
  title?: string;
  description?: string | null;
  data?: Data;
  sortOrder?: number;
  mediaPath?: string | null;
}

/** The properties by path. Paths are case-insensitive (D-141). */
const paths: Record<string, keyof NewValues> = {
  '/Title': 'title',
  '/Description': 'description',
  '/data': 'data',
  '/SortOrder': 'sortOrder',
  '/MediaPath': 'mediaPath',
};

/** The path in its stored letter case; undefined for a path that a patch cannot replace. */
const knownPath = (path: string): string | undefined =>
  Object.keys(paths).find((known) => known.toLowerCase() === path.toLowerCase());

const propertyOf = (path: string): keyof NewValues | undefined => paths[knownPath(path) ?? ''];

export const isDataPath = (path: string): boolean => propertyOf(path) === 'data';

/** Question data may be sent as a JSON string or as an object. */
export const parseData = (value: unknown): Data =>
  (typeof value === 'string' ? JSON.parse(value) : value) as Data;

export const parsePatch = (patchJson: string): Replacement[] => JSON.parse(patchJson) as Replacement[];

/** Reads the new values. Of two operations on one property the later one applies; unknown paths are ignored. */
export function readNewValues(patchJson: string): NewValues {
  const properties = parsePatch(patchJson).flatMap(({ path, value }) => {
    const property = propertyOf(path);
    return property === undefined ? [] : [[property, property === 'data' ? parseData(value) : value]];
  });
  return Object.fromEntries(properties) as NewValues;
}

/** Whether a patch changes an activity; otherwise it changes a question. */
export const isActivityPatch = (patchJson: string): boolean =>
  parsePatch(patchJson).some(({ path }) => ['title', 'description'].includes(propertyOf(path) ?? ''));

/** Converts the paths of a patch to their stored letter case. */
export const withKnownPaths = (patchJson: string): string =>
  JSON.stringify(
    parsePatch(patchJson).map((replacement) => ({
      ...replacement,
      path: knownPath(replacement.path) ?? replacement.path,
    })),
  );

export function withQuestionData(
  { snapshotJson, patchJson }: ChangeJson,
  map: (data: Data) => Data,
): ChangeJson {
  const mapped = (value: unknown) => JSON.stringify(map(parseData(value)));
  const snapshot = JSON.parse(snapshotJson) as QuestionSnapshot;
  return {
    snapshotJson: JSON.stringify({ ...snapshot, Data: mapped(snapshot.Data) }),
    patchJson: JSON.stringify(
      parsePatch(patchJson).map((replacement) =>
        isDataPath(replacement.path) ? { ...replacement, value: mapped(replacement.value) } : replacement,
      ),
    ),
  };
}
