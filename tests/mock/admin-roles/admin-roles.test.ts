import { beforeEach, describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { anyReasons, refusalOf } from '../refusal.ts';

const mock = useMock();
beforeEach(() => mock.signInAs('thandi'));

const listRoles = () => unwrap(client.GET('/admin/roles'));
const create = (roleName: string) => unwrap(client.POST('/admin/roles', { body: { roleName } }));
const remove = (name: string) => unwrap(client.DELETE('/admin/roles/{name}', { params: { path: { name } } }));
const listUsersByRole = (role: string) =>
  unwrap(client.GET('/admin/users/byrole/{role}', { params: { path: { role } } }));
const listUsersWithRoles = () => unwrap(client.GET('/admin/roles/users'));
const getUserRoles = (id: string) =>
  unwrap(client.GET('/admin/roles/users/{id}/roles', { params: { path: { id } } }));
const setRoles = (id: string, given: string[]) =>
  unwrap(client.PUT('/admin/roles/users/{id}/roles', { params: { path: { id } }, body: { roles: given } }));

const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

const builtIn = ['Admin', 'ContentAdmin', 'Moderator', 'Tutor', 'Teatcher', 'Parent', 'Learner'];

test.each(exampleRequests.filter(({ operation }) => operationTable[operation].tag === 'AdminRoles'))(
  '$operation accepts the example "$example"',
  async ({ send }) => {
    expect((await send(mock.headers())).ok).toBe(true);
  },
);

describe('listRoles', () => {
  test('returns the built-in roles, then the custom ones by name', async () => {
    await create('Öffice');
    await create('assistant');
    await create('Zebra');
    expect(await listRoles()).toEqual([...builtIn, 'assistant', 'Öffice', 'Reading Coach', 'Zebra']);
  });
});

describe('createRole', () => {
  test('trims the name of a role, which can be assigned at once', async () => {
    expect(await create('  Homework Helper ')).toBe('Homework Helper');
    expect(await listRoles()).toContain('Homework Helper');
    expect(await listUsersByRole('Homework Helper')).toEqual([]);
    expect(await setRoles('usr-sipho', ['Homework Helper'])).toEqual(['Homework Helper']);
  });

  test.each(['Reading Coach', 'reading coach', ' READING COACH ', 'tutor', 'Admin'])(
    'returns 409 for the existing name %j',
    async (name) => {
      expect(await refusal(() => create(name))).toMatchObject({
        status: 409,
        message: 'This role already exists.',
      });
    },
  );

  test.each(['.', '..', 'users', ' users '])('refuses the reserved name %j', async (name) => {
    expect(await refusal(() => create(name))).toMatchObject({
      status: 400,
      message: 'Validation failed.',
      errors: { roleName: ['A role cannot have this name.'] },
    });
  });

  test.each(['', '   '])('refuses the blank name %j', async (name) => {
    expect(await refusal(() => create(name))).toMatchObject({
      status: 400,
      errors: { roleName: anyReasons },
    });
  });

  test('requires a name', async () => {
    expect(await refusal(() => unwrap(client.POST('/admin/roles', { body: {} as never })))).toMatchObject({
      status: 400,
      errors: { roleName: ['This property is required.'] },
    });
  });
});

describe('deleteRole', () => {
  test.each(['Reading Coach', 'Maths / Science', '100 % ready?', '%2F', 'Leser*in ü', '...', '+1'])(
    'deletes the role %j, with its name encoded in the path',
    async (name) => {
      if (name !== 'Reading Coach') await create(name);
      expect(await listUsersByRole(name)).toEqual([]);
      await remove(name);
      expect(await listRoles()).not.toContain(name);
      expect(await refusal(() => remove(name))).toMatchObject({ status: 404, message: 'Role not found.' });
    },
  );

  test.each(['reading coach', 'Reading Coach ', 'Gardener'])('returns 404 for %j', async (name) => {
    expect(await refusal(() => remove(name))).toMatchObject({ status: 404, message: 'Role not found.' });
  });

  test.each(builtIn)('returns 409 for the built-in role %s', async (name) => {
    expect(await refusal(() => remove(name))).toMatchObject({
      status: 409,
      message: 'A built-in role cannot be deleted.',
      code: 'built-in-role',
    });
  });

  test('returns 409 while a user has the role, even as an additional role', async () => {
    await setRoles('usr-sipho', ['Tutor', 'Reading Coach']);
    expect(await refusal(() => remove('Reading Coach'))).toMatchObject({
      status: 409,
      message: 'This role still has members.',
      code: 'role-in-use',
    });
    await setRoles('usr-sipho', ['Tutor']);
    await remove('Reading Coach');
    expect(await refusal(() => listUsersByRole('Reading Coach'))).toMatchObject({
      status: 404,
      message: 'Role not found.',
    });
  });
});

describe('listUsersByRole', () => {
  test('sorts by first name, then by surname', async () => {
    expect((await listUsersByRole('Parent')).map(({ id }) => id)).toEqual([
      'usr-fatima',
      'usr-johan',
      'usr-naledi',
    ]);
  });

  test('includes users with the role at any position, and returns their first role', async () => {
    await setRoles('usr-sipho', ['Tutor', 'Parent']);
    expect(await listUsersByRole('Parent')).toContainEqual(
      expect.objectContaining({ id: 'usr-sipho', role: 'Tutor' }),
    );
  });
});

describe('listUsersWithRoles', () => {
  test('returns all users, active or not, by name', async () => {
    mock.backend.db.users.update('lrn-lwazi', { isActive: false });
    await setRoles('usr-sipho', ['Tutor', 'Reading Coach']);
    const found = await listUsersWithRoles();
    expect(found).toHaveLength(mock.backend.db.users.all().length);
    expect(found).toContainEqual({
      id: 'usr-sipho',
      name: 'Sipho',
      surname: 'Dlamini',
      email: 'tutor@springbyte.test',
      roles: ['Tutor', 'Reading Coach'],
    });
    const names = found.map(({ name, surname }) => `${name} ${surname}`);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(names).toContain('Lwazi Khumalo');
  });
});

describe('setUserRoles', () => {
  test('keeps the order, and the first role is effective', async () => {
    expect(await getUserRoles('usr-sipho')).toEqual(['Tutor']);
    expect(await setRoles('usr-sipho', ['Reading Coach', 'Tutor'])).toEqual(['Reading Coach', 'Tutor']);
    expect(await getUserRoles('usr-sipho')).toEqual(['Reading Coach', 'Tutor']);
    expect(mock.backend.db.users.getOrThrow('usr-sipho').role).toBe('Reading Coach');
    expect(mock.backend.db.users.where('role', 'Tutor')).toEqual([]);
  });

  test('takes effect at once for older tokens, and only the first role grants access', async () => {
    const report = (headers: HeadersInit) =>
      fetch(`${apiBaseUrl}/activityResults/learner/lrn-lwazi`, { headers });
    await mock.signInAs('sipho');
    const old = mock.headers();
    expect((await report(old)).status).toBe(200);
    await mock.signInAs('thandi');
    await setRoles('usr-sipho', ['Reading Coach', 'Tutor', 'Admin']);

    expect((await report(old)).status).toBe(403);
    await mock.signInAs('sipho');
    expect((await report(mock.headers())).status).toBe(403);
    await expect(listRoles()).rejects.toMatchObject({ status: 403 });
    await expect(unwrap(client.GET('/grades'))).resolves.toHaveLength(8);
  });

  test('removes the grade when the first role changes from Learner, and keeps parents and plan', async () => {
    await setRoles('lrn-lwazi', ['Learner', 'Tutor']);
    expect(mock.backend.db.users.getOrThrow('lrn-lwazi').gradeId).toBe('grd-4');
    await setRoles('lrn-lwazi', ['Tutor', 'Learner']);
    expect(mock.backend.db.users.getOrThrow('lrn-lwazi').gradeId).toBeNull();
    expect(mock.backend.db.guardians.where('learnerId', 'lrn-lwazi')).toHaveLength(2);
    expect(mock.backend.db.subscriptions.where('learnerId', 'lrn-lwazi')).toHaveLength(1);
  });

  test('and getUserRoles return 404 for an unknown user', async () => {
    expect(await refusal(() => getUserRoles('usr-none'))).toMatchObject({
      status: 404,
      message: 'User not found.',
    });
    expect(await refusal(() => setRoles('usr-none', ['Tutor']))).toMatchObject({
      status: 404,
      message: 'User not found.',
    });
  });

  test.each(['Gardener', 'tutor', 'Tutor '])('returns 404 for the unknown role %j', async (name) => {
    expect(await refusal(() => setRoles('usr-sipho', ['Moderator', name]))).toMatchObject({
      status: 404,
      message: 'Role not found.',
    });
  });

  test('requires at least one role, without duplicates', async () => {
    expect(await refusal(() => setRoles('usr-sipho', []))).toMatchObject({
      status: 400,
      errors: { roles: ['Expected at least 1 item(s).'] },
    });
    expect(await refusal(() => setRoles('usr-sipho', ['Tutor', 'Tutor']))).toMatchObject({ status: 400 });
  });
});

describe('setUserRoles for the last Admin', () => {
  test.each([[['Tutor']], [['Tutor', 'Admin']]])('returns 409 for %j', async (given) => {
    expect(await refusal(() => setRoles('usr-thandi', given))).toMatchObject({
      status: 409,
      message: 'The last Admin must keep the role.',
      code: 'last-admin',
    });
  });

  test('allows additional roles', async () => {
    expect(await setRoles('usr-thandi', ['Admin', 'Tutor'])).toEqual(['Admin', 'Tutor']);
  });

  test('allows the removal when there is another Admin', async () => {
    await setRoles('usr-aisha', ['Admin']);
    expect(await setRoles('usr-thandi', ['Tutor'])).toEqual(['Tutor']);
    await mock.signInAs('aisha');
    expect(await refusal(() => setRoles('usr-aisha', ['Moderator']))).toMatchObject({ status: 409 });
  });

  test('does not count an inactive Admin', async () => {
    mock.backend.db.users.update('usr-aisha', { isActive: false });
    await setRoles('usr-aisha', ['Admin']);
    expect(await refusal(() => setRoles('usr-thandi', ['Tutor']))).toMatchObject({ status: 409 });
  });

  test('does not count a user who has Admin only as an additional role', async () => {
    await setRoles('usr-aisha', ['Moderator', 'Admin']);
    expect(await refusal(() => setRoles('usr-thandi', ['Tutor']))).toMatchObject({ status: 409 });
  });
});
