/** What the two JSON strings of a change set contain. The contract's schemas have checked both before. */
type Data = Record<string, unknown>;

/** One operation of a patch; `replace` is the only one (D-140). */
export interface Replacement {
  op: 'replace';
  path: string;
  value: unknown;
}

/** The JSON strings of a change set, as they are sent and stored. */
export interface ChangeTexts {
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

/** The new values that a patch contains; a property that is missing stays as it is. */
export interface Replaced {
  title?: string;
  description?: string | null;
  data?: Data;
  sortOrder?: number;
  mediaPath?: string | null;
}

/** The paths as they are stored and sent, with the properties that they name. They are case-insensitive (D-141). */
const paths: Record<string, keyof Replaced> = {
  '/Title': 'title',
  '/Description': 'description',
  '/data': 'data',
  '/SortOrder': 'sortOrder',
  '/MediaPath': 'mediaPath',
};

/** A path as it is stored, whatever its letter case; undefined when it names nothing that can be replaced. */
const knownPath = (path: string): string | undefined =>
  Object.keys(paths).find((known) => known.toLowerCase() === path.toLowerCase());

/** The property that a path names. */
const propertyOf = (path: string): keyof Replaced | undefined => paths[knownPath(path) ?? ''];

export const isDataPath = (path: string): boolean => propertyOf(path) === 'data';

/** The data of a question, which may be sent as a JSON string or as the object itself (D-141). */
export const parseData = (value: unknown): Data =>
  (typeof value === 'string' ? JSON.parse(value) : value) as Data;

export const parsePatch = (patchJson: string): Replacement[] => JSON.parse(patchJson) as Replacement[];

/** The new values of a patch. Of two operations for the same property the later one applies; unknown paths are ignored. */
export function replacedBy(patchJson: string): Replaced {
  const properties = parsePatch(patchJson).flatMap(({ path, value }) => {
    const property = propertyOf(path);
    return property === undefined ? [] : [[property, property === 'data' ? parseData(value) : value]];
  });
  return Object.fromEntries(properties) as Replaced;
}

/** Whether a patch is about the properties of an activity; else it is about those of a question. */
export const isOfActivity = (patchJson: string): boolean =>
  parsePatch(patchJson).some(({ path }) => ['title', 'description'].includes(propertyOf(path) ?? ''));

/** A patch with its paths as they are stored, whatever their letter case. */
export const withKnownPaths = (patchJson: string): string =>
  JSON.stringify(parsePatch(patchJson).map((one) => ({ ...one, path: knownPath(one.path) ?? one.path })));

/** The texts of a change to a question with its data mapped, in snapshot and patch. Data is a JSON string in both. */
export function withQuestionData(
  { snapshotJson, patchJson }: ChangeTexts,
  map: (data: Data) => Data,
): ChangeTexts {
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
