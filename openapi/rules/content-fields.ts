/**
 * The fields in which two authors may change one record without a conflict (D-257): see *Fields* under
 * *Moderation* in the contract. The mock merges change sets with these functions, and the application shows what they find.
 */

/** Values by the name of the field: `title`, `data.hint`, `options.2`. */
export type Fields = Readonly<Record<string, unknown>>;

type Data = Readonly<Record<string, unknown>>;

/** What a change set can replace in a question. */
export interface QuestionContent {
  data: Data;
  sortOrder: number;
  mediaPath: string | null;
}

/** One field in the three versions that a reviewer compares. */
export interface FieldVersions {
  name: string;
  /** In the snapshot. */
  before: unknown;
  /** As stored now. */
  now: unknown;
  /** With the patch applied to the snapshot. */
  proposed: unknown;
  /** Which side differs from `before`. Two sides that made the same change count as `now`. */
  changedBy: 'neither' | 'now' | 'proposed' | 'both';
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** A value that is missing, null or an empty string is none. */
const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/** Whether a field has the same value in two versions. */
export const isSameField = (one: unknown, other: unknown): boolean =>
  JSON.stringify(orNull(one)) === JSON.stringify(orNull(other));
const optionsOf = ({ options }: Data): string[] | undefined =>
  Array.isArray(options) && options.every(isText) ? options : undefined;

/** The indexes of the correct options, in their order. A text that is no option has the index -1. */
function correctIndexes({ correctAnswer, correctAnswers }: Data, options: readonly string[]): number[] {
  const correct: unknown[] = Array.isArray(correctAnswers) ? correctAnswers : [correctAnswer];
  return correct.map((text) => options.findIndex((option) => option === text)).toSorted((a, b) => a - b);
}

/**
 * Whether each option is a field of its own: all versions have the same number of them, and no text stands at two indexes,
 * so that every choice among the versions has different options. Otherwise, all options and what is correct are one field.
 */
function areOptionsApart(versions: readonly QuestionContent[]): boolean {
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

/** Whether no other field contains it: the options are compared with what is correct, and the words of blanks with their paragraph. */
function isOwnField(name: string, data: Data): boolean {
  if ('options' in data) return !['options', 'correctAnswer', 'correctAnswers'].includes(name);
  return !('paragraph' in data) || name !== 'correctAnswers';
}

function fieldsOfQuestion({ data, sortOrder, mediaPath }: QuestionContent, isApart: boolean): Fields {
  const own = Object.entries(data).flatMap(([name, value]): [string, unknown][] =>
    isOwnField(name, data) ? [[`data.${name}`, value]] : [],
  );
  return { ...Object.fromEntries(own), ...optionFields(data, isApart), sortOrder, mediaPath };
}

function optionFields(data: Data, isApart: boolean): Fields {
  const options = optionsOf(data);
  if (!options) return {};
  if (!isApart) return { options: { options, correct: data['correctAnswers'] ?? data['correctAnswer'] } };
  const apart = Object.fromEntries(options.map((option, index) => [`options.${index}`, option]));
  return { ...apart, correct: correctIndexes(data, options) };
}

/**
 * The fields of versions of one question, comparable with each other.
 *
 * @returns the fields of each version, in the order of the versions
 */
export function questionFields(versions: readonly QuestionContent[]): Fields[] {
  const isApart = areOptionsApart(versions);
  return versions.map((version) => fieldsOfQuestion(version, isApart));
}

/** One field of a question, by any name that `questionFields` gives; undefined when the question has no such field. */
export const questionField = (question: QuestionContent, name: string): unknown =>
  fieldsOfQuestion(question, name !== 'options')[name];

/** Compares three versions of one record field by field. */
export function compareFields(before: Fields, now: Fields, proposed: Fields): FieldVersions[] {
  const names = new Set([before, now, proposed].flatMap((fields) => Object.keys(fields)));
  return [...names].map((name) => {
    const versions = { before: before[name], now: now[name], proposed: proposed[name] };
    return { name, ...versions, changedBy: changedBy(name, versions) };
  });
}

/** Whether the record has been saved with other contents since the snapshot. */
export const isChangedSince = (versions: readonly FieldVersions[]): boolean =>
  versions.some((version) => version.changedBy === 'now' || version.changedBy === 'both');

function changedBy(
  name: string,
  { before, now, proposed }: Pick<FieldVersions, 'before' | 'now' | 'proposed'>,
): FieldVersions['changedBy'] {
  // A position changes with every change to its neighbours: a move undoes no other author's work.
  const isNow = name !== 'sortOrder' && !isSameField(before, now);
  const isProposed = !isSameField(before, proposed);
  if (!isProposed) return isNow ? 'now' : 'neither';
  if (!isNow) return 'proposed';
  return isSameField(now, proposed) ? 'now' : 'both';
}

/**
 * A question with new values in some of its fields; a property whose new value is undefined is removed.
 *
 * @param fields from `questionFields` with this question among the versions
 */
export function withFields(content: QuestionContent, fields: Fields): QuestionContent {
  const { sortOrder = content.sortOrder, mediaPath = content.mediaPath } = fields;
  const own = Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    name.startsWith('data.') ? [[name.slice('data.'.length), value]] : [],
  );
  const changed = { ...content.data, ...Object.fromEntries(own), ...changedOptions(content.data, fields) };
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
