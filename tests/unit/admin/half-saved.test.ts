import { expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { HalfSavedProblem, type AdminUser } from '#api/queries/admin-users.ts';
import { partialSaveMessage } from '#features/admin/users/user-schema.ts';

const wanted = { role: 'Tutor', permissions: ['coding-content-access'] } as const;

const wordsFor = (failedAt: 'role' | 'permissions', saved: Partial<AdminUser>): string =>
  partialSaveMessage(
    new HalfSavedProblem(new Problem(500, ''), failedAt, saved as AdminUser, {
      role: wanted.role,
      permissions: [...wanted.permissions],
    }),
  );

test('what is not saved is named, where a server leaves role and permissions to their own calls', () => {
  expect(wordsFor('role', { role: 'Learner', permissions: [] })).toBe(
    'The role and the permissions are not saved yet, everything else is. Save again to finish.',
  );
  expect(wordsFor('permissions', { role: 'Tutor', permissions: [] })).toBe(
    'The permissions are not saved yet, everything else is. Save again to finish.',
  );
  expect(wordsFor('role', { role: 'Learner', permissions: [...wanted.permissions] })).toBe(
    'The role is not saved yet, everything else is. Save again to finish.',
  );
});

test('what the first call has saved already is not called unsaved', () => {
  expect(wordsFor('role', { role: 'Tutor', permissions: [...wanted.permissions] })).toBe(
    'Everything is saved, but the school has not confirmed the role. Save again to make sure.',
  );
});
