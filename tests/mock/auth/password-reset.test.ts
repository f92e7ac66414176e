import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import { anyReasons, refusalOf } from '../refusal.ts';

const mock = useMock();
const { POST } = client;

const parentEmail = 'parent@springbyte.test';
const minutesLater = (count: number) => new Date(testNow.getTime() + count * 60_000);

const login = (password: string, emailOrUserName = 'naledi') =>
  unwrap(POST('/auth/login', { body: { emailOrUserName, password } }));
const request = (email = parentEmail) => unwrap(POST('/auth/request-password-reset', { body: { email } }));
const reset = (body: object = {}) =>
  unwrap(
    POST('/auth/reset-password', {
      body: {
        email: parentEmail,
        token: 'rst-naledi-1',
        newPassword: 'Loops4ever!',
        confirmPassword: 'Loops4ever!',
        ...body,
      },
    }),
  );

const mails = () => mock.backend.db.mails.all();

/** The query parameters of the newest link (AUTH-030). */
function newestLink() {
  const { pathname, searchParams } = new URL(mails().at(-1)?.link ?? '');
  expect(pathname).toBe('/auth/reset-password');
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
}

const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

const invalidLink = { status: 410, message: 'This reset link has expired or was already used.' };
const passwordReset = { message: 'Password reset successfully' };
const requestAccepted = { message: 'If an account exists, a reset link was sent.' };

describe('requestPasswordReset', () => {
  test('emails a working link to the account’s email', async () => {
    expect(await request('Parent@Springbyte.test')).toEqual(requestAccepted);
    const [mail] = mails();
    expect(mails()).toHaveLength(1);
    expect(mail).toMatchObject({ kind: 'password-reset', to: parentEmail, sentAtUtc: testNow.toISOString() });
    expect(mail?.text).toContain(mail?.link);
    expect(mail?.link).toMatch(
      /^https:\/\/app\.springbyte\.test\/auth\/reset-password\?token=rst-\w+&email=parent%40springbyte\.test$/,
    );
    expect(await reset(newestLink())).toEqual(passwordReset);
    await login('Loops4ever!');
  });

  test('encodes special characters of the email in the link', async () => {
    mock.backend.db.users.update('usr-naledi', { email: 'naledi+kids&co@springbyte.test' });
    await request('naledi+kids&co@springbyte.test');
    expect(newestLink().email).toBe('naledi+kids&co@springbyte.test');
    await reset(newestLink());
  });

  test.each([
    'unknown@springbyte.test',
    'naledi@springbyte.test',
    'zola@home.test',
    'partner@springbyte.test',
  ])('returns the same response for %s, but sends no email', async (email) => {
    mock.backend.db.users.update('lrn-zola', { userName: 'zola@home.test' });
    mock.backend.db.users.update('usr-johan', { isActive: false });
    const before = mock.backend.db.dump();
    expect(await request(email)).toEqual(requestAccepted);
    expect(mock.backend.db.dump()).toEqual(before);
  });

  test('ends earlier links of the same account only', async () => {
    await request();
    const first = newestLink();
    await request();
    const second = newestLink();
    await request('partner@springbyte.test');
    expect(second.token).not.toBe(first.token);
    expect(await refusal(() => reset())).toMatchObject(invalidLink);
    expect(await refusal(() => reset(first))).toMatchObject(invalidLink);
    await reset(second);
  });

  test('lets an account without a password set one', async () => {
    mock.backend.db.users.update('lrn-zola', { passwordHash: null });
    await expect(login('Learn2code!', 'zola')).rejects.toMatchObject({ status: 401 });
    await request('zola@springbyte.test');
    await reset(newestLink());
    await login('Loops4ever!', 'zola');
  });

  test.each([
    ['naledi', anyReasons],
    [undefined, ['This property is required.']],
  ])('refuses the email %j', async (email, given) => {
    const body = { email } as { email: string };
    const expected = { status: 400, message: 'Validation failed.', errors: { email: given } };
    expect(await refusal(() => unwrap(POST('/auth/request-password-reset', { body })))).toMatchObject(
      expected,
    );
  });
});

