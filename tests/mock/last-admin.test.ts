import { beforeEach, describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { useMock } from './mock-fixture.ts';
import { refusalOf } from './refusal.ts';

/**
 * The last Admin must keep the role (*The last Admin* in the contract). No scenario of the conformance suite proves it: on
 * a server that fails, the only Admin would lose all rights.
 */

const mock = useMock();
beforeEach(() => mock.signInAs('thandi'));

const setRoles = (id: string, ...roles: string[]) =>
  unwrap(client.PUT('/admin/roles/users/{id}/roles', { params: { path: { id } }, body: { roles } }));
const assign = (role: string) =>
  unwrap(client.POST('/admin/users/{id}/roles', { params: { path: { id: 'usr-thandi' } }, body: { role } }));
const update = (role: string) => {
  const names = { name: 'Thandi', surname: 'Mokoena', email: 'new@springbyte.test' };
  const numbers = { cellphoneNumber: '0825550143', whatsAppNumber: '0825550143' };
  const body = { ...names, ...numbers, dateOfBirth: '1985-03-14', role };
  return unwrap(client.PUT('/admin/users/{id}', { params: { path: { id: 'usr-thandi' } }, body }));
};
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);
const lastAdmin = { status: 409, code: 'last-admin' };

describe('the last Admin', () => {
  test.each([
    ['setUserRoles', () => setRoles('usr-thandi', 'Tutor')],
    ['setUserRoles with Admin as an additional role', () => setRoles('usr-thandi', 'Tutor', 'Admin')],
    ['assignUserRole', () => assign('Tutor')],
    ['updateUser', () => update('Tutor')],
  ])('keeps the role in a call of %s', async (_call, change) => {
    expect(await refusal(change)).toMatchObject(lastAdmin);
  });

  test('may get additional roles', async () => {
    expect(await setRoles('usr-thandi', 'Admin', 'Tutor')).toEqual(['Admin', 'Tutor']);
  });

  test('may give up the role when there is another Admin, who must then keep it', async () => {
    await setRoles('usr-aisha', 'Admin');
    expect(await update('Tutor')).toMatchObject({ role: 'Tutor', email: 'new@springbyte.test' });
    await mock.signInAs('aisha');
    expect(await refusal(() => setRoles('usr-aisha', 'Moderator'))).toMatchObject(lastAdmin);
  });

  test.each([
    ['an inactive Admin', ['Admin'], false],
    ['a user who has Admin only as an additional role', ['Moderator', 'Admin'], true],
  ])('is last beside %s', async (_what, roles, isActive) => {
    await setRoles('usr-aisha', ...roles);
    mock.backend.db.users.update('usr-aisha', { isActive });
    expect(await refusal(() => setRoles('usr-thandi', 'Tutor'))).toMatchObject(lastAdmin);
  });
});
