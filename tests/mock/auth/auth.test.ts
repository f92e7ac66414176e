import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable } from '#api/contract.gen.ts';
import type { UserRecord } from '#mocks/data/models/accounts.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { anyReasons, refusalOf } from '../refusal.ts';

const mock = useMock();
const { POST, PUT } = client;

const login = (emailOrUserName: string, password = 'Learn2code!') =>
  unwrap(POST('/auth/login', { body: { emailOrUserName, password } }));
const register = (body: object) => unwrap(POST('/auth/register', { body: body as never }));
const change = (body: object) => unwrap(PUT('/auth/register', { body: body as never }));
const isTaken = (email: string) => unwrap(client.GET('/auth/check-email', { params: { query: { email } } }));

const userCalled = (userName: string): UserRecord | undefined =>
  mock.backend.db.users.all().find((user) => user.userName === userName);

const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

const forbidden = { status: 403, message: 'You do not have permission to perform this action.' };
/** The message for a password that is long enough but has too few kinds of characters (D-237). */
const passwordParts = 'Password must contain an uppercase letter, a number and a special character.';
const emailTaken = {
  status: 409,
  message: 'This email is already registered.',
  code: 'email-in-use',
  errors: { email: ['This email is already registered.'] },
};

const personaByExample: Record<string, string> = {
  lwazi: 'naledi',
  ownAccount: 'aisha',
  allDetails: 'thandi',
};

test.each(exampleRequests.filter(({ operation }) => operationTable[operation].tag === 'Auth'))(
  '$operation accepts the example "$example"',
  async ({ operation, example, send }) => {
    const persona = operationTable[operation].public ? undefined : personaByExample[example];
    if (persona) await mock.signInAs(persona);
    expect((await send(mock.headers())).status).toBe(operation === 'registerUser' ? 201 : 200);
  },
);

