/**
 * The fields that two authors can change in one record without a conflict (D-257); see *Fields* under *Moderation* in the
 * contract.
 */

/** Values by field name: `title`, `data.hint`, `options.2`. */
export type Fields = Readonly<Record<string, unknown>>;

type Data = Readonly<Record<string, unknown>>;

/** The part of a question that a change set can replace. */
export interface QuestionContent {
  data: Data;
  sortOrder: number;
  mediaPath: string | null;
}

/** The three versions of a field that a reviewer compares. */
export interface FieldVersions {
  name: string;
  /** The value in the snapshot. */
  before: unknown;
  /** The stored value. */
  now: unknown;
  /** The value after applying the patch to the snapshot. */
  proposed: unknown;
  /** Which versions differ from `before`; `now` if both contain the same change. */
  changedBy: 'neither' | 'now' | 'proposed' | 'both';
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** Converts undefined and an empty string to null, so that they are compared as equal. */
const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

export const isSameField = (one: unknown, other: unknown): boolean =>
  JSON.stringify(orNull(one)) === JSON.stringify(orNull(other));
const optionsOf = ({ options }: Data): string[] | undefined =>
  Array.isArray(options) && options.every(isText) ? options : undefined;

/** The indexes of the correct options, ascending; -1 for a text that is no option. */
function correctIndexes({ correctAnswer, correctAnswers }: Data, options: readonly string[]): number[] {
  const correct: unknown[] = Array.isArray(correctAnswers) ? correctAnswers : [correctAnswer];
  return correct.map((text) => options.findIndex((option) => option === text)).toSorted((a, b) => a - b);
}

/**
 * Whether each option is a separate field. This requires that all versions have the same number of options, that every
 * correct answer is an option, and that no text occurs at two indexes; otherwise, merged versions could contain an option
 * twice.
 */
function areOptionsSeparate(versions: readonly QuestionContent[]): boolean {
  const indexes = new Map<string, number>();
  return versions.every(({ data }) => {
    const options = optionsOf(data);
    if (!options || options.length !== optionsOf(versions[0]?.data ?? {})?.length) return false;
    for (const [index, text] of options.entries()) {
      if (indexes.has(text) && indexes.get(text) !== index) return false;
      indexes.set(text, index);
    }
    return !correctIndexes(data, options).includes(-1);
  });
}

/**
 * Whether a property is compared separately. Options and correct answers form one field, and so do a paragraph and its
 * words.
 */
function isSeparateField(name: string, data: Data): boolean {
  if ('options' in data) return !['options', 'correctAnswer', 'correctAnswers'].includes(name);
  return !('paragraph' in data) || name !== 'correctAnswers';
}

function fieldsOfQuestion(
  { data, sortOrder, mediaPath }: QuestionContent,
  hasSeparateOptions: boolean,
): Fields {
  const fields = Object.entries(data).flatMap(([name, value]): [string, unknown][] =>
    isSeparateField(name, data) ? [[`data.${name}`, value]] : [],
  );
  return { ...Object.fromEntries(fields), ...optionFields(data, hasSeparateOptions), sortOrder, mediaPath };
}

function optionFields(data: Data, hasSeparateOptions: boolean): Fields {
  const options = optionsOf(data);
  if (!options) return {};
  if (!hasSeparateOptions) {
    return { options: { options, correct: data['correctAnswers'] ?? data['correctAnswer'] } };
  }
  const separate = Object.fromEntries(options.map((option, index) => [`options.${index}`, option]));
  return { ...separate, correct: correctIndexes(data, options) };
}

/**
 * Splits versions of one question into comparable fields.
 *
 * @returns the fields of each version, in the order of the versions
 */
export function questionFields(versions: readonly QuestionContent[]): Fields[] {
  const hasSeparateOptions = areOptionsSeparate(versions);
  return versions.map((version) => fieldsOfQuestion(version, hasSeparateOptions));
}

/** One field of a question, by a name from `questionFields`; undefined if the question has no such field. */
export const questionField = (question: QuestionContent, name: string): unknown =>
  fieldsOfQuestion(question, name !== 'options')[name];

export function compareFields(before: Fields, now: Fields, proposed: Fields): FieldVersions[] {
  const names = new Set([before, now, proposed].flatMap((fields) => Object.keys(fields)));
  return [...names].map((name) => {
    const versions = { before: before[name], now: now[name], proposed: proposed[name] };
    return { name, ...versions, changedBy: changedBy(name, versions) };
  });
}

/** Whether the stored content has changed since the snapshot. */
export const isChangedSince = (versions: readonly FieldVersions[]): boolean =>
  versions.some((version) => version.changedBy === 'now' || version.changedBy === 'both');

function changedBy(
  name: string,
  { before, now, proposed }: Pick<FieldVersions, 'before' | 'now' | 'proposed'>,
): FieldVersions['changedBy'] {
  // A position also changes when a neighbour moves, so it never conflicts.
  const isNow = name !== 'sortOrder' && !isSameField(before, now);
  const isProposed = !isSameField(before, proposed);
  if (!isProposed) return isNow ? 'now' : 'neither';
  if (!isNow) return 'proposed';
  return isSameField(now, proposed) ? 'now' : 'both';
}

/**
 * Sets fields of a question. A property is removed if its new value is undefined.
 *
 * @param fields from `questionFields` with this question among the versions
 */
export function applyFields(content: QuestionContent, fields: Fields): QuestionContent {
  const { sortOrder = content.sortOrder, mediaPath = content.mediaPath } = fields;
  const properties = Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    name.startsWith('data.') ? [[name.slice('data.'.length), value]] : [],
  );
  const changed = {
    ...content.data,
    ...Object.fromEntries(properties),
    ...changedOptions(content.data, fields),
  };
  const data = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  return { data, sortOrder: sortOrder as number, mediaPath: mediaPath as string | null };
}

function changedOptions(data: Data, fields: Fields): Data {
  const key = 'correctAnswers' in data ? 'correctAnswers' : 'correctAnswer';
  if ('options' in fields) {
    const { options, correct } = fields['options'] as { options: string[]; correct: unknown };
    return { options, [key]: correct };
  }
  if (!Object.keys(fields).some((name) => name === 'correct' || name.startsWith('options.'))) return {};
  const before = optionsOf(data) ?? [];
  const options = before.map((option, index) => (fields[`options.${index}`] as string | undefined) ?? option);
  const correct = (fields['correct'] as number[] | undefined) ?? correctIndexes(data, before);
  const texts = correct.map((index) => options[index]);
  return { options, [key]: key === 'correctAnswers' ? texts : texts[0] };
}
