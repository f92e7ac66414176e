import { expect, test } from 'vitest';
import { splitEmails } from '#features/trial/form-rules.ts';

test.each([
  ['a@x.test, b@x.test ,c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  [' , ,a@x.test,,', ['a@x.test']],
  ['a@x.test\nb@x.test; c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  ['a@x.test, A@X.test', ['a@x.test']],
  ['not an email', ['not an email']],
  ['  ', []],
])('splitEmails splits %j into %j', (text, emails) => {
  expect(splitEmails(text)).toEqual(emails);
});
