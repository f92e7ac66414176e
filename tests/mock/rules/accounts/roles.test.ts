import { describe, expect, test } from 'vitest';
import { isAllowedRoleName, isLastAdmin, withRoles } from '#mocks/rules/accounts/roles.ts';

describe('isAllowedRoleName', () => {
  test.each([
    ['Reading Coach', true],
    ['Users', true],
    ['users of the library', true],
    ['...', true],
    ['a/b', true],
    ['.', false],
    ['..', false],
    ['users', false],
  ])('returns for %j: %s', (name, expected) => {
    expect(isAllowedRoleName(name)).toBe(expected);
  });
});

describe('withRoles', () => {
  const learner = { role: 'Learner', gradeId: 'grd-4' };

  test.each([
    [['Learner'], { role: 'Learner', gradeId: 'grd-4' }],
    [['Learner', 'Tutor'], { role: 'Learner', gradeId: 'grd-4' }],
    [['Tutor', 'Learner'], { role: 'Tutor', gradeId: null }],
    [['Reading Coach'], { role: 'Reading Coach', gradeId: null }],
  ])('uses the first role of %j, and keeps a grade only for learners', (roles, expected) => {
    expect(withRoles(learner, roles)).toEqual({ ...expected, roles });
  });

  test('copies the list', () => {
    const roles = ['Tutor'];
    const account = withRoles(learner, roles);
    roles.push('Admin');
    expect(account.roles).toEqual(['Tutor']);
  });
});

test.each([
  [['usr-thandi'], true],
  [['usr-thandi', 'usr-aisha'], false],
  [['usr-aisha'], false],
  [[], false],
])('isLastAdmin for the Admins %j: %s', (admins, expected) => {
  const found = admins.map((id) => ({ id }));
  expect(isLastAdmin('usr-thandi', found)).toBe(expected);
});