describe('registerUser', () => {
  const bongiwe = {
    name: 'Bongiwe',
    surname: 'van Wyk-Mabaso',
    email: 'Bongiwe@springbyte.test',
    cellphoneNumber: '0725550173',
    whatsAppNumber: '0725550174',
    town: 'Cape Town',
    postalCode: '7925',
    password: 'Loops4ever!',
    confirmPassword: 'Loops4ever!',
  };

  test('creates a parent’s account, and does not sign the caller in', async () => {
    const body = { ...bongiwe, role: 'Parent', dateOfBirth: '1990-04-12' };
    expect(await register(body)).toEqual({ message: 'User registered successfully!' });
    expect(mock.backend.db.refreshTokens.all().map(({ id }) => id)).toEqual(['rft-lwazi-1']);

    const { token } = await login('bongiwe@springbyte.test', 'Loops4ever!');
    expect(decodeJwt(token)).toMatchObject({ name: 'Bongiwe', role: 'Parent', permission: [] });
    await mock.signInAs('bongiwe.vanwykmabaso');
    expect(await unwrap(client.GET('/parent/profile'))).toMatchObject({
      surname: 'van Wyk-Mabaso',
      whatsAppNumber: '0725550174',
      learnerCount: 0,
    });
  });

  test('creates a Parent by default (AUTH-019)', async () => {
    await register(bongiwe);
    expect(userCalled('bongiwe.vanwykmabaso')).toMatchObject({ role: 'Parent', dateOfBirth: null });
  });

  test('creates a learner’s account without a grade', async () => {
    await register({ ...bongiwe, role: 'Learner', dateOfBirth: '2004-09-23' });
    await mock.signInAs('bongiwe.vanwykmabaso');
    expect(await unwrap(client.GET('/learner/my-profile'))).toMatchObject({
      email: 'Bongiwe@springbyte.test',
      dateOfBirth: '2004-09-23',
      gradeId: null,
      isActive: true,
      lastLoginDate: null,
      parents: [],
    });
  });

  test('appends a number to a user name that is in use', async () => {
    await register(bongiwe);
    await register({ ...bongiwe, email: 'another@springbyte.test' });
    expect(await login('bongiwe.vanwykmabaso2', 'Loops4ever!')).toHaveProperty('token');
  });

  test('stores only salted password hashes', async () => {
    await register(bongiwe);
    await register({ ...bongiwe, email: 'another@springbyte.test' });
    expect(JSON.stringify(mock.backend.db.dump())).not.toContain('Loops4ever!');
    const hashes = mock.backend.db.users.where('name', 'Bongiwe').map(({ passwordHash }) => passwordHash);
    expect(new Set(hashes)).toHaveProperty('size', 2);
  });

  test.each([
    ['a missing town', { town: undefined }, { town: ['This property is required.'] }],
    ['a malformed email', { email: 'bongiwe' }, { email: anyReasons }],
    ['a staff role (D-135)', { role: 'Admin' }, { role: ['Expected one of "Learner", "Parent".'] }],
    ['a short password', { password: 'Ab1!' }, { password: ['Password must be at least 6 characters.'] }],
    ['a password without a special character', { password: 'Learn2codé' }, { password: [passwordParts] }],
    ['a permission', { permissions: ['x'] }, { permissions: ['Expected no such property.'] }],
  ])('refuses %s', async (_what, wrong, errors) => {
    const expected = { status: 400, message: 'Validation failed.', errors };
    expect(await refusal(() => register({ ...bongiwe, ...wrong }))).toMatchObject(expected);
  });

  test('refuses different passwords', async () => {
    expect(await refusal(() => register({ ...bongiwe, confirmPassword: 'Loops4Ever!' }))).toMatchObject({
      status: 400,
      message: 'Passwords do not match.',
      errors: { confirmPassword: ['Passwords do not match.'] },
    });
  });

  test('refuses an email that is in use as email or user name, in any letter case', async () => {
    expect(await refusal(() => register({ ...bongiwe, email: 'PARENT@springbyte.test' }))).toMatchObject(
      emailTaken,
    );
    mock.backend.db.users.update('lrn-zola', { userName: 'zola@home.test', isActive: false });
    expect(await refusal(() => register({ ...bongiwe, email: 'zola@home.test' }))).toMatchObject(emailTaken);
  });

  test('creates one account for two concurrent requests', async () => {
    const outcomes = await Promise.allSettled([register(bongiwe), register(bongiwe)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(mock.backend.db.users.where('name', 'Bongiwe')).toHaveLength(1);
  });
});

describe('checkEmail', () => {
  test.each([
    ['parent@springbyte.test', true],
    [' PARENT@springbyte.test ', true],
    ['naledi', true],
    ['bongiwe@springbyte.test', false],
    ['parent', false],
    [' ', false],
  ])('returns for %j: %s', async (text, expected) => {
    expect(await isTaken(text)).toBe(expected);
  });

  test('includes inactive accounts, and user names of learners without an email', async () => {
    mock.backend.db.users.update('lrn-zola', { isActive: false, email: null });
    expect(await isTaken('zola')).toBe(true);
    expect(await isTaken('zola@springbyte.test')).toBe(false);
  });

  test('requires an email', async () => {
    const errors = { email: ['This parameter is required.'] };
    const nothing = () => unwrap(client.GET('/auth/check-email', { params: { query: {} as never } }));
    expect(await refusal(nothing)).toMatchObject({ status: 400, message: 'Validation failed.', errors });
    expect(await refusal(() => isTaken(''))).toMatchObject({ status: 400 });
  });
});

describe('updateRegisteredUser', () => {
  const aisha = { id: 'usr-aisha', name: 'Aisha', surname: 'Patel' };

  test('keeps the omitted properties, and clears the null ones', async () => {
    await mock.signInAs('aisha');
    const before = { ...userCalled('aisha') };
    const all = { town: 'Durban', postalCode: '4001', cellphoneNumber: '1', dateOfBirth: '1990-04-12' };
    expect(await change({ ...aisha, ...all })).toEqual({ message: 'User updated successfully!' });
    await change({ ...aisha, surname: 'Naidoo', town: null });
    expect(userCalled('aisha')).toEqual({ ...before, ...all, surname: 'Naidoo', town: null });
  });

  test('changes the profile at once, and the claims at the next sign-in', async () => {
    await mock.signInAs('lwazi');
    await change({ id: 'lrn-lwazi', name: 'Lwazi', surname: 'Dube' });
    expect(await unwrap(client.GET('/learner/my-profile'))).toMatchObject({ surname: 'Dube' });
    expect(decodeJwt((await login('lwazi')).token)).toMatchObject({ surname: 'Dube', role: 'Learner' });
  });

  test('lets only an Admin change another account', async () => {
    await mock.signInAs('pieter');
    expect(await refusal(() => change(aisha))).toMatchObject(forbidden);
    await mock.signInAs('thandi');
    await change({ ...aisha, email: 'aisha@springbyte.test' });
    await login('AISHA@springbyte.test');
    await expect(login('moderator@springbyte.test')).rejects.toMatchObject({ status: 401 });
  });

  test('returns 404 for an unknown account', async () => {
    for (const persona of ['thandi', 'lwazi']) {
      await mock.signInAs(persona);
      const unknownUser = { ...aisha, id: 'usr-none' };
      expect(await refusal(() => change(unknownUser))).toMatchObject({
        status: 404,
        message: 'User not found.',
      });
    }
  });

  test('refuses the email of another account, but not the account’s own email in another letter case', async () => {
    await mock.signInAs('aisha');
    const town = 'Durban';
    expect(await refusal(() => change({ ...aisha, town, email: 'Tutor@springbyte.test' }))).toMatchObject(
      emailTaken,
    );
    await change({ ...aisha, email: 'Moderator@Springbyte.test' });
    expect(userCalled('aisha')?.email).toBe('Moderator@Springbyte.test');
  });

  test.each([
    [{ surname: undefined }, { surname: ['This property is required.'] }],
    [{ email: null }, { email: ['Expected string.'] }],
    [{ town: '' }, { town: ['This must not be blank.'] }],
    ...['role', 'roles', 'permissions', 'password', 'gradeId', 'isActive'].map(
      (property): [object, object] => [
        { [property]: 'Admin' },
        { [property]: ['Expected no such property.'] },
      ],
    ),
  ])('refuses %j (D-214)', async (wrong, errors) => {
    await mock.signInAs('thandi');
    const expected = { status: 400, message: 'Validation failed.', errors };
    expect(await refusal(() => change({ ...aisha, ...wrong }))).toMatchObject(expected);
  });
});
