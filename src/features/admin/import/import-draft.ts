import type { components } from '#api/contract.gen.ts';
import type { Learner } from '#api/queries/learners.ts';
import {
  checkRows,
  childKey,
  toCells,
  type CheckedRow,
  type ListRow,
} from '#components/class-import/class-list/check-rows.ts';
import { readTable, relationshipOf, type ClassTable } from '#components/class-import/class-list/columns.ts';
import { guessDateOrder } from '#components/class-import/class-list/dates.ts';
import { newStep, type ImportJob, type JobRow } from '#components/class-import/import-job.ts';
import type { ImportDraft } from '#components/class-import/import-list.ts';
import { formatCount } from '#lib/numbers.ts';
import { parseCells } from '#lib/spreadsheet/parse-cells.ts';
import { proposeUserName } from '#lib/text/user-name.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { trimText } from '#openapi/rules/text.ts';

const maxRows = 1000;

/** @throws Error with a message for the user */
export function readList(text: string): ImportDraft {
  const table = readTable(parseCells(text).map((cells) => cells.map(trimText)));
  const { rows, columns } = table;
  const isEmpty = rows.length === 0 || (columns.name === undefined && columns.dateOfBirth === undefined);
  if (isEmpty) throw new Error('No learners were found. Copy the cells together with their headings.');
  if (rows.length > maxRows) {
    throw new Error(
      `At most ${formatCount(maxRows)} learners can be imported at once. This list has ${formatCount(rows.length)}.`,
    );
  }
  return {
    table,
    columns,
    dateOrder: guessDateOrder(cellsOf(table, columns.dateOfBirth)).order,
    defaultGradeId: undefined,
    edits: {},
    choices: {},
    sent: new Set(),
    sendsInvitations: true,
    makesLogins: true,
  };
}

const cellsOf = ({ rows }: ClassTable, column: number | undefined): string[] =>
  column === undefined ? [] : rows.map((cells) => cells[column] ?? '');

export const hasAmbiguousDates = ({ table, columns }: ImportDraft): boolean =>
  guessDateOrder(cellsOf(table, columns.dateOfBirth)).isAmbiguous;

export function listRows({ table, columns, edits, choices, sent }: ImportDraft): ListRow[] {
  return table.rows.flatMap((cells, index) => {
    const number = index + 1;
    if (sent.has(number)) return [];
    return [{ number, cells: { ...toCells(cells, columns), ...edits[number] }, choice: choices[number] }];
  });
}

export const checkList = (
  draft: ImportDraft,
  grades: readonly components['schemas']['Grade'][],
  learners: ReadonlyMap<string, Learner>,
): CheckedRow[] =>
  checkRows(listRows(draft), {
    grades,
    learners,
    dateOrder: draft.dateOrder,
    defaultGrade: grades.find(({ id }) => id === draft.defaultGradeId),
    today: formatDay(clock.now()),
  });

/** Whether the import adds or updates the learner of a row. */
export const isImported = ({ group, choice, changes }: CheckedRow): boolean =>
  group === 'new' || (group === 'existing' && choice !== 'keepAsItIs' && changes.length > 0);

export const isInvited = (row: CheckedRow): boolean =>
  isImported(row) &&
  row.values.parentEmail !== undefined &&
  (row.group === 'new' || row.changes.includes('parentEmail'));

/** Creates the job of the rows without a problem. */
export function createJob(
  draft: ImportDraft,
  rows: readonly CheckedRow[],
  learners: readonly Learner[],
  ownerId: string,
): ImportJob {
  const taken = new Set(learners.map(({ userName }) => userName.toLowerCase()));
  const relationship = relationshipOf(draft.table.header?.[draft.columns.parentEmail ?? -1]);
  const imported = rows.filter(isImported);
  return {
    id: crypto.randomUUID(),
    ownerId,
    startedAt: clock.now().getTime(),
    leftOutCount: rows.filter(({ group }) => group === 'problem').length,
    rows: imported.map((row): JobRow => {
      const { name = '', surname = '', dateOfBirth = '', grade, parentEmail } = row.values;
      const isNew = row.group === 'new';
      const userName = isNew ? proposeUserName(name, surname, (proposed) => taken.has(proposed)) : null;
      if (userName !== null) taken.add(userName);
      return {
        number: row.number,
        name,
        surname,
        dateOfBirth,
        gradeId: grade?.id ?? null,
        gradeTitle: grade?.title ?? null,
        parentEmail: parentEmail ?? null,
        relationship,
        isNew,
        learnerId: row.learner?.id ?? null,
        knownIds: isNew ? idsOfSame(learners, { name, surname, dateOfBirth }) : [],
        userName,
        steps: {
          record: newStep(isNew || row.changes.includes('grade')),
          invitation: newStep(draft.sendsInvitations && isInvited(row)),
          login: newStep(isNew && draft.makesLogins),
        },
      };
    }),
  };
}

const idsOfSame = (
  learners: readonly Learner[],
  { name, surname, dateOfBirth }: Pick<JobRow, 'name' | 'surname' | 'dateOfBirth'>,
): string[] =>
  learners
    .filter(
      (learner) =>
        learner.dateOfBirth === dateOfBirth &&
        childKey(learner.name, learner.surname, dateOfBirth) === childKey(name, surname, dateOfBirth),
    )
    .map(({ id }) => id);
