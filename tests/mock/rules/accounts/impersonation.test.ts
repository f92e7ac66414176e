import { expect, test } from 'vitest';
import { canActAs } from '#mocks/rules/accounts/impersonation.ts';

const learner = { role: 'Learner', isActive: true };
const parent = { role: 'Parent', isActive: true };
const admin = { role: 'Admin', isActive: true };
const tutor = { role: 'Tutor', isActive: true };

test.each([
  ['allows a linked parent', parent, learner, true, true],
  ['refuses a parent without a link', parent, learner, false, false],
  ['allows an Admin without a link', admin, learner, false, true],
  ['refuses another role, even with a link', tutor, learner, true, false],
  ['refuses a deleted account', undefined, learner, true, false],
  ['refuses an inactive adult', { ...admin, isActive: false }, learner, true, false],
  ['refuses an inactive learner', admin, { ...learner, isActive: false }, true, false],
  ['refuses a user who is not a learner', admin, parent, true, false],
])('canActAs %s (D-019)', (_what, adult, account, isLinked, expected) => {
  expect(canActAs(adult, account, isLinked)).toBe(expected);
});