describe('resetPassword', () => {
  test('ends open sessions with their access tokens', async () => {
    const old = await login('Learn2code!');
    mock.setNow(new Date(testNow.getTime() + 1));
    await reset();
    mock.sendToken(old.token);
    await expect(unwrap(client.GET('/grades'))).rejects.toMatchObject({ status: 401 });
    mock.sendToken((await login('Loops4ever!')).token);
    await expect(unwrap(client.GET('/grades'))).resolves.toHaveLength(8);
  });

  test('replaces the password, revokes refresh tokens, and does not sign the user in', async () => {
    const { refreshToken = '' } = await login('Learn2code!');
    const { refreshToken: johansToken = '' } = await login('Learn2code!', 'johan');
    expect(await reset({ email: 'PARENT@springbyte.test' })).toEqual(passwordReset);

    await expect(login('Learn2code!')).rejects.toMatchObject({ status: 401 });
    const renew = (token: string) => unwrap(POST('/auth/refresh-token', { body: { refreshToken: token } }));
    await expect(renew(refreshToken)).rejects.toMatchObject({
      status: 401,
      message: 'Invalid refresh token.',
    });
    await expect(renew(johansToken)).resolves.toHaveProperty('token');
    expect(JSON.stringify(mock.backend.db.dump())).not.toContain('Loops4ever!');
    await login('Loops4ever!');
    await login('Learn2code!', 'johan');
  });

  test('succeeds for only one of two concurrent calls', async () => {
    const outcomes = await Promise.allSettled([reset(), reset()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(() => reset())).toMatchObject(invalidLink);
  });

  test('accepts a link for an hour, including the link of the demo data', async () => {
    await request('partner@springbyte.test');
    const link = newestLink();
    mock.setNow(minutesLater(60));
    expect(await refusal(() => reset(link))).toMatchObject(invalidLink);
    expect(await refusal(() => reset())).toMatchObject(invalidLink);
    mock.setNow(new Date(minutesLater(60).getTime() - 1));
    expect(await reset(link)).toEqual(passwordReset);
    expect(await reset()).toEqual(passwordReset);
  });

  test.each([
    ['an unknown token', { token: 'rst-none' }],
    ['the email of another user', { email: 'partner@springbyte.test' }],
    ['an email without an account', { email: 'unknown@springbyte.test' }],
  ])('refuses %s', async (_what, wrong) => {
    expect(await refusal(() => reset(wrong))).toMatchObject(invalidLink);
    await login('Learn2code!');
  });

  test('refuses an inactive or a deleted account', async () => {
    mock.backend.db.users.update('usr-naledi', { isActive: false });
    expect(await refusal(() => reset())).toMatchObject(invalidLink);
    mock.backend.db.users.remove('usr-naledi');
    expect(await refusal(() => reset())).toMatchObject(invalidLink);
  });

  test('refuses a link sent to an email that was changed, even when the change is reverted', async () => {
    await mock.signInAs('naledi');
    const change = (email: string) =>
      unwrap(
        client.PUT('/auth/register', {
          body: { id: 'usr-naledi', name: 'Naledi', surname: 'Khumalo', email },
        }),
      );
    await change('Parent@springbyte.test');
    await change('naledi@springbyte.test');
    expect(await refusal(() => reset())).toMatchObject(invalidLink);
    expect(await refusal(() => reset({ email: 'naledi@springbyte.test' }))).toMatchObject(invalidLink);
    await change(parentEmail);
    expect(await refusal(() => reset())).toMatchObject(invalidLink);
  });

  test('accepts the same email in another letter case', async () => {
    await mock.signInAs('thandi');
    const body = { id: 'usr-naledi', name: 'Naledi', surname: 'Khumalo', email: 'Parent@springbyte.test' };
    await unwrap(client.PUT('/auth/register', { body }));
    expect(await reset()).toEqual(passwordReset);
  });

  const short = { newPassword: ['Password must be at least 6 characters.'] };

  test.each([
    ['a short password', { newPassword: 'Ab1!' }, { errors: short }],
    ['a password without a digit', { newPassword: 'Loopsforever!' }, { errors: { newPassword: anyReasons } }],
    ['a missing email', { email: undefined }, { errors: { email: ['This property is required.'] } }],
    ['two different passwords', { confirmPassword: 'Loops4Ever!' }, { message: 'Passwords do not match.' }],
  ])('refuses %s without consuming the link', async (_what, wrong, problem) => {
    const expected = { status: 400, ...problem };
    expect(await refusal(() => reset(wrong))).toMatchObject(expected);
    expect(await refusal(() => reset({ ...wrong, token: 'rst-none' }))).toMatchObject(expected);
    expect(await reset()).toEqual(passwordReset);
  });

  test('requires the token of a link', async () => {
    const errors = { token: ['This property is required.'] };
    expect(await refusal(() => reset({ token: undefined }))).toMatchObject({ status: 400, errors });
    expect(await refusal(() => reset({ token: '' }))).toMatchObject({ status: 400 });
  });
});
