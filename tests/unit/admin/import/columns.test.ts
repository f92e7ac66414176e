import { describe, expect, test } from 'vitest';
import {
  columnLetter,
  readTable,
  relationshipOf,
  splitFullName,
} from '#components/class-import/class-list/columns.ts';

const row = ['1', 'Zola', 'Khumalo', '14/03/2016', '4', 'parent@springbyte.test'];

describe('readTable', () => {
  test.each([
    [
      ['No', 'First name', 'Surname', 'DOB', 'Class', 'Parent e-mail'],
      [1, 2, 3, 4, 5],
    ],
    [
      ['Nr.', 'Naam', 'Van', 'Geboortedatum', 'Graad', 'Ouer e-pos'],
      [1, 2, 3, 4, 5],
    ],
    [
      ['Gr', 'E-POSADRES', 'Geb. datum', 'Voornaam', 'Familienaam', ''],
      [3, 4, 2, 0, 1],
    ],
    [
      ['Learner', 'Last Name', 'Birthdate', 'Register class', 'Grade', 'Email'],
      [0, 1, 2, 4, 5],
    ],
    [
      ['Surname of learner', 'Name of learner', 'Date of birth', 'Learner email', "Mother's e-mail", 'Grade'],
      [1, 0, 2, 5, 4],
    ],
    [
      ['Parent name', 'Parent surname', 'Name', 'Surname', 'Date of Birth', 'Email'],
      [2, 3, 4, undefined, 5],
    ],
    [
      ['Name and surname', 'Teacher', 'DOB', '', '', ''],
      [0, 0, 2, undefined, undefined],
    ],
    [
      ['Van, Naam', 'Klas', 'Gebdatum', '', '', ''],
      [0, 0, 2, 1, undefined],
    ],
    [
      ['Naam', 'Geboortedatum', '', '', '', ''],
      [0, 0, 1, undefined, undefined],
    ],
  ])('finds the columns of the headings %j', (header, [name, surname, dateOfBirth, grade, parentEmail]) => {
    expect(readTable([['Class list 2026'], [''], header, row])).toEqual({
      header,
      rows: [row],
      columns: { name, surname, dateOfBirth, grade, parentEmail },
    });
  });

  test('finds the columns of a list without headings by their content', () => {
    const rows = [
      row,
      ['2', 'Thabo', 'Maseko', '2016-07-28', 'Gr 4', ''],
      ['3', 'Mia', 'Botha', '4 Mei 2016', '4B', ''],
    ];
    expect(readTable(rows)).toEqual({
      header: undefined,
      rows,
      columns: { name: 1, surname: 2, dateOfBirth: 3, grade: 4, parentEmail: 5 },
    });
  });

  test('finds no columns in a text without cells', () => {
    expect(readTable([['Dear parents']]).columns).toMatchObject({
      name: 0,
      surname: 0,
      dateOfBirth: undefined,
    });
    expect(readTable([[''], ['']]).rows).toEqual([]);
  });
});

test('names columns as a spreadsheet does', () => {
  expect([0, 25, 26, 27, 52].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']);
});

test.each([
  ['Mother’s e-mail', 'Mother'],
  ['Pa e-pos', 'Father'],
  ['Parent e-mail', 'Guardian'],
  [undefined, 'Guardian'],
])('takes the relationship from the heading %s', (heading, relationship) => {
  expect(relationshipOf(heading)).toBe(relationship);
});

test.each([
  ['Zola Khumalo', 'Zola', 'Khumalo'],
  ['Zola Thandeka Khumalo', 'Zola Thandeka', 'Khumalo'],
  ['Jan van der Merwe', 'Jan', 'van der Merwe'],
  ['van der Merwe, Jan', 'Jan', 'van der Merwe'],
  ['Zola', 'Zola', ''],
  ['', '', ''],
])('splits the full name %j', (text, name, surname) => {
  expect(splitFullName(text)).toEqual({ name, surname });
});
