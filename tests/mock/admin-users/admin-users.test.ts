import { beforeEach, describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable } from '#api/contract.gen.ts';
import { anyVersion } from '../any-version.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { anyReasons, refusalOf } from '../refusal.ts';
import {
  bongani,
  create,
  emailTaken,
  isTaken,
  listLearners,
  login,
  listParents,
  unknownGrade,
  unknownRole,
  listUsers,
} from './admin-user-calls.ts';

const mock = useMock();
beforeEach(() => mock.signInAs('thandi'));

const stored = (id: string) => mock.backend.db.users.getOrThrow(id);
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

test.each(exampleRequests.filter(({ operation }) => operationTable[operation].tag === 'AdminUsers'))(
  '$operation accepts the example "$example"',
  async ({ send }) => {
    expect((await send(mock.headers())).ok).toBe(true);
  },
);

describe('listUsers', () => {
  test('returns all accounts by name, without passwords', async () => {
    mock.backend.db.users.update('lrn-zola', { isActive: false });
    const found = await listUsers();
    expect(found).toHaveLength(mock.backend.db.users.all().length);
    const names = found.map(({ name, surname }) => `${name} ${surname}`);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(names).toContain('Zola Khumalo');
    expect(JSON.stringify(found)).not.toMatch(/password|springbyte-seed|userName/i);
    expect(found).toContainEqual({
      id: 'lrn-lwazi',
      name: 'Lwazi',
      surname: 'Khumalo',
      email: 'learner@springbyte.test',
      cellphoneNumber: null,
      whatsAppNumber: null,
      dateOfBirth: '2015-03-14',
      gradeId: 'grd-4',
      role: 'Learner',
      // Only the token contains the permissions that a plan grants.
      permissions: [],
      version: anyVersion,
    });
  });
});

