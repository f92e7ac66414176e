import { expect, test } from 'vitest';
import { emailAddress } from '#lib/text/email.ts';

test.each(['naledi@springbyte.test', "o'brien+kids@a-b.co.za", 'x@1.2'])(
  'emailAddress accepts %s',
  (text) => {
    expect(emailAddress.test(text)).toBe(true);
  },
);
test.each([
  '',
  'naledi',
  'naledi@springbyte',
  '@a.b',
  'a@.b',
  'a..b@c.d',
  'a b@c.d',
  'a@-b.c',
  'a@b.c,d@e.f',
])('emailAddress rejects %j', (text) => {
  expect(emailAddress.test(text)).toBe(false);
});
