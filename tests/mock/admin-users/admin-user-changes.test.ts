import { beforeEach, describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { anyVersion } from '../any-version.ts';
import { useMock } from '../mock-fixture.ts';
import { anyReasons, refusalOf } from '../refusal.ts';
import {
  assign,
  emailTaken,
  isTaken,
  listLearners,
  login,
  lwazi,
  listParents,
  setPermissions,
  remove,
  sipho,
  unknownGrade,
  unknownRole,
  unknownUser,
  update,
  listUsers,
} from './admin-user-calls.ts';

const mock = useMock();
beforeEach(() => mock.signInAs('thandi'));

const stored = (id: string) => mock.backend.db.users.getOrThrow(id);
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

describe('updateUser', () => {
  test('updates the sent properties, and keeps the omitted ones', async () => {
    await setPermissions('usr-sipho', ['coding-content-access']);
    const { passwordHash, userName } = stored('usr-sipho');
    const user = await update('usr-sipho', { name: 'Siphokazi' });
    expect(user).toEqual({
      ...sipho,
      id: 'usr-sipho',
      name: 'Siphokazi',
      gradeId: null,
      permissions: ['coding-content-access'],
      version: anyVersion,
    });
    expect(await listUsers()).toContainEqual(user);
    expect(stored('usr-sipho')).toMatchObject({ passwordHash, userName, isActive: true });
  });

  test('replaces permissions and role', async () => {
    const change = { role: 'Moderator', permissions: ['school-content-access'] };
    expect(await update('usr-sipho', change)).toMatchObject(change);
    expect(stored('usr-sipho').roles).toEqual(['Moderator']);
    expect(await update('usr-sipho', { permissions: [] })).toMatchObject({ permissions: [] });
  });

  test('keeps additional roles when the first role stays the same, and removes them otherwise', async () => {
    mock.backend.db.users.update('usr-sipho', { roles: ['Tutor', 'Reading Coach'] });
    await update('usr-sipho');
    expect(stored('usr-sipho').roles).toEqual(['Tutor', 'Reading Coach']);
    await update('usr-sipho', { role: 'Parent' });
    expect(stored('usr-sipho').roles).toEqual(['Parent']);
    expect((await listParents()).map(({ id }) => id)).toContain('usr-sipho');
  });

  test('lets a request omit the phone numbers of a learner, but not of other users (D-256)', async () => {
    const { cellphoneNumber: _, whatsAppNumber: __, ...others } = lwazi;
    await update('lrn-lwazi', lwazi);
    const change = { ...others, cellphoneNumber: undefined, whatsAppNumber: null };
    expect(await update('lrn-lwazi', change)).toMatchObject({
      cellphoneNumber: lwazi.cellphoneNumber,
      whatsAppNumber: null,
    });
    expect(await refusal(() => update('usr-sipho', { whatsAppNumber: null }))).toMatchObject({
      status: 400,
      errors: { whatsAppNumber: ['This property is required.'] },
    });
  });

  test('keeps the grade by default, and replaces or removes it', async () => {
    expect(await update('lrn-lwazi', lwazi)).toMatchObject({ gradeId: 'grd-4' });
    expect(await update('lrn-lwazi', { ...lwazi, gradeId: 'grd-5' })).toMatchObject({ gradeId: 'grd-5' });
    expect(await update('lrn-lwazi', { ...lwazi, gradeId: null })).toMatchObject({ gradeId: null });
  });

  test('removes the grade when the user stops being a learner, and sets it when the user becomes one', async () => {
    const change = { ...lwazi, role: 'Tutor', gradeId: 'grd-99' };
    expect(await update('lrn-lwazi', change)).toMatchObject({ role: 'Tutor', gradeId: null });
    expect(mock.backend.db.attempts.where('learnerId', 'lrn-lwazi')).not.toEqual([]);
    expect(await update('usr-sipho', { role: 'Learner', gradeId: 'grd-4' })).toMatchObject({
      role: 'Learner',
      gradeId: 'grd-4',
    });
  });

  test('replaces the email for signing in, and ends reset links sent to the old one', async () => {
    const link = { userId: 'usr-sipho', email: 'tutor@springbyte.test', endedAtUtc: null };
    mock.backend.db.resetTokens.insert({ ...link, id: 'rst-test', expiresAtUtc: '2025-05-15T14:00:00Z' });
    await update('usr-sipho', { email: 'Tutor@springbyte.test' });
    expect(mock.backend.db.resetTokens.getOrThrow('rst-test').endedAtUtc).toBeNull();

    await update('usr-sipho', { email: 'sipho@springbyte.test' });
    expect(mock.backend.db.resetTokens.getOrThrow('rst-test').endedAtUtc).not.toBeNull();
    await login('sipho@springbyte.test');
    await expect(login('tutor@springbyte.test')).rejects.toMatchObject({ status: 401 });
    expect(await isTaken('tutor@springbyte.test')).toBe(false);
  });

  test.each([
    ['an id that differs from the path', { id: 'usr-grace' }, { id: ['This is not the id in the path.'] }],
    ['a missing date of birth', { dateOfBirth: undefined }, { dateOfBirth: ['This property is required.'] }],
    ['a null email', { email: null }, { email: anyReasons }],
    ['a password', { password: 'Learn2code!' }, { password: anyReasons }],
  ])('refuses %s', async (_what, given, errors) => {
    expect(await refusal(() => update('usr-sipho', given))).toMatchObject({
      status: 400,
      message: 'Validation failed.',
      errors,
    });
  });

  test.each([
    ['user', 'usr-none', {}, unknownUser],
    ['role', 'usr-sipho', { role: 'tutor' }, unknownRole],
    ['grade', 'usr-sipho', { role: 'Learner', gradeId: 'grd-99' }, unknownGrade],
  ])('returns 404 for an unknown %s', async (_what, id, given, expected) => {
    expect(await refusal(() => update(id, given))).toMatchObject(expected);
  });

  test('refuses the email of another account', async () => {
    expect(await refusal(() => update('usr-sipho', { email: 'PARENT@springbyte.test' }))).toMatchObject(
      emailTaken,
    );
  });

  test('does not let the last Admin lose the role', async () => {
    const change = { role: 'Tutor', email: 'new@springbyte.test' };
    expect(await refusal(() => update('usr-thandi', change))).toMatchObject({
      status: 409,
      message: 'The last Admin must keep the role.',
      code: 'last-admin',
    });
    await assign('usr-aisha', 'Admin');
    expect(await update('usr-thandi', change)).toMatchObject({ role: 'Tutor' });
  });
});

describe('assignUserRole', () => {
  test('replaces all roles, unless the role is already the first one', async () => {
    mock.backend.db.users.update('usr-sipho', { roles: ['Tutor', 'Reading Coach'] });
    await assign('usr-sipho', 'Tutor');
    expect(stored('usr-sipho').roles).toEqual(['Tutor', 'Reading Coach']);
    expect(await assign('usr-sipho', 'Reading Coach')).toMatchObject({ role: 'Reading Coach' });
    expect(stored('usr-sipho').roles).toEqual(['Reading Coach']);
  });

  test('removes the grade of a learner who gets another role', async () => {
    expect(await assign('lrn-lwazi', 'Moderator')).toMatchObject({ role: 'Moderator', gradeId: null });
    expect((await listLearners()).map(({ id }) => id)).not.toContain('lrn-lwazi');
    const naledi = (await listParents()).find(({ id }) => id === 'usr-naledi');
    expect(naledi?.learners.map(({ name }) => name)).toEqual(['Zola']);
  });

  test('grants the access of the new role at the next sign-in', async () => {
    await assign('usr-sipho', 'Admin');
    await mock.signInAs('sipho');
    expect(await listUsers()).not.toEqual([]);
  });

  test('returns 404 for an unknown role or user', async () => {
    expect(await refusal(() => assign('usr-none', 'Tutor'))).toMatchObject(unknownUser);
    expect(await refusal(() => assign('usr-sipho', 'Gardener'))).toMatchObject(unknownRole);
  });

  test('returns 400 for an empty role', async () => {
    expect(await refusal(() => assign('usr-sipho', ''))).toMatchObject({
      status: 400,
      errors: { role: anyReasons },
    });
  });

  test('returns 409 when the last Admin would lose the role', async () => {
    expect(await refusal(() => assign('usr-thandi', 'Tutor'))).toMatchObject({ status: 409 });
  });
});

describe('setUserPermissions', () => {
  test('replaces and returns permissions, and adds them to the next token', async () => {
    const both = ['school-content-access', 'coding-content-access'] as const;
    expect(await setPermissions('usr-sipho', [...both])).toMatchObject({ permissions: both });
    const { token } = await login('sipho');
    expect(JSON.parse(atob(token.split('.')[1] ?? ''))).toMatchObject({ permission: both });
    expect(await setPermissions('usr-sipho', [])).toMatchObject({ permissions: [] });
  });

  test('refuses unknown and duplicate permissions, and an unknown user', async () => {
    expect(await refusal(() => setPermissions('usr-sipho', ['everything' as never]))).toMatchObject({
      status: 400,
      errors: { 'permissions.0': ['Expected one of "coding-content-access", "school-content-access".'] },
    });
    expect(
      await refusal(() => setPermissions('usr-sipho', ['school-content-access', 'school-content-access'])),
    ).toMatchObject({
      status: 400,
    });
    expect(await refusal(() => setPermissions('usr-none', []))).toMatchObject(unknownUser);
  });
});

describe('deleteUser', () => {
  test('makes the other adult the primary parent, and keeps the learners', async () => {
    await remove('usr-naledi');
    expect((await listUsers()).map(({ id }) => id)).not.toContain('usr-naledi');
    const found = (await listLearners()).find(({ id }) => id === 'lrn-lwazi');
    expect(found?.parents).toEqual([expect.objectContaining({ id: 'usr-johan', isPrimaryParent: true })]);
    expect(mock.backend.db.subscriptions.where('learnerId', 'lrn-lwazi')).toHaveLength(1);
  });

  test('deletes the records of a learner', async () => {
    const { db } = mock.backend;
    await remove('lrn-lwazi');
    for (const table of [db.attempts, db.drafts, db.subscriptions, db.guardians, db.parentInvites]) {
      expect(table.all().filter(({ learnerId }) => learnerId === 'lrn-lwazi')).toEqual([]);
    }
    expect((await listParents()).map(({ learners: linked }) => linked.length)).toEqual([0, 1, 1]);
  });

  test('ends all sessions, and frees email and user name', async () => {
    const { refreshToken = '' } = await login('sipho');
    await mock.signInAs('sipho');
    const headers = mock.headers();
    await mock.signInAs('thandi');
    await remove('usr-sipho');

    expect(await isTaken('tutor@springbyte.test')).toBe(false);
    await expect(login('sipho')).rejects.toMatchObject({ status: 401 });
    await expect(
      unwrap(client.POST('/auth/refresh-token', { body: { refreshToken } })),
    ).rejects.toMatchObject({ status: 401 });
    mock.sendToken(new Headers(headers).get('Authorization')?.slice('Bearer '.length));
    await expect(unwrap(client.GET('/grades'))).rejects.toMatchObject({ status: 401 });
  });

  test('keeps the content and change sets of a staff member, with the author’s id', async () => {
    const { db } = mock.backend;
    db.activities.update('act-4-fractions-halves', { lastModifiedUserId: 'usr-aisha' });
    const submitted = db.changeSets.where('submittedByUserId', 'usr-aisha').length;
    await remove('usr-aisha');
    expect(db.activities.getOrThrow('act-4-fractions-halves').lastModifiedUserId).toBe('usr-aisha');
    expect(db.changeSets.where('submittedByUserId', 'usr-aisha')).toHaveLength(submitted);
  });

  test('refuses an unknown user and the caller’s account', async () => {
    expect(await refusal(() => remove('usr-none'))).toMatchObject(unknownUser);
    expect(await refusal(() => remove('usr-thandi'))).toMatchObject({
      status: 409,
      message: 'You cannot delete your own account.',
      code: 'own-account',
    });
  });

  test('refuses a caller who is no longer an Admin', async () => {
    await assign('usr-aisha', 'Admin');
    await assign('usr-thandi', 'Tutor');
    expect(await refusal(() => remove('usr-aisha'))).toMatchObject({ status: 403 });
  });
});