describe('createUser', () => {
  test('creates an account that can sign in at once, and is in the lists of its role', async () => {
    const user = await create();
    const { password: _, confirmPassword: __, ...given } = bongani;
    expect(user).toEqual({ ...given, id: user.id, gradeId: null, permissions: [], version: anyVersion });
    expect(user.id).toMatch(/^usr-/);
    expect(await listUsers()).toContainEqual(user);
    await login('bongani@springbyte.test');
    await login('bongani.mthembu');
  });

  test('creates a learner with a grade, without parents and plan', async () => {
    const user = await create({ role: 'Learner', gradeId: 'grd-8', permissions: ['school-content-access'] });
    expect(user).toMatchObject({ gradeId: 'grd-8', permissions: ['school-content-access'] });
    expect(await listLearners()).toContainEqual(
      expect.objectContaining({
        id: user.id,
        userName: 'bongani.mthembu',
        gradeTitle: 'Grade 8',
        parents: [],
      }),
    );
    expect(mock.backend.db.subscriptions.where('learnerId', user.id)).toEqual([]);
  });

  test('requires phone numbers unless the role is Learner (D-256)', async () => {
    const none = { cellphoneNumber: null, whatsAppNumber: null };
    expect(await create({ ...none, role: 'Learner' })).toMatchObject(none);
    expect(await refusal(() => create({ ...none, email: 'b2@springbyte.test' }))).toMatchObject({
      status: 400,
      errors: {
        cellphoneNumber: ['This property is required.'],
        whatsAppNumber: ['This property is required.'],
      },
    });
  });

  test('ignores the grade for other roles', async () => {
    expect(await create({ gradeId: 'grd-99' })).toMatchObject({ gradeId: null });
  });

  test('accepts a custom role, and a name that other users have', async () => {
    const [first, second] = [
      await create(),
      await create({ email: 'b2@springbyte.test', role: 'Reading Coach' }),
    ];
    expect(second.role).toBe('Reading Coach');
    expect([stored(first.id).userName, stored(second.id).userName]).toEqual([
      'bongani.mthembu',
      'bongani.mthembu2',
    ]);
  });

  test.each([
    [
      'two different passwords',
      { confirmPassword: 'Learn3code!' },
      { confirmPassword: ['Passwords do not match.'] },
    ],
    ['a weak password', { password: 'weak', confirmPassword: 'weak' }, { password: anyReasons }],
    ['a missing surname', { surname: undefined }, { surname: ['This property is required.'] }],
    ['a malformed email', { email: 'bongani' }, { email: anyReasons }],
    ['an unknown permission', { permissions: ['everything'] }, { 'permissions.0': anyReasons }],
    ['a property that an Admin cannot set', { isActive: true }, { isActive: anyReasons }],
  ])('refuses %s', async (_what, given, errors) => {
    expect(await refusal(() => create(given as never))).toMatchObject({
      status: 400,
      message: 'Validation failed.',
      errors,
    });
  });

  test.each([
    ['role', { role: 'Gardener' }, unknownRole],
    ['grade', { role: 'Learner', gradeId: 'grd-99' }, unknownGrade],
  ])('returns 404 for an unknown %s', async (_what, given, expected) => {
    expect(await refusal(() => create(given))).toMatchObject(expected);
  });

  test.each(['parent@springbyte.test', 'PARENT@Springbyte.test'])(
    'returns 409 for the existing email %s',
    async (email) => {
      expect(await refusal(() => create({ email }))).toMatchObject(emailTaken);
    },
  );

  test('refuses the user name of another account as email', async () => {
    mock.backend.db.users.update('usr-grace', { userName: 'bongani@springbyte.test' });
    expect(await refusal(() => create())).toMatchObject(emailTaken);
  });

  test('creates one account for two equal concurrent requests', async () => {
    const results = await Promise.allSettled([create(), create()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('listParents and listLearnersWithParents', () => {
  test('sorts parents by name, and each parent’s learners', async () => {
    const found = await listParents();
    expect(found.map(({ name, learners: linked }) => [name, linked.map((learner) => learner.name)])).toEqual([
      ['Fatima', []],
      ['Johan', ['Lwazi', 'Zola']],
      ['Naledi', ['Lwazi', 'Zola']],
    ]);
    expect(found[2]?.learners[0]).toMatchObject({ email: 'learner@springbyte.test', gradeTitle: 'Grade 4' });
  });

  test('returns all learners with their adults', async () => {
    mock.backend.db.users.update('lrn-zola', { isActive: false });
    const found = await listLearners();
    expect(found).toHaveLength(mock.backend.db.users.where('role', 'Learner').length);
    const names = found.map(({ name, surname }) => `${name} ${surname}`);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    const zola = found.find(({ id }) => id === 'lrn-zola');
    expect(zola).toMatchObject({ isActive: false, gradeTitle: 'Grade 1' });
    expect(zola?.parents.map(({ name }) => name)).toEqual(['Naledi', 'Johan']);
  });
});

describe('checkUserEmail', () => {
  test.each([
    ['parent@springbyte.test', true],
    ['PARENT@SPRINGBYTE.TEST', true],
    ['bongani@springbyte.test', false],
  ])('returns for %s: %s', async (email, expected) => {
    expect(await isTaken(email)).toBe(expected);
  });

  test('includes user names and inactive accounts', async () => {
    mock.backend.db.users.update('lrn-zola', { isActive: false, userName: 'zola@home.test' });
    expect(await isTaken('zola@home.test')).toBe(true);
    expect(await isTaken('zola@springbyte.test')).toBe(true);
  });

  test('refuses a malformed and a missing email', async () => {
    expect(await refusal(() => isTaken('bongani'))).toMatchObject({
      status: 400,
      errors: { email: anyReasons },
    });
    expect(await refusal(() => unwrap(client.GET('/admin/users/check-email', {} as never)))).toMatchObject({
      status: 400,
      errors: { email: ['This parameter is required.'] },
    });
  });
});
