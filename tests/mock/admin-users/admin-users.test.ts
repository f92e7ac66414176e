import { beforeEach, describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable } from '#api/contract.gen.ts';
import { anyVersion } from '../any-version.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { reasons, refusalOf } from '../refusal.ts';
import {
  bongani,
  create,
  emailTaken,
  isTaken,
  learners,
  login,
  parents,
  unknownGrade,
  unknownRole,
  users,
} from './admin-user-calls.ts';

const mock = useMock();
beforeEach(() => mock.signInAs('thandi'));

const stored = (id: string) => mock.backend.db.users.getOrThrow(id);
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

test.each(exampleRequests.filter(({ operation }) => operationTable[operation].tag === 'AdminUsers'))(
  '$operation $example works in the demo data as the contract shows it',
  async ({ send }) => {
    expect((await send(mock.headers())).ok).toBe(true);
  },
);

describe('the list of users', () => {
  test('contains every account by name, and no password', async () => {
    mock.backend.db.users.update('lrn-zola', { isActive: false });
    const found = await users();
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
      // The permissions of his plan are only in the token.
      permissions: [],
      version: anyVersion,
    });
  });
});

describe('a new user', () => {
  test('can sign in at once, and is in every list of its role', async () => {
    const user = await create();
    const { password: _, confirmPassword: __, ...given } = bongani;
    expect(user).toEqual({ ...given, id: user.id, gradeId: null, permissions: [], version: anyVersion });
    expect(user.id).toMatch(/^usr-/);
    expect(await users()).toContainEqual(user);
    await login('bongani@springbyte.test');
    // The server has created a user name.
    await login('bongani.mthembu');
  });

  test('may be a learner with a grade, without parents and without a plan', async () => {
    const user = await create({ role: 'Learner', gradeId: 'grd-8', permissions: ['school-content-access'] });
    expect(user).toMatchObject({ gradeId: 'grd-8', permissions: ['school-content-access'] });
    expect(await learners()).toContainEqual(
      expect.objectContaining({
        id: user.id,
        userName: 'bongani.mthembu',
        gradeTitle: 'Grade 8',
        parents: [],
      }),
    );
    expect(mock.backend.db.subscriptions.where('learnerId', user.id)).toEqual([]);
  });

  test('needs telephone numbers unless the role is Learner (D-256)', async () => {
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

  test('has no grade in any other role, and it is not checked', async () => {
    expect(await create({ gradeId: 'grd-99' })).toMatchObject({ gradeId: null });
  });

  test('may have a role of the school’s own, and a name that others have', async () => {
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
    ['two passwords', { confirmPassword: 'Learn3code!' }, { confirmPassword: ['Passwords do not match.'] }],
    ['a weak password', { password: 'weak', confirmPassword: 'weak' }, { password: reasons }],
    ['no family name', { surname: undefined }, { surname: ['This property is required.'] }],
    ['no email', { email: 'bongani' }, { email: reasons }],
    ['an unknown permission', { permissions: ['everything'] }, { 'permissions.0': reasons }],
    ['a property that an Admin does not set', { isActive: true }, { isActive: reasons }],
  ])('with %s is refused', async (_what, given, errors) => {
    expect(await refusal(() => create(given as never))).toMatchObject({
      status: 400,
      message: 'Validation failed.',
      errors,
    });
  });

  test.each([
    ['role', { role: 'Gardener' }, unknownRole],
    ['grade', { role: 'Learner', gradeId: 'grd-99' }, unknownGrade],
  ])('of an unknown %s is refused', async (_what, given, expected) => {
    expect(await refusal(() => create(given))).toMatchObject(expected);
  });

  test.each(['parent@springbyte.test', 'PARENT@Springbyte.test'])('%s is accepted', async (email) => {
    expect(await refusal(() => create({ email }))).toMatchObject(emailTaken);
  });

  test('cannot have the user name of somebody else as email', async () => {
    mock.backend.db.users.update('usr-grace', { userName: 'bongani@springbyte.test' });
    expect(await refusal(() => create())).toMatchObject(emailTaken);
  });

  test('is created once when a form was sent twice', async () => {
    const results = await Promise.allSettled([create(), create()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('parents and learners', () => {
  test('are sorted by name, and so are each parent’s learners', async () => {
    const found = await parents();
    expect(found.map(({ name, learners: linked }) => [name, linked.map((learner) => learner.name)])).toEqual([
      ['Fatima', []],
      ['Johan', ['Lwazi', 'Zola']],
      ['Naledi', ['Lwazi', 'Zola']],
    ]);
    expect(found[2]?.learners[0]).toMatchObject({ email: 'learner@springbyte.test', gradeTitle: 'Grade 4' });
  });

  test('all learners are listed, with their adults', async () => {
    mock.backend.db.users.update('lrn-zola', { isActive: false });
    const found = await learners();
    expect(found).toHaveLength(mock.backend.db.users.where('role', 'Learner').length);
    const names = found.map(({ name, surname }) => `${name} ${surname}`);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    const zola = found.find(({ id }) => id === 'lrn-zola');
    expect(zola).toMatchObject({ isActive: false, gradeTitle: 'Grade 1' });
    expect(zola?.parents.map(({ name }) => name)).toEqual(['Naledi', 'Johan']);
  });
});

describe('checking an email', () => {
  test.each([
    ['parent@springbyte.test', true],
    ['PARENT@SPRINGBYTE.TEST', true],
    ['bongani@springbyte.test', false],
  ])('%s: %s', async (email, expected) => {
    expect(await isTaken(email)).toBe(expected);
  });

  test('includes user names and inactive accounts', async () => {
    mock.backend.db.users.update('lrn-zola', { isActive: false, userName: 'zola@home.test' });
    expect(await isTaken('zola@home.test')).toBe(true);
    expect(await isTaken('zola@springbyte.test')).toBe(true);
  });

  test('requires an email', async () => {
    expect(await refusal(() => isTaken('bongani'))).toMatchObject({
      status: 400,
      errors: { email: reasons },
    });
    expect(await refusal(() => unwrap(client.GET('/admin/users/check-email', {} as never)))).toMatchObject({
      status: 400,
      errors: { email: ['This parameter is required.'] },
    });
  });
});
