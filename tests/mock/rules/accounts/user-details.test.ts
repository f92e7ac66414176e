import { expect, test } from 'vitest';
import { requireNothingRemoved } from '#mocks/rules/accounts/user-details.ts';

const stored = { email: null, dateOfBirth: '2016-03-14', gradeId: 'grd-4' };

test.each([
  ['null for a property that was never set', { email: null }],
  ['a first value', { email: 'lwazi@example.com' }],
  ['another value', { gradeId: 'grd-5' }],
])('requireNothingRemoved accepts %s', (_what, given) => {
  expect(() => requireNothingRemoved(stored, given)).not.toThrow();
});

test('requireNothingRemoved names each stored property that null would remove', () => {
  const given = { email: null, dateOfBirth: null, gradeId: null };
  expect(() => requireNothingRemoved(stored, given)).toThrow(
    expect.objectContaining({
      errors: { dateOfBirth: ['This property is required.'], gradeId: ['This property is required.'] },
    }),
  );
});
