import { safeParse } from 'valibot';
import type { components } from '#api/contract.gen.ts';
import type { Learner } from '#api/queries/learners.ts';
import { dateOfBirth, personName } from '#components/form/field-rules.ts';
import { normalizeEmail } from '#lib/text/email.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';
import { isSameIgnoringCase } from '#openapi/rules/text.ts';
import { fields, splitFullName, type Columns, type Field } from './columns.ts';
import { longDate, parseDate, type DateOrder } from './dates.ts';
import { parseEmail } from './emails.ts';
import { findGrade } from './grades.ts';

type Grade = components['schemas']['Grade'];

/** What the user decided about a row. */
export type Choice = 'leaveOut' | 'keepBoth' | 'addNew' | 'keepAsItIs';

export interface ListRow {
  /** Position in the list, from 1. */
  number: number;
  cells: Readonly<Record<Field, string>>;
  choice: Choice | undefined;
}

export interface FieldProblem {
  message: string;
  /** A value that is certain to be meant, and how it is displayed. */
  suggestion?: { text: string; label: string };
}

export interface RowValues {
  name: string;
  surname: string;
  /** `yyyy-MM-dd` */
  dateOfBirth: string;
  grade: Grade | undefined;
  parentEmail: string | undefined;
}

export type RowGroup = 'problem' | 'existing' | 'new' | 'leftOut';

export interface CheckedRow extends ListRow {
  group: RowGroup;
  problems: Partial<Record<Field, FieldProblem>>;
  /** Values of fields without a problem. */
  values: Partial<RowValues>;
  /** The number of an earlier row with the same child. */
  duplicateOf: number | undefined;
  /** The learner in Springbyte with the same name and date of birth. */
  learner: Learner | undefined;
  /** What differs from that learner's record. */
  changes: readonly ('grade' | 'parentEmail')[];
}

export interface CheckContext {
  grades: readonly Grade[];
  /** Learners in Springbyte by `childKey`. */
  learners: ReadonlyMap<string, Learner>;
  dateOrder: DateOrder;
  /** The grade of rows whose cell is empty. */
  defaultGrade: Grade | undefined;
  /** `yyyy-MM-dd` */
  today: string;
}

/** Equal for the same child, whatever the case, accents and spaces of the names. */
export const childKey = (name: string, surname: string, birthday: string): string =>
  [normalizeForSearch(name), normalizeForSearch(surname), birthday].join('\n');

export const indexLearners = (learners: readonly Learner[]): ReadonlyMap<string, Learner> =>
  new Map(
    // The first of several: later entries of a Map replace earlier ones.
    learners.toReversed().flatMap((learner) => {
      const { name, surname, dateOfBirth: birthday } = learner;
      return birthday === null ? [] : [[childKey(name, surname, birthday), learner] as const];
    }),
  );

/** Takes a row's cells from its columns, and splits a shared column of name and surname. */
export function toCells(cells: readonly string[], columns: Columns): Record<Field, string> {
  const own = Object.fromEntries(fields.map((field) => [field, cells[columns[field] ?? -1] ?? ''])) as Record<
    Field,
    string
  >;
  const isShared = columns.name !== undefined && columns.name === columns.surname;
  return isShared ? { ...own, ...splitFullName(own.name) } : own;
}

export function checkRows(rows: readonly ListRow[], context: CheckContext): CheckedRow[] {
  const firstRows = new Map<string, number>();
  return rows.map((row) => {
    const { values, problems } = readFields(row.cells, context);
    const { name, surname, dateOfBirth: birthday } = values;
    const isKnown = name !== undefined && surname !== undefined && birthday !== undefined;
    const key = isKnown ? childKey(name, surname, birthday) : undefined;
    const first = key === undefined ? undefined : firstRows.get(key);
    const isLeftOut = row.choice === 'leaveOut';
    if (key !== undefined && first === undefined && !isLeftOut) firstRows.set(key, row.number);
    const duplicateOf = row.choice === 'keepBoth' ? undefined : first;
    const isNew = row.choice === 'addNew' || row.choice === 'keepBoth';
    const learner = key === undefined || isNew ? undefined : context.learners.get(key);
    const hasProblem = Object.keys(problems).length > 0 || duplicateOf !== undefined;
    const group = groupOf(isLeftOut, hasProblem, learner !== undefined);
    return { ...row, group, problems, values, duplicateOf, learner, changes: changesOf(learner, values) };
  });
}

function groupOf(isLeftOut: boolean, hasProblem: boolean, exists: boolean): RowGroup {
  if (isLeftOut) return 'leftOut';
  if (hasProblem) return 'problem';
  return exists ? 'existing' : 'new';
}

function changesOf(learner: Learner | undefined, { grade, parentEmail }: Partial<RowValues>) {
  if (!learner) return [];
  const isLinked = learner.parents.some(({ email }) => isSameIgnoringCase(email ?? '', parentEmail ?? ''));
  return [
    ...(grade && grade.id !== learner.gradeId ? (['grade'] as const) : []),
    ...(parentEmail !== undefined && !isLinked ? (['parentEmail'] as const) : []),
  ];
}

function readFields(cells: ListRow['cells'], context: CheckContext) {
  const values: Partial<RowValues> = {};
  const problems: CheckedRow['problems'] = {};
  for (const field of ['name', 'surname'] as const) {
    const result = safeParse(personName[field], cells[field]);
    if (result.success) values[field] = result.output;
    else problems[field] = { message: result.issues[0].message };
  }
  const birthday = readBirthday(cells.dateOfBirth, context);
  if (typeof birthday === 'string') values.dateOfBirth = birthday;
  else problems.dateOfBirth = birthday;
  if (cells.grade === '') values.grade = context.defaultGrade;
  else {
    const { grade, problem, suggestion } = {
      suggestion: undefined,
      ...findGrade(cells.grade, context.grades),
    };
    if (grade) values.grade = grade;
    else {
      problems.grade = {
        message: problem,
        ...(suggestion && { suggestion: { text: suggestion.title, label: suggestion.title } }),
      };
    }
  }
  const { email, problem, suggestion } = { suggestion: undefined, ...parseEmail(cells.parentEmail) };
  if (problem === undefined) values.parentEmail = email && normalizeEmail(email);
  else {
    problems.parentEmail = {
      message: problem,
      ...(suggestion !== undefined && { suggestion: { text: suggestion, label: suggestion } }),
    };
  }
  return { values, problems };
}

const birthdayRule = dateOfBirth('Date of birth is required.', 'Date of birth is required.');

function readBirthday(text: string, { dateOrder, today }: CheckContext): string | FieldProblem {
  if (text === '') return { message: 'Date of birth is required.' };
  const { date, problem, suggestion } = { suggestion: undefined, ...parseDate(text, dateOrder, today) };
  if (date === undefined) {
    return {
      message: problem,
      ...(suggestion !== undefined && { suggestion: { text: suggestion, label: longDate(suggestion) } }),
    };
  }
  const result = safeParse(birthdayRule, date);
  return result.success ? result.output : { message: result.issues[0].message };
}
