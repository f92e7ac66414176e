import { describe, expect, test } from 'vitest';
import type { Learner } from '#api/queries/learners.ts';
import {
  checkRows,
  indexLearners,
  toCells,
  type CheckContext,
  type ListRow,
} from '#components/class-import/class-list/check-rows.ts';

const grades = ['Grade 3', 'Grade 4'].map((title) => ({ id: title, title, description: null }));

const amahle = {
  id: 'amahle',
  name: 'Amahlé',
  surname: 'ZULU',
  dateOfBirth: '2016-11-24',
  gradeId: 'Grade 3',
  parents: [{ email: 'Zanele@springbyte.test' }],
} as Learner;

const context: CheckContext = {
  grades,
  learners: indexLearners([amahle]),
  dateOrder: 'dayFirst',
  defaultGrade: undefined,
  today: '2026-11-30',
};

const listRow = (
  number: number,
  cells: Partial<ListRow['cells']> = {},
  choice?: ListRow['choice'],
): ListRow => ({
  number,
  choice,
  cells: {
    name: 'Sibusiso',
    surname: 'Cele',
    dateOfBirth: '14/03/2016',
    grade: '4',
    parentEmail: 'nomvula@springbyte.test',
    ...cells,
  },
});

const check = (...rows: ListRow[]) => checkRows(rows, context);

describe('checkRows', () => {
  test('reads a row without problems', () => {
    expect(check(listRow(1))).toMatchObject([
      {
        group: 'new',
        problems: {},
        values: {
          name: 'Sibusiso',
          surname: 'Cele',
          dateOfBirth: '2016-03-14',
          grade: { id: 'Grade 4' },
          parentEmail: 'nomvula@springbyte.test',
        },
      },
    ]);
  });

  test('reports the problem of each field, with suggestions', () => {
    const cells = { name: ' ', surname: '', dateOfBirth: '', grade: '4B', parentEmail: 'a@b,test' };
    expect(check(listRow(1, cells))).toMatchObject([
      {
        group: 'problem',
        problems: {
          name: { message: 'Name is required.' },
          surname: { message: 'Surname is required.' },
          dateOfBirth: { message: 'Date of birth is required.' },
          grade: { message: 'No such grade.', suggestion: { text: 'Grade 4', label: 'Grade 4' } },
          parentEmail: { suggestion: { text: 'a@b.test', label: 'a@b.test' } },
        },
      },
    ]);
  });

  test.each([
    ['1/1/2030', 'This date is in the future.'],
    ['1/1/1850', 'Please check the year.'],
    ['3/25/2016', 'There is no month 25.'],
  ])('reports the date of birth %s', (dateOfBirth, message) => {
    expect(check(listRow(1, { dateOfBirth }))[0]?.problems.dateOfBirth?.message).toBe(message);
  });

  test('gives rows without a grade the default one', () => {
    const [row] = checkRows([listRow(1, { grade: '' })], { ...context, defaultGrade: grades[0] });
    expect([row?.group, row?.values.grade?.id]).toEqual(['new', 'Grade 3']);
  });

  test('finds the same child in an earlier row, unless the user keeps both or has left that row out', () => {
    const same = { name: 'SIBUSISO ', dateOfBirth: '2016-03-14' };
    expect(check(listRow(1), listRow(2, same), listRow(3, same, 'keepBoth'))).toMatchObject([
      { group: 'new' },
      { group: 'problem', duplicateOf: 1 },
      { group: 'new', duplicateOf: undefined },
    ]);
    expect(check(listRow(1, {}, 'leaveOut'), listRow(2, same))).toMatchObject([
      { group: 'leftOut' },
      { group: 'new' },
    ]);
  });

  test('finds a learner of the same name and date of birth, and what differs', () => {
    const cells = { name: 'amahle', surname: 'Zulu', dateOfBirth: '24/11/2016' };
    const known = { ...cells, grade: '3', parentEmail: 'zanele@springbyte.test' };
    expect(check(listRow(1, cells))).toMatchObject([
      { group: 'existing', learner: { id: 'amahle' }, changes: ['grade', 'parentEmail'] },
    ]);
    expect(check(listRow(1, known))).toMatchObject([{ group: 'existing', changes: [] }]);
    expect(check(listRow(1, cells, 'addNew'))).toMatchObject([{ group: 'new', learner: undefined }]);
  });

  test('checks 1,000 rows in less than 200 ms', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => listRow(index + 1, { name: `Child ${index}` }));
    const start = performance.now();
    checkRows(rows, context);
    expect(performance.now() - start).toBeLessThan(200);
  });
});

test('toCells splits a column that holds name and surname', () => {
  const columns = { name: 1, surname: 1, dateOfBirth: 0, grade: undefined, parentEmail: 5 };
  expect(toCells(['14/03/2016', 'Cele, Sibusiso'], columns)).toEqual({
    name: 'Sibusiso',
    surname: 'Cele',
    dateOfBirth: '14/03/2016',
    grade: '',
    parentEmail: '',
  });
});
