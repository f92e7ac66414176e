import { expect, test } from 'vitest';
import { formatPhoneNumber } from '#lib/text/phone-number.ts';

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
