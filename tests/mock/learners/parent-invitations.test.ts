import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import type { UserRecord } from '#mocks/data/models/accounts.ts';
import { resolve, routesOf } from '#openapi/tools/document.ts';
import { document } from '../../contract/contract.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import {
  acceptByRegistering,
  acceptBySigningIn,
  busisiwe,
  claimsOf,
  expired,
  forGrandmother,
  invite,
  tokenFor,
  tokenInMail,
  withdrawn,
} from './invitation-calls.ts';
import { forbidden, invalid, login, listMyLearners, remove, unknownLearner } from './learner-calls.ts';

const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

describe('contract examples of invitations', () => {
  const parts = routesOf(document).flatMap(({ path, operation }) => {
    if (!operation.operationId.startsWith('acceptInvite')) return [];
    const examples = operation.requestBody?.content['application/json']?.examples ?? {};
    return Object.entries(examples).map(([name, example]) => ({
      path,
      name,
      body: resolve(document, example).value,
    }));
  });

  test.each(parts)('$path accepts the example "$name"', async ({ path, name, body }) => {
    const isForFatima = name === 'fatima' || name === 'passwordOnly';
    const token = await tokenFor(mock.backend.db, isForFatima ? 'inv-fatima' : 'inv-busisiwe');
    const response = await fetch(`${apiBaseUrl}${path}?token=${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
  });

  test('the example token is that of Fatima’s invitation', async () => {
    const shown = document.components.parameters['InviteToken']?.example;
    expect(shown).toBe(await tokenFor(mock.backend.db, 'inv-fatima'));
  });
});

describe('inviteParent', () => {
  test('emails the link, and returns no token', async () => {
    await mock.signInAs('johan');
    expect(await invite({ ...forGrandmother, email: 'gogo@springbyte.test' })).toEqual({
      message: 'Invite sent!',
    });
    const mail = mock.backend.db.mails.all().at(-1);
    expect(mail).toMatchObject({ kind: 'parent-invite', to: 'gogo@springbyte.test' });
    expect(mail?.link).toMatch(/^https:\/\/app\.springbyte\.test\/learner\/accept-parent\?token=[\w.-]+$/);
    expect(mail?.text).toContain(mail?.link);
    expect(claimsOf(tokenInMail(mock.backend.db))).toMatchObject({
      IsRegistered: false,
      Relationship: 'Guardian',
      LearnerId: 'lrn-lwazi',
      InvitedEmail: 'gogo@springbyte.test',
      LearnerName: 'Lwazi Khumalo',
      exp: Date.parse('2025-05-22T13:08:00Z') / 1000,
    });
    await acceptByRegistering(tokenInMail(mock.backend.db), { ...busisiwe, email: 'gogo@springbyte.test' });
  });

  test('stores in the token whether the email has an account', async () => {
    await mock.signInAs('thandi');
    await invite({ ...forGrandmother, email: 'NEWPARENT@springbyte.test' });
    expect(claimsOf(tokenInMail(mock.backend.db))).toMatchObject({ IsRegistered: true });
  });

  test('ends the earlier link to the same email for the same learner only', async () => {
    await mock.signInAs('naledi');
    const earlierToken = await tokenFor(mock.backend.db, 'inv-busisiwe');
    await invite({ ...forGrandmother, learnerId: 'lrn-zola' });
    await invite({ ...forGrandmother, email: 'Busisiwe@springbyte.test' });
    const newToken = tokenInMail(mock.backend.db);
    expect(await refusal(() => acceptByRegistering(earlierToken, busisiwe))).toMatchObject(withdrawn);
    await acceptByRegistering(newToken, busisiwe);
    await invite({ ...forGrandmother, learnerId: 'lrn-zola', email: 'other@springbyte.test' });
    expect(mock.backend.db.parentInvites.where('learnerId', 'lrn-zola')).toHaveLength(3);
  });

  test('refuses the learner’s email, a linked adult, a malformed email, and callers without access to the learner', async () => {
    await mock.signInAs('naledi');
    expect(
      await refusal(() => invite({ ...forGrandmother, email: 'LEARNER@springbyte.test' })),
    ).toMatchObject({
      status: 400,
      errors: { email: ['A learner cannot be invited to follow their own record.'] },
    });
    expect(
      await refusal(() => invite({ ...forGrandmother, email: 'Partner@springbyte.test' })),
    ).toMatchObject({
      status: 409,
      message: 'This person is already linked to the learner.',
    });
    expect(await refusal(() => invite({ ...forGrandmother, email: 'gogo' }))).toMatchObject(
      invalid({ email: ['Enter a valid email.'] }),
    );
    expect(await refusal(() => invite({ ...forGrandmother, learnerId: 'lrn-kabelo' }))).toMatchObject(
      forbidden,
    );
    await mock.signInAs('lwazi');
    expect(await refusal(() => invite(forGrandmother))).toMatchObject(forbidden);
    await mock.signInAs('thandi');
    expect(await refusal(() => invite({ ...forGrandmother, learnerId: 'lrn-none' }))).toMatchObject(
      unknownLearner,
    );
  });
});

describe('invitation tokens', () => {
  const accept = [
    ['acceptInviteRegister', (token: string) => acceptByRegistering(token, busisiwe)],
    ['acceptInviteSignin', (token: string) => acceptBySigningIn(token, 'fatima')],
  ] as const;

  test.each(accept)('%s requires a token that this server signed for an invitation', async (_how, call) => {
    const token = await tokenFor(mock.backend.db, 'inv-busisiwe');
    const { token: access } = await login('naledi');
    const forged = token.replace(/\.[^.]*$/, `.${access.split('.')[2] ?? ''}`);
    for (const other of ['', 'abc', 'a.b.c', access, forged, `${token}x`]) {
      expect(await refusal(() => call(other))).toMatchObject({
        status: 400,
        message: 'Invalid invite token format',
      });
    }
  });

  test.each(accept)('%s fails seven days after the invitation', async (_how, call) => {
    expect(await refusal(async () => call(await tokenFor(mock.backend.db, 'inv-themba')))).toMatchObject(
      expired,
    );
    const token = await tokenFor(mock.backend.db, 'inv-busisiwe');
    mock.setNow(new Date('2025-05-22T13:08:00Z'));
    expect(await refusal(() => call(token))).toMatchObject(expired);
  });

  test.each(accept)('%s fails when the learner is deleted', async (_how, call) => {
    const token = await tokenFor(mock.backend.db, 'inv-busisiwe');
    await mock.signInAs('naledi');
    await remove('lrn-lwazi');
    expect(await refusal(() => call(token))).toMatchObject(withdrawn);
  });

  test.each(accept)('%s fails when the sender’s link to the learner is removed', async (_how, call) => {
    await mock.signInAs('johan');
    await invite(forGrandmother);
    const token = tokenInMail(mock.backend.db);
    await remove('lrn-lwazi');
    expect(await refusal(() => call(token))).toMatchObject(withdrawn);
  });

  test.each(accept)('%s fails when the sender’s account is deleted', async (_how, call) => {
    await mock.signInAs('johan');
    await invite(forGrandmother);
    const token = tokenInMail(mock.backend.db);
    await mock.signInAs('thandi');
    await unwrap(client.DELETE('/admin/users/{id}', { params: { path: { id: 'usr-johan' } } }));
    expect(await refusal(() => call(token))).toMatchObject(withdrawn);
  });

  test.each<[string, string, string, Partial<UserRecord>]>([
    ['a parent who becomes inactive', 'johan', 'usr-johan', { isActive: false }],
    ['a parent who gets another role', 'johan', 'usr-johan', { role: 'Tutor', roles: ['Tutor'] }],
    ['an Admin who becomes inactive', 'thandi', 'usr-thandi', { isActive: false }],
    ['an Admin who becomes a Parent', 'thandi', 'usr-thandi', { role: 'Parent', roles: ['Parent'] }],
  ])('stop working when the sender is %s', async (_who, sender, senderId, change) => {
    await mock.signInAs(sender);
    await invite(forGrandmother);
    const token = tokenInMail(mock.backend.db);
    mock.backend.db.users.update(senderId, change);
    expect(await refusal(() => acceptByRegistering(token, busisiwe))).toMatchObject(withdrawn);
  });

  test.each([
    ['the sender is a Parent again', 'usr-johan', 'Parent'],
    ['the learner is a Learner again', 'lrn-lwazi', 'Learner'],
  ])('stay invalid after a change of role, even if %s', async (_what, id, role) => {
    await mock.signInAs('johan');
    await invite(forGrandmother);
    const token = tokenInMail(mock.backend.db);
    await mock.signInAs('thandi');
    const assignRole = (name: string) =>
      unwrap(client.POST('/admin/users/{id}/roles', { params: { path: { id } }, body: { role: name } }));
    await assignRole('Tutor');
    await assignRole(role);
    expect(await refusal(() => acceptByRegistering(token, busisiwe))).toMatchObject(withdrawn);
  });

  test('remain valid when the sender, a linked parent, becomes an Admin', async () => {
    await mock.signInAs('johan');
    await invite(forGrandmother);
    mock.backend.db.users.update('usr-johan', { role: 'Admin', roles: ['Admin'] });
    expect(await acceptByRegistering(tokenInMail(mock.backend.db), busisiwe)).toHaveProperty('token');
  });

  test('are not valid as access tokens', async () => {
    mock.sendToken(await tokenFor(mock.backend.db, 'inv-fatima'));
    expect(await refusal(listMyLearners)).toMatchObject({ status: 401, message: 'Authentication required.' });
  });
});
