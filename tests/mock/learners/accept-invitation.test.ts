import { describe, expect, test } from 'vitest';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import {
  acceptByRegistering,
  acceptBySigningIn,
  busisiwe,
  claimsOf,
  forGrandmother,
  invite,
  tokenFor,
  tokenInMail,
  used,
} from './invitation-calls.ts';
import {
  forbidden,
  get,
  invalid,
  login,
  listMyLearners,
  refresh,
  resetLink,
  resetPassword,
} from './learner-calls.ts';

const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

const signInInstead = {
  status: 409,
  message: 'You already have an account. Please sign in to accept the invitation.',
  code: 'sign-in-required',
};

describe('acceptInviteRegister with a registration', () => {
  test('creates and links an account, signs it in, and succeeds only once', async () => {
    const token = await tokenFor(mock.backend.db, 'inv-busisiwe');
    const session = await acceptByRegistering(token, { ...busisiwe, town: 'Durban' });
    expect(claimsOf(session.token)).toMatchObject({ role: 'Parent', name: 'Busisiwe', permission: [] });
    expect((await refresh(session.refreshToken ?? '')).token).toBeTruthy();
    expect((await login('busisiwe.khumalo')).token).toBeTruthy();

    await mock.signInAs('busisiwe.khumalo');
    const [lwazi] = await listMyLearners();
    expect(lwazi?.parents.at(-1)).toMatchObject({
      name: 'Busisiwe',
      relationship: 'Guardian',
      isPrimaryParent: false,
      lastLoginDate: '2025-05-15T13:08:00.000Z',
    });
    expect(
      await refusal(() => acceptByRegistering(token, { ...busisiwe, email: 'b@springbyte.test' })),
    ).toMatchObject(used);
    expect(await refusal(() => acceptBySigningIn(token, 'fatima'))).toMatchObject(used);
  });

  test('accepts only one of two concurrent calls', async () => {
    const token = await tokenFor(mock.backend.db, 'inv-busisiwe');
    const results = await Promise.allSettled(
      ['b1', 'b2'].map((name) =>
        acceptByRegistering(token, { ...busisiwe, email: `${name}@springbyte.test` }),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('lists an adult learner among the adults, without the rights of a parent', async () => {
    await acceptByRegistering(await tokenFor(mock.backend.db, 'inv-busisiwe'), {
      ...busisiwe,
      role: 'Learner',
    });
    await mock.signInAs('busisiwe.khumalo');
    expect(await refusal(() => get('lrn-lwazi'))).toMatchObject(forbidden);
    await mock.signInAs('naledi');
    expect((await get('lrn-lwazi')).parents).toHaveLength(3);
  });

  test('makes the first adult of a learner the primary parent', async () => {
    await mock.signInAs('thandi');
    await invite({ ...forGrandmother, learnerId: 'lrn-kabelo' });
    await acceptByRegistering(tokenInMail(mock.backend.db), busisiwe);
    expect((await get('lrn-kabelo')).parents).toMatchObject([{ name: 'Busisiwe', isPrimaryParent: true }]);
  });

  test('refuses an email in use, a weak password, a missing surname and a staff role', async () => {
    const token = await tokenFor(mock.backend.db, 'inv-busisiwe');
    expect(
      await refusal(() => acceptByRegistering(token, { ...busisiwe, email: 'Parent@springbyte.test' })),
    ).toMatchObject({
      status: 409,
      message: 'This email is already registered.',
      code: 'email-in-use',
    });
    expect(
      await refusal(() => acceptByRegistering(token, { ...busisiwe, password: 'sunbird' })),
    ).toMatchObject({
      status: 400,
    });
    const { surname: _, ...nameless } = busisiwe;
    expect(await refusal(() => acceptByRegistering(token, nameless as never))).toMatchObject(
      invalid({ surname: ['This property is required.'] }),
    );
    expect(
      await refusal(() => acceptByRegistering(token, { ...busisiwe, role: 'Admin' } as never)),
    ).toMatchObject(
      invalid({
        role: ['Expected one of "Parent", "Learner".'],
      }),
    );
  });
});

describe('acceptInviteRegister with only a password (D-173)', () => {
  test('sets the invited parent’s password, and ends the old one with its sessions and reset links', async () => {
    const { refreshToken = '' } = await login('fatima');
    const link = await resetLink(mock.backend.db, mock.backend.db.users.get('usr-fatima')?.email ?? '');
    const session = await acceptByRegistering(await tokenFor(mock.backend.db, 'inv-fatima'), {
      password: 'sunbird',
    });
    expect(claimsOf(session.token)).toMatchObject({ id: 'usr-fatima' });
    await expect(login('fatima')).rejects.toMatchObject({ status: 401 });
    await expect(refresh(refreshToken)).rejects.toMatchObject({ status: 401 });
    await expect(resetPassword(link)).rejects.toMatchObject({ status: 410 });
    expect((await login('fatima', 'sunbird')).token).toBeTruthy();
    await mock.signInAs('fatima');
    expect((await listMyLearners()).map(({ id }) => id)).toEqual(['lrn-zola']);
  });

  test.each([
    ['now has another email', { email: 'fatima@springbyte.test' }],
    ['is inactive', { isActive: false }],
    ['belongs to an Admin', { role: 'Admin' as const, roles: ['Admin'] }],
  ])('gives no access to an account that %s', async (_what, change) => {
    mock.backend.db.users.update('usr-fatima', change);
    const token = await tokenFor(mock.backend.db, 'inv-fatima');
    expect(await refusal(() => acceptByRegistering(token, { password: 'sunbird' }))).toMatchObject(
      signInInstead,
    );
  });

  test('requires the properties of a registration without an account', async () => {
    const required = ['This property is required.'];
    const token = await tokenFor(mock.backend.db, 'inv-busisiwe');
    const errors = { name: required, surname: required, email: required, role: required };
    expect(await refusal(() => acceptByRegistering(token, { password: 'sunbird' }))).toMatchObject(
      invalid(errors),
    );
  });

  test('uses an account that got the invited email after the invitation', async () => {
    const { db } = mock.backend;
    const token = await tokenFor(mock.backend.db, 'inv-busisiwe');
    db.users.update('usr-fatima', { email: 'Busisiwe@springbyte.test' });
    const session = await acceptByRegistering(token, { password: 'sunbird' });
    expect(claimsOf(session.token)).toMatchObject({ id: 'usr-fatima' });
  });
});

describe('acceptInviteSignin', () => {
  test('links the account once, and keeps an existing link', async () => {
    await acceptBySigningIn(await tokenFor(mock.backend.db, 'inv-busisiwe'), ' FATIMA ');
    expect(mock.backend.db.users.getOrThrow('usr-fatima').lastLoginDate).toBe('2025-05-15T13:08:00.000Z');
    await mock.signInAs('fatima');
    expect((await get('lrn-lwazi')).parents.at(-1)).toMatchObject({
      id: 'usr-fatima',
      relationship: 'Guardian',
    });
    await acceptBySigningIn(await tokenFor(mock.backend.db, 'inv-fatima'), 'johan');
    await mock.signInAs('johan');
    const johan = (await get('lrn-zola')).parents.filter(({ id }) => id === 'usr-johan');
    expect(johan).toMatchObject([{ relationship: 'Father', isPrimaryParent: false }]);
  });

  test('keeps the invitation open after a failed sign-in', async () => {
    const token = await tokenFor(mock.backend.db, 'inv-fatima');
    const wrong = { status: 401, message: 'Invalid username or password' };
    expect(await refusal(() => acceptBySigningIn(token, 'fatima', 'Wrong1!'))).toMatchObject(wrong);
    expect(await refusal(() => acceptBySigningIn(token, 'unknown'))).toMatchObject(wrong);
    mock.backend.db.users.update('usr-fatima', { isActive: false });
    expect(await refusal(() => acceptBySigningIn(token, 'fatima'))).toMatchObject(wrong);
    mock.backend.db.users.update('usr-fatima', { isActive: true });
    expect((await acceptBySigningIn(token, 'fatima')).token).toBeTruthy();
  });

  test('refuses the learner whom the invitation is about, and an account without an email', async () => {
    const token = await tokenFor(mock.backend.db, 'inv-busisiwe');
    expect(await refusal(() => acceptBySigningIn(token, 'lwazi'))).toMatchObject({
      status: 400,
      errors: { emailOrUserName: ['Learners cannot follow their own record.'] },
    });
    mock.backend.db.users.update('lrn-zola', { email: null });
    expect(await refusal(() => acceptBySigningIn(token, 'zola'))).toMatchObject({ status: 400 });
  });
});
