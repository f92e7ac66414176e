import { describe, expect, test } from 'vitest';
import { guessDateOrder, parseDate } from '#components/class-import/class-list/dates.ts';
import { parseEmail } from '#components/class-import/class-list/emails.ts';
import { findGrade } from '#components/class-import/class-list/grades.ts';

const today = '2026-11-30';

describe('parseDate', () => {
  test.each([
    ['14/03/2016', '2016-03-14'],
    ['4-3-2016', '2016-03-04'],
    ['14.03.16', '2016-03-14'],
    ['1 2 27', '1927-02-01'],
    ['2016-03-14', '2016-03-14'],
    ['2016/3/4 00:00', '2016-03-04'],
    ['14 March 2016', '2016-03-14'],
    ['14-Mrt-16', '2016-03-14'],
    ['3de Mei 2016', '2016-05-03'],
    ['March 14, 2016', '2016-03-14'],
    ['29/02/2016', '2016-02-29'],
    ['42443', '2016-03-14'],
  ])('reads %s', (text, date) => {
    expect(parseDate(text, 'dayFirst', today)).toEqual({ date });
  });

  test('reads the month first if told so', () => {
    expect(parseDate('3/4/2016', 'monthFirst', today)).toEqual({ date: '2016-03-04' });
  });

  test.each([
    ['31/02/2016', 'There is no 31 February.'],
    ['29/02/2015', 'There was no 29 February in 2015.'],
    ['2016-13-01', 'There is no month 13.'],
    ['0/3/2016', 'There is no day 0.'],
    ['soon', 'Write the date as day/month/year, such as 14/03/2016.'],
    ['14/03/201', 'Write the date as day/month/year, such as 14/03/2016.'],
  ])('says what is wrong with %s', (text, problem) => {
    expect(parseDate(text, 'dayFirst', today)).toEqual({ problem });
  });

  test('suggests the date that only the other order allows', () => {
    expect(parseDate('03/25/2016', 'dayFirst', today)).toEqual({
      problem: 'There is no month 25.',
      suggestion: '2016-03-25',
    });
  });
});

describe('guessDateOrder', () => {
  test.each([
    [['03/04/2016', '05/06/2016'], 'dayFirst', true],
    [['03/25/2016', '05/06/2016'], 'monthFirst', true],
    [['03/25/2016', '25/06/2016', '26/06/2016'], 'dayFirst', true],
    [['2016-03-25', 'soon'], 'dayFirst', false],
  ])('guesses from %j', (texts, order, isAmbiguous) => {
    expect(guessDateOrder(texts)).toEqual({ order, isAmbiguous });
  });
});

describe('parseEmail', () => {
  test.each(['', '-', 'n/a', 'geen'])('reads %j as no address', (text) => {
    expect(parseEmail(text)).toEqual({ email: undefined });
  });

  test('reads an address', () => {
    expect(parseEmail('  Parent@springbyte.test ')).toEqual({ email: 'Parent@springbyte.test' });
  });

  test.each([
    ['mpho@springbyte,test', 'There is a comma in the address.', 'mpho@springbyte.test'],
    ['mpho@ springbyte.test', 'There is a space in the address.', 'mpho@springbyte.test'],
    ['mpho@gmail.con', 'The end of the address looks wrong.', 'mpho@gmail.com'],
    ['mpho@mweb.co.zs', 'The end of the address looks wrong.', 'mpho@mweb.co.za'],
    ['mpho@@springbyte..test.', 'This is not an email address.', 'mpho@springbyte.test'],
    ['Mpho <mpho@springbyte.test>', 'There is a space in the address.', 'mpho@springbyte.test'],
    ['a@springbyte.test; b@springbyte.test', 'There are several addresses.', 'a@springbyte.test'],
    ['mpho', 'There is no @ in the address.', undefined],
  ])('says what is wrong with %s', (text, problem, suggestion) => {
    expect(parseEmail(text)).toMatchObject({ problem, ...(suggestion !== undefined && { suggestion }) });
  });
});

describe('findGrade', () => {
  const grades = ['Grade 1', 'Grade 4', 'Grade 12', 'Robotics'].map((title) => ({
    id: title,
    title,
    description: null,
  }));

  test.each([
    ['grade 4', 'Grade 4'],
    ['Graad 4', 'Grade 4'],
    ['Gr.04', 'Grade 4'],
    ['4', 'Grade 4'],
    ['G12', 'Grade 12'],
    ['ROBOTICS', 'Robotics'],
  ])('finds %s', (text, id) => {
    expect(findGrade(text, grades).grade?.id).toBe(id);
  });

  test.each([
    ['4B', 'Grade 4'],
    ['Gr 4 (Mrs Nkosi)', 'Grade 4'],
    ['Grade 9', undefined],
    ['R', undefined],
    ['2016', undefined],
  ])('knows no grade %s', (text, id) => {
    const { problem, suggestion } = { suggestion: undefined, ...findGrade(text, grades) };
    expect([problem, suggestion?.id]).toEqual(['No such grade.', id]);
  });
});
