import { describe, expect, test } from 'vitest';
import { isSameLogin, uniqueEmails } from '#mocks/rules/accounts/logins.ts';
import { hashPassword, isSamePassword, passwordMatches } from '#mocks/rules/accounts/passwords.ts';

test.each([
  ['Thabo', 'thabo'],
  [' thabo ', 'thabo'],
  ['thabo\u200E', 'thabo'],
  ['zo\u0065\u0308', 'zoë'],
  ['o’brien', "o'brien"],
  ['ｔｈａｂｏ', 'thabo'],
  ['jean\u2011luc@springbyte.test', 'jean-luc@springbyte.test'],
])('%j and %j are one login', (one, other) => {
  expect(isSameLogin(one, other)).toBe(true);
});

test.each([
  ['zoe', 'zoë'],
  ['thabo', 'thab o'],
  ['thabo', null],
  [null, null],
])('%j and %j are two logins', (one, other) => {
  expect(isSameLogin(one, other)).toBe(false);
});

test('emails are listed once each, in their first spelling', () => {
  expect(uniqueEmails(['A@b.test', 'a@b.test\u200B', 'c@d.test', ' C@D.test'])).toEqual([
    'A@b.test',
    'c@d.test',
  ]);
});

describe('a password', () => {
  test.each([
    ['Mo\u0302re1!', 'Môre1!', true],
    ['K\u212Bre1!', 'KÅre1!', true],
    ['Kelvin\u212A1!', 'KelvinK1!', true],
    ['Secret1!', 'secret1!', false],
    ['Secret 1!', 'Secret1!', false],
    ['Secret’1', "Secret'1", false],
    ['Secret1!\u200B', 'Secret1!', false],
  ])('%j matches %j: %s', async (typed, password, expected) => {
    expect(isSamePassword(typed, password)).toBe(expected);
    expect(await passwordMatches(typed, await hashPassword(password, 'salt'))).toBe(expected);
  });
});
