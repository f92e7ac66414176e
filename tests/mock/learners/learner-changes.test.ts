import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import type { components } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import {
  gradeLeaderboard,
  create,
  forbidden,
  get,
  invalid,
  isTaken,
  login,
  listMyLearners,
  refresh,
  remove,
  resetLink,
  resetPassword,
  setLogin,
  unknownGrade,
  unknownLearner,
  update,
} from './learner-calls.ts';

const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);
type Schemas = components['schemas'];

const nandi: Schemas['NewLearner'] = {
  name: 'Nandi',
  surname: 'Khumalo',
  dateOfBirth: '2018-09-30',
  relationship: 'Mother',
  gradeId: 'grd-1',
  role: 'Learner',
};

/** The record as a form reads it and sends it back. */
const form = async (id: string) => (await get(id)) as Schemas['LearnerUpdate'];

const loginOf = (learnerId: string, userName: string, password = 'New2code!') => ({
  learnerId,
  userName,
  password,
  confirmPassword: password,
});

describe('createLearner', () => {
  test('links the parent as primary, and creates a user name without a password', async () => {
    await mock.signInAs('naledi');
    const added = await create(nandi);
    expect(added).toMatchObject({ userName: 'nandi.khumalo', email: null, gradeTitle: 'Grade 1' });
    expect(added.parents).toMatchObject([
      { id: 'usr-naledi', relationship: 'Mother', isPrimaryParent: true },
    ]);
    expect(await get(added.id)).toEqual(added);
    expect((await listMyLearners()).map(({ name }) => name)).toEqual(['Lwazi', 'Nandi', 'Zola']);
    expect((await create(nandi)).userName).toBe('nandi.khumalo2');
    await expect(login('nandi.khumalo')).rejects.toMatchObject({ status: 401 });
  });

  test('records the parent’s consent with wording and server time (D-243)', async () => {
    const consent = { wordingVersion: '2025-05' };
    await mock.signInAs('naledi');
    const added = await create({ ...nandi, consent });
    expect(added.consent).toEqual({
      ...consent,
      givenById: 'usr-naledi',
      givenByName: 'Naledi Khumalo',
      givenAtUtc: '2025-05-15T13:08:00.000Z',
    });
    // The record contains the consent, and an update does not change it.
    const sent = {
      ...(await form(added.id)),
      email: 'nandi@springbyte.test',
      consent: { ...added.consent, givenByName: 'X' },
    };
    expect(await update(sent as never)).toMatchObject({ consent: added.consent });
    expect(await create(nandi)).not.toHaveProperty('consent');
    await remove(added.id);
    expect(mock.backend.db.consents.get(added.id)).toBeUndefined();

    await mock.signInAs('thandi');
    expect(await create({ ...nandi, consent })).not.toHaveProperty('consent');
  });

  test('links no adult when an Admin calls, and does not require a grade', async () => {
    await mock.signInAs('thandi');
    const { gradeId: _, ...withoutGrade } = nandi;
    expect(await create(withoutGrade)).toMatchObject({ gradeId: null, gradeTitle: null, parents: [] });
  });

  test('refuses an unknown grade, a missing surname and another role', async () => {
    await mock.signInAs('naledi');
    expect(await refusal(() => create({ ...nandi, gradeId: 'grd-none' }))).toMatchObject(unknownGrade);
    const { surname: _, ...nameless } = nandi;
    expect(await refusal(() => create(nameless as never))).toMatchObject(
      invalid({ surname: ['This property is required.'] }),
    );
    expect(await refusal(() => create({ ...nandi, role: 'Admin' } as never))).toMatchObject(
      invalid({ role: ['Expected "Learner".'] }),
    );
  });
});

