import { expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { PartialSaveError, type AdminUser } from '#api/queries/admin-users.ts';
import { partialSaveMessage } from '#features/admin/users/user-schema.ts';

const wanted = { role: 'Tutor', permissions: ['coding-content-access'] } as const;

const messageFor = (failedAt: 'role' | 'permissions', saved: Partial<AdminUser>): string =>
  partialSaveMessage(
    new PartialSaveError(new Problem(500, ''), failedAt, saved as AdminUser, {
      role: wanted.role,
      permissions: [...wanted.permissions],
    }),
  );

test('partialSaveMessage names the unsaved role and permissions', () => {
  expect(messageFor('role', { role: 'Learner', permissions: [] })).toBe(
    'The role and the permissions are not saved yet, everything else is. Save again to finish.',
  );
  expect(messageFor('permissions', { role: 'Tutor', permissions: [] })).toBe(
    'The permissions are not saved yet, everything else is. Save again to finish.',
  );
  expect(messageFor('role', { role: 'Learner', permissions: [...wanted.permissions] })).toBe(
    'The role is not saved yet, everything else is. Save again to finish.',
  );
});

test('partialSaveMessage asks to save again when the response already has the role and permissions', () => {
  expect(messageFor('role', { role: 'Tutor', permissions: [...wanted.permissions] })).toBe(
    'The rest is saved, but the school has not confirmed the role. Save again to make sure.',
  );
});
