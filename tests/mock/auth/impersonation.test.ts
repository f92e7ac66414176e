import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import type { UserRecord } from '#mocks/data/models/accounts.ts';
import { resetLink, resetPassword, setLogin } from '../learners/learner-calls.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';

const mock = useMock();
const { POST } = client;

const login = (emailOrUserName: string) =>
  unwrap(POST('/auth/login', { body: { emailOrUserName, password: 'Learn2code!' } }));
const actAs = (learnerId: string) => unwrap(POST('/auth/impersonate', { body: { learnerId } }));
const unlink = (id: string) => unwrap(client.DELETE('/learner/{id}', { params: { path: { id } } }));
const myProfile = () => unwrap(client.GET('/learner/my-profile'));

const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

const forbidden = { status: 403, message: 'You do not have permission to perform this action.' };

describe('impersonateLearner (D-019)', () => {
  test.each(['naledi', 'johan', 'thandi'])(
    'returns %s a token with the claims of Lwazi’s sign-in',
    async (adult) => {
      const { token: learnerToken } = await login('lwazi');
      await mock.signInAs(adult);
      const before = mock.backend.db.dump();
      const session = await actAs('lrn-lwazi');
      expect(Object.keys(session)).toEqual(['token']);
      expect(decodeJwt(session.token)).toEqual({
        ...decodeJwt(learnerToken),
        jti: expect.any(String) as unknown,
      });
      // No refresh token (D-005), and no sign-in date (D-233).
      expect({ ...mock.backend.db.dump(), impersonations: [] }).toEqual(before);

      mock.sendToken(session.token);
      expect(await unwrap(client.GET('/learner/my-profile'))).toMatchObject({ id: 'lrn-lwazi' });
      expect(await refusal(() => actAs('lrn-lwazi'))).toMatchObject(forbidden);
      expect(await refusal(() => unwrap(client.GET('/parent/profile')))).toMatchObject(forbidden);
    },
  );

  test('works for a learner without password and email', async () => {
    mock.backend.db.users.update('lrn-zola', { passwordHash: null, email: null });
    await mock.signInAs('naledi');
    expect(decodeJwt((await actAs('lrn-zola')).token)).toMatchObject({ id: 'lrn-zola', gradeId: 'grd-1' });
  });

  test.each([
    ['fatima', 'lrn-lwazi', forbidden],
    ['naledi', 'lrn-kabelo', forbidden],
    ['naledi', 'lrn-none', forbidden],
    ['naledi', 'usr-naledi', forbidden],
    ['sipho', 'lrn-lwazi', forbidden],
    ['thandi', 'lrn-none', { status: 404, message: 'Learner not found.' }],
    ['thandi', 'usr-naledi', { status: 404, message: 'Learner not found.' }],
    ['naledi', '', { status: 400, message: 'Validation failed.' }],
  ])('does not let %s act as %j', async (adult, learnerId, expected) => {
    await mock.signInAs(adult);
    expect(await refusal(() => actAs(learnerId))).toMatchObject(expected);
  });

  test('ends the token when the link is removed, but not tokens for other learners', async () => {
    await mock.signInAs('johan');
    const { token: asZola } = await actAs('lrn-zola');
    const { token: asLwazi } = await actAs('lrn-lwazi');
    await unlink('lrn-lwazi');
    mock.sendToken(asLwazi);
    await expect(myProfile()).rejects.toMatchObject({ status: 401 });
    mock.sendToken(asZola);
    expect(await myProfile()).toMatchObject({ id: 'lrn-zola' });
    const { token: learnerToken } = await login('lwazi');
    mock.sendToken(learnerToken);
    expect(await myProfile()).toMatchObject({ id: 'lrn-lwazi' });
  });

  test.each<[string, string, Partial<UserRecord>]>([
    ['the adult’s account becomes inactive', 'usr-thandi', { isActive: false }],
    ['the adult gets another role', 'usr-thandi', { role: 'Tutor', roles: ['Tutor'] }],
    ['the learner gets another role', 'lrn-lwazi', { role: 'Admin', roles: ['Admin'] }],
  ])('ends the token when %s', async (_what, id, changed) => {
    await mock.signInAs('thandi');
    const { token } = await actAs('lrn-lwazi');
    mock.backend.db.users.update(id, changed);
    mock.sendToken(token);
    await expect(unwrap(client.GET('/grades'))).rejects.toMatchObject({ status: 401 });
  });

  test('does not restore the token when the adult is linked again', async () => {
    await mock.signInAs('johan');
    const { token } = await actAs('lrn-lwazi');
    await unlink('lrn-lwazi');
    const link = { learnerId: 'lrn-lwazi', parentId: 'usr-johan', relationship: 'Father' } as const;
    mock.backend.db.guardians.insert({ ...link, id: 'grn-again', isPrimaryParent: false });
    mock.sendToken(token);
    await expect(myProfile()).rejects.toMatchObject({ status: 401 });
  });

  test('ends the token when the adult’s account is deleted', async () => {
    await mock.signInAs('johan');
    const { token } = await actAs('lrn-lwazi');
    await mock.signInAs('thandi');
    const params = { path: { id: 'usr-johan' } };
    await unwrap(client.DELETE('/admin/users/{id}', { params }));
    mock.sendToken(token);
    await expect(myProfile()).rejects.toMatchObject({ status: 401 });
  });

  test('ends the token when the adult’s password changes, but not when the learner’s does', async () => {
    await mock.signInAs('naledi');
    const { token } = await actAs('lrn-lwazi');
    const password = 'Loops4ever!';
    await setLogin({ learnerId: 'lrn-lwazi', userName: 'lwazi', password, confirmPassword: password });
    mock.sendToken(token);
    expect(await myProfile()).toMatchObject({ id: 'lrn-lwazi' });

    await resetPassword(await resetLink(mock.backend.db, 'parent@springbyte.test'));
    await expect(myProfile()).rejects.toMatchObject({ status: 401 });
    await mock.signInAs('naledi');
    mock.sendToken((await actAs('lrn-lwazi')).token);
    expect(await myProfile()).toMatchObject({ id: 'lrn-lwazi' });
  });

  test('refuses an adult whose link was removed, and a learner whose account is inactive', async () => {
    await mock.signInAs('johan');
    mock.backend.db.users.update('lrn-zola', { isActive: false });
    expect(await refusal(() => actAs('lrn-zola'))).toMatchObject(forbidden);
    await unlink('lrn-lwazi');
    expect(await refusal(() => actAs('lrn-lwazi'))).toMatchObject(forbidden);
  });

  test('refuses a request without a learner', async () => {
    await mock.signInAs('naledi');
    const errors = { learnerId: ['This property is required.'] };
    const callWithoutLearner = () => unwrap(POST('/auth/impersonate', { body: {} as never }));
    expect(await refusal(callWithoutLearner)).toMatchObject({ status: 400, errors });
  });
});