describe('updateLearner', () => {
  test('keeps the omitted properties, clears the null ones, and changes the lists of learners', async () => {
    await mock.signInAs('naledi');
    const { school: _, ...rest } = await form('lrn-lwazi');
    const sent = { ...rest, name: 'Lwazi Thabo', gradeId: 'grd-5', town: null, specialNotes: 'Left-handed' };
    const changed = await update(sent);
    expect(changed).toMatchObject({
      name: 'Lwazi Thabo',
      gradeTitle: 'Grade 5',
      school: 'Protea Park Primary',
      town: null,
      specialNotes: 'Left-handed',
    });
    expect((await listMyLearners())[0]).toEqual(changed);
    expect((await gradeLeaderboard('grd-4')).map(({ learnerId }) => learnerId)).not.toContain('lrn-lwazi');
  });

  test.each(['lwazi', 'naledi', 'johan', 'thandi'])('lets %s change the grade (D-245)', async (who) => {
    await mock.signInAs(who);
    const { attempts } = mock.backend.db.dump();
    const lwazi = await form('lrn-lwazi');
    expect(await update({ ...lwazi, gradeId: 'grd-5' })).toMatchObject({
      gradeId: 'grd-5',
      gradeTitle: 'Grade 5',
    });
    // The update keeps attempts, and new tokens contain the new grade.
    expect(mock.backend.db.dump().attempts).toEqual(attempts);
    expect(decodeJwt((await login('lwazi')).token)).toMatchObject({ gradeId: 'grd-5' });
  });

  test('accepts a record as it was read, and ignores its read-only properties', async () => {
    await mock.signInAs('lwazi');
    const before = await get('lrn-lwazi');
    expect(await update({ ...(await form('lrn-lwazi')), parents: [], gradeTitle: 'x' })).toEqual(before);
  });

  test('lets only adults deactivate an account, which invalidates its token', async () => {
    await mock.signInAs('lwazi');
    const closed = { ...(await form('lrn-lwazi')), isActive: false };
    expect(await refusal(() => update(closed as never))).toMatchObject(
      invalid({ isActive: ['Learners cannot change this themselves.'] }),
    );
    const headers = mock.headers();
    await mock.signInAs('naledi');
    expect((await update(closed)).isActive).toBe(false);
    expect((await fetch(`${apiBaseUrl}/learner/my-profile`, { headers })).status).toBe(401);
  });

  test('refuses another user name, a role, a missing or unknown grade, and an email in use', async () => {
    await mock.signInAs('naledi');
    const lwazi = await form('lrn-lwazi');
    expect(await refusal(() => update({ ...lwazi, userName: 'lwazi2' }))).toMatchObject(
      invalid({ userName: ['The user name cannot be changed here.'] }),
    );
    expect(await refusal(() => update({ ...lwazi, role: 'Admin' } as never))).toMatchObject(
      invalid({ role: ['Expected no such property.'] }),
    );
    const { gradeId: _, ...gradeless } = lwazi;
    expect(await refusal(() => update(gradeless as never))).toMatchObject(
      invalid({ gradeId: ['This property is required.'] }),
    );
    expect(await refusal(() => update({ ...lwazi, gradeId: 'grd-none' }))).toMatchObject(unknownGrade);
    expect(await refusal(() => update({ ...lwazi, email: 'Parent@Springbyte.test' }))).toMatchObject({
      status: 409,
      message: 'This email is already registered.',
      code: 'email-in-use',
    });
  });

  test('returns 403 for a learner whom the caller cannot update, and 404 for an unknown learner', async () => {
    await mock.signInAs('thandi');
    const zola = await form('lrn-zola');
    expect(await refusal(() => update({ ...zola, id: 'lrn-none' }))).toMatchObject(unknownLearner);
    for (const persona of ['lwazi', 'fatima']) {
      await mock.signInAs(persona);
      expect(await refusal(() => update(zola))).toMatchObject(forbidden);
    }
  });
});

