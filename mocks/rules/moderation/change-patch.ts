/** What stands in the two JSON texts of a change set. The contract's schemas have looked at both before. */
type Data = Record<string, unknown>;

/** One operation of a patch; there is no other than replace (D-140). */
export interface Replacement {
  op: 'replace';
  path: string;
  value: unknown;
}

/** The texts of a change set, as records hold them and as they are sent. */
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
  /** JSON text. */
  Data: string;
  SortOrder: number;
  MediaPath: string | null;
}

/** What a patch puts in the place of a record's members; a member that is not here stays as it is. */
export interface Replaced {
  title?: string;
  description?: string | null;
  data?: Data;
  sortOrder?: number;
  mediaPath?: string | null;
}

/** The members that a path can name, in lower case: the letter case of a path tells nothing (D-141). */
const memberOf: Record<string, keyof Replaced> = {
  '/title': 'title',
  '/description': 'description',
  '/data': 'data',
  '/sortorder': 'sortOrder',
  '/mediapath': 'mediaPath',
};

export const isDataPath = (path: string): boolean => path.toLowerCase() === '/data';

/** The data of a question, which may come as JSON text or as the object itself (D-141). */
export const dataOf = (value: unknown): Data =>
  (typeof value === 'string' ? JSON.parse(value) : value) as Data;

export const readPatch = (patchJson: string): Replacement[] => JSON.parse(patchJson) as Replacement[];

/**
 * What a patch replaces, by member of the record. Of two operations for one member the later one counts. A path that is
 * not known says nothing.
 */
export function replacedBy(patchJson: string): Replaced {
  const members = readPatch(patchJson).flatMap(({ path, value }) => {
    const member = memberOf[path.toLowerCase()];
    return member === undefined ? [] : [[member, member === 'data' ? dataOf(value) : value]];
  });
  return Object.fromEntries(members) as Replaced;
}

/** The texts of a change to a question with other data, in the snapshot and in the patch. Data is text in both. */
export function withQuestionData(
  { snapshotJson, patchJson }: ChangeTexts,
  map: (data: Data) => Data,
): ChangeTexts {
  const text = (value: unknown) => JSON.stringify(map(dataOf(value)));
  const snapshot = JSON.parse(snapshotJson) as QuestionSnapshot;
  return {
    snapshotJson: JSON.stringify({ ...snapshot, Data: text(snapshot.Data) }),
    patchJson: JSON.stringify(
      readPatch(patchJson).map((replacement) =>
        isDataPath(replacement.path) ? { ...replacement, value: text(replacement.value) } : replacement,
      ),
    ),
  };
}
