import { expect, test } from 'vitest';
import { formatPhoneNumber, plainPhoneNumber } from '#lib/text/phone-number.ts';

test.each([
  ['0825550101', '082 555 0101'],
  ['082 5550101', '082 555 0101'],
  [' 0825550101 ', '082 555 0101'],
  ['+27825550101', '+27825550101'],
  ['08255501', '08255501'],
  ['', ''],
  [null, undefined],
  [undefined, undefined],
])('the number %j is shown as %j', (number, shown) => {
  expect(formatPhoneNumber(number)).toBe(shown);
});

test.each([
  ['082 555 0101', '0825550101'],
  [' (082) 555-0101 ', '0825550101'],
  ['082\u2011555\u00A00101', '0825550101'],
  ['\u202A+27 82 555 0101\u202C', '0825550101'],
  ['+27 (0)82 555 0101', '0825550101'],
  ['0027 82.555.0101', '0825550101'],
  ['+44 20 7946 0958', '+442079460958'],
  ['00442079460958', '+442079460958'],
  ['+27 82 555 010', '+2782555010'],
  ['082 555 0101 ext. 4', '082 555 0101 ext. 4'],
  ['', ''],
])('the number %j is sent as %j (D-253)', (typed, sent) => {
  expect(plainPhoneNumber(typed)).toBe(sent);
});