describe('setLearnerLogin', () => {
  test('replaces the password, and ends sessions and reset links', async () => {
    const { refreshToken = '' } = await login('zola');
    const link = await resetLink(mock.backend.db, 'zola@springbyte.test');
    await mock.signInAs('naledi');
    expect(await setLogin(loginOf('lrn-zola', ' zola.k '))).toEqual({ message: 'The login has been saved.' });
    expect((await login('ZOLA.K', 'New2code!')).token).toBeTruthy();
    await expect(login('zola.k')).rejects.toMatchObject({ status: 401 });
    await expect(refresh(refreshToken)).rejects.toMatchObject({ status: 401 });
    await expect(resetPassword(link)).rejects.toMatchObject({ status: 410 });
    expect((await login('ZOLA.K', 'New2code!')).token).toBeTruthy();
    expect(await isTaken('zola')).toBe(false);
    expect((await get('lrn-zola')).email).toBe('zola@springbyte.test');
  });

  test('accepts the current user name, and refuses that of another account', async () => {
    await mock.signInAs('naledi');
    expect(await isTaken('zola')).toBe(true);
    await setLogin(loginOf('lrn-zola', 'zola'));
    expect(await isTaken('LWAZI')).toBe(true);
    expect(await refusal(() => setLogin(loginOf('lrn-zola', 'LWAZI')))).toMatchObject({
      status: 409,
      message: 'Username already taken.',
    });
  });

  test.each(['parent@springbyte.test', 'unknown@future.test', 'zola\nkhumalo', '@'])(
    'refuses the user name %j, which contains @ or a control character',
    async (userName) => {
      await mock.signInAs('naledi');
      expect(await refusal(() => setLogin(loginOf('lrn-zola', userName)))).toMatchObject({
        status: 400,
        errors: { userName: ['A user name has no @ and no control or directional characters.'] },
      });
    },
  );

  test('refuses different passwords, a weak password, a blank user name, and learners whom the caller cannot update', async () => {
    await mock.signInAs('naledi');
    expect(
      await refusal(() => setLogin({ ...loginOf('lrn-zola', 'z'), confirmPassword: 'Other1!' })),
    ).toMatchObject({
      status: 400,
      message: 'Passwords do not match.',
      errors: { confirmPassword: ['Passwords do not match.'] },
    });
    expect(await refusal(() => setLogin(loginOf('lrn-zola', 'z', 'weakling')))).toMatchObject({
      status: 400,
    });
    const nameless = { userName: ['This must not be blank.'] };
    expect(await refusal(() => setLogin(loginOf('lrn-zola', '  ') as never))).toMatchObject({
      status: 400,
      message: 'Validation failed.',
      errors: nameless,
    });
    expect(await refusal(() => setLogin(loginOf('lrn-kabelo', 'k')))).toMatchObject(forbidden);
    await mock.signInAs('thandi');
    expect(await refusal(() => setLogin(loginOf('lrn-none', 'k')))).toMatchObject(unknownLearner);
  });
});

describe('checkUserName', () => {
  test('refuses a missing and a blank name', async () => {
    await mock.signInAs('grace');
    expect(await refusal(() => isTaken(undefined as never))).toMatchObject(
      invalid({ username: ['This parameter is required.'] }),
    );
    expect(await refusal(() => isTaken(' '))).toMatchObject(
      invalid({ username: ['This must not be blank.'] }),
    );
  });
});

describe('deleteLearner', () => {
  const tables = ['attempts', 'drafts', 'subscriptions', 'payments', 'guardians', 'parentInvites'] as const;

  test.each(['naledi', 'thandi'])('deletes the account and its records when %s calls', async (persona) => {
    await mock.signInAs(persona);
    await login('lwazi');
    await remove('lrn-lwazi');
    const { db } = mock.backend;
    expect(db.users.get('lrn-lwazi')).toBeUndefined();
    expect(db.refreshTokens.where('userId', 'lrn-lwazi')).toEqual([]);
    for (const table of tables) {
      expect(db[table].all().filter(({ learnerId }) => learnerId === 'lrn-lwazi')).toEqual([]);
    }
    expect((await gradeLeaderboard('grd-4')).map(({ learnerId }) => learnerId)).not.toContain('lrn-lwazi');
    await mock.signInAs('johan');
    expect((await listMyLearners()).map(({ id }) => id)).toEqual(['lrn-zola']);
    expect(await refusal(() => remove('lrn-lwazi'))).toMatchObject(forbidden);
  });

  test('removes only the link of a parent who is not the primary one (D-088)', async () => {
    await mock.signInAs('johan');
    await remove('lrn-lwazi');
    expect(await refusal(() => get('lrn-lwazi'))).toMatchObject(forbidden);
    await mock.signInAs('naledi');
    expect((await get('lrn-lwazi')).parents.map(({ id }) => id)).toEqual(['usr-naledi']);
  });

  test('refuses a parent of another family, and an unknown learner', async () => {
    await mock.signInAs('fatima');
    expect(await refusal(() => remove('lrn-lwazi'))).toMatchObject(forbidden);
    await mock.signInAs('thandi');
    expect(await refusal(() => remove('usr-naledi'))).toMatchObject(unknownLearner);
  });
});
