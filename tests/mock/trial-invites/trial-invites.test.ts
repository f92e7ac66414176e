import { beforeEach, describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';

const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

const list = (query: { title?: string; from?: string; to?: string } = {}) =>
  unwrap(client.GET('/trialsessioninvite/filter', { params: { query } }));
const listIds = async (query: { title?: string; from?: string; to?: string }) =>
  (await list(query)).map(({ id }) => id);
const generate = (body: object) =>
  unwrap(client.POST('/trialsessioninvite/generate', { body: body as never }));
const generateForOne = (body: object) =>
  unwrap(client.POST('/trialsessioninvite/generate-invite', { body: body as never }));
const forward = (inviteId: string, emails: string[]) =>
  unwrap(client.POST('/trialsessioninvite/forward', { params: { query: { inviteId } }, body: { emails } }));
const resend = (id: string) =>
  unwrap(client.POST('/trialsessioninvite/resend/{id}', { params: { path: { id } } }));
const remove = (id: string) =>
  unwrap(client.DELETE('/trialsessioninvite/{id}', { params: { path: { id } } }));
const validateToken = (token: string) =>
  unwrap(client.GET('/trialsessioninvite/validate-token', { params: { query: { token } } }));

const mails = () => mock.backend.db.mails.all();
const sentTo = () => mails().map(({ to }) => to);
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

const openDay = {
  id: 'inv-open-day',
  inviteTitle: 'Open Day',
  token: 'rsvp-open-day-made-up',
  validUntil: '2025-06-06T16:00:00.000Z',
  message: 'Come and try a session. Bring a friend.',
  trialSessionIds: ['trs-robots-may', 'trs-games-june', 'trs-stories-may'],
  emails: ['mandla@springbyte.test', 'nadia@springbyte.test'],
  link: 'https://app.springbyte.test/rsvp?token=rsvp-open-day-made-up',
};
const holiday = {
  inviteTitle: 'Winter Holiday Trial',
  validUntil: '2025-06-27T16:00:00Z',
  message: 'Come and try it.',
  trialSessionIds: ['trs-robots-may', 'trs-games-june'],
  emails: ['mandla@springbyte.test', 'nadia@springbyte.test'],
};
const notFound = { status: 404, message: 'Trial invite not found.' };
const expired = { status: 410, message: 'This invite has expired.' };

beforeEach(() => mock.signInAs('thandi'));

test.each(exampleRequests.filter(({ operation }) => operationTable[operation].tag === 'TrialInvites'))(
  '$operation accepts the example "$example"',
  async ({ send }) => {
    expect((await send(mock.headers())).ok).toBe(true);
  },
);

describe('listTrialInvites', () => {
  test('returns all invites with token and link, also expired ones', async () => {
    const [first, ...others] = await list();
    expect(first).toEqual(openDay);
    expect(others.map(({ id }) => id)).toEqual(['inv-robots-may', 'inv-autumn-open-day']);
  });

  test.each([
    [{ title: 'OPEN day' }, ['inv-open-day', 'inv-autumn-open-day']],
    [{ title: '' }, ['inv-open-day', 'inv-robots-may', 'inv-autumn-open-day']],
    [{ from: '2025-05-23' }, ['inv-open-day', 'inv-robots-may']],
    [{ to: '2025-05-23' }, ['inv-robots-may', 'inv-autumn-open-day']],
    [{ from: '2025-05-24', to: '2025-06-06', title: 'open' }, ['inv-open-day']],
    [{ from: '2025-06-06', to: '2025-05-24' }, []],
  ])('filters by %j: %j', async (query, ids) => {
    expect(await listIds(query)).toEqual(ids);
  });

  test('refuses an invalid date', async () => {
    expect(await refusal(() => list({ from: 'soon' }))).toMatchObject({
      status: 400,
      errors: { from: ['Expected a string of format date.'] },
    });
  });
});

describe('generateTrialInvite and generateRsvpInvite', () => {
  test('send one email to each recipient, with the link of the booking page', async () => {
    const emails = [...holiday.emails, 'NADIA@springbyte.test'];
    const { link } = await generate({ ...holiday, emails });
    expect(link).toMatch(/^https:\/\/app\.springbyte\.test\/rsvp\?token=./);
    expect(mails()).toMatchObject([
      { kind: 'trial-invite', to: 'mandla@springbyte.test', link },
      { kind: 'trial-invite', to: 'nadia@springbyte.test', link },
    ]);
    expect(mails()[0]?.text).toBe(`Winter Holiday Trial\n\nCome and try it.\n\nBook your seat here: ${link}`);
    expect((await list()).find((invite) => invite.link === link)).toMatchObject({
      ...holiday,
      validUntil: '2025-06-27T16:00:00.000Z',
      token: tokenIn(link),
    });
    expect(await validateToken(tokenIn(link))).toMatchObject({
      valid: true,
      inviteTitle: 'Winter Holiday Trial',
      sessions: [{ id: 'trs-robots-may' }, { id: 'trs-games-june' }],
    });
  });

  test('accept an invite without emails, sessions and message', async () => {
    const { link } = await generate({
      ...holiday,
      message: '',
      trialSessionIds: [],
      emails: undefined,
    });
    expect((await list()).find((invite) => invite.link === link)).toMatchObject({
      message: null,
      trialSessionIds: [],
      emails: [],
    });
    expect(mails()).toEqual([]);
  });

  test('send no email for an expired invite', async () => {
    const { link } = await generate({ ...holiday, validUntil: '2025-05-15T13:08:00Z' });
    expect(mails()).toEqual([]);
    expect(await validateToken(tokenIn(link))).toEqual({
      valid: false,
      message: 'This invite has expired.',
    });
  });

  test('store the title that the session has when the invite is created (D-185)', async () => {
    const { link } = await generateForOne({
      trialSessionId: 'trs-games-june',
      validUntil: '2025-06-06T18:00:00+02:00',
    });
    mock.backend.db.trialSessions.update('trs-games-june', { title: 'Games' });
    expect((await list()).find((invite) => invite.link === link)).toMatchObject({
      inviteTitle: 'Make Your Own Game',
      validUntil: '2025-06-06T16:00:00.000Z',
      message: null,
      trialSessionIds: ['trs-games-june'],
      emails: [],
    });
  });

  test('create a unique token', async () => {
    const links = [await generate(holiday), await generate(holiday)].map(({ link }) => link);
    expect(new Set(links).size).toBe(2);
  });

  test('return 404 for an unknown session', async () => {
    const unknown = { status: 404, message: 'Trial session not found.' };
    const trialSessionIds = ['trs-robots-may', 'trs-none'];
    expect(await refusal(() => generate({ ...holiday, trialSessionIds }))).toMatchObject(unknown);
    const { validUntil, emails } = holiday;
    expect(
      await refusal(() => generateForOne({ trialSessionId: 'trs-none', validUntil, emails })),
    ).toMatchObject(unknown);
  });

  test('send no email when one address is invalid (D-192)', async () => {
    const emails = ['mandla@springbyte.test', 'nadia'];
    expect(await refusal(() => generate({ ...holiday, emails }))).toMatchObject({
      status: 400,
      errors: { 'emails.1': ['Enter a valid email.'] },
    });
  });
});

describe('forwardTrialInvite', () => {
  test('sends to new and earlier recipients, and adds the new ones', async () => {
    const emails = ['palesa@springbyte.test', 'Mandla@springbyte.test', 'PALESA@springbyte.test'];
    expect(await forward('inv-open-day', emails)).toEqual({ invite: { link: openDay.link } });
    expect(sentTo()).toEqual(['palesa@springbyte.test', 'Mandla@springbyte.test']);
    expect((await list())[0]).toEqual({
      ...openDay,
      emails: [...openDay.emails, 'palesa@springbyte.test'],
    });
  });

  test('refuses more than 500 recipients', async () => {
    const manyEmails = (prefix: string) =>
      Array.from({ length: 300 }, (_, index) => `${prefix}${index}@springbyte.test`);
    await forward('inv-open-day', manyEmails('first'));
    expect(await refusal(() => forward('inv-open-day', manyEmails('second')))).toMatchObject({
      status: 400,
      errors: { emails: ['An invite has at most 500 recipients.'] },
    });
    expect(await list()).not.toHaveLength(0);
  });

  test('returns the link and sends no email when the list of emails is empty', async () => {
    expect(await forward('inv-open-day', [])).toEqual({ invite: { link: openDay.link } });
    expect(mails()).toEqual([]);
  });

  test('refuses an unknown invite, an expired invite and an invalid email', async () => {
    const emails = ['palesa@springbyte.test'];
    expect(await refusal(() => forward('inv-none', emails))).toMatchObject(notFound);
    expect(await refusal(() => forward('inv-autumn-open-day', emails))).toMatchObject(expired);
    expect(await refusal(() => forward('inv-open-day', ['palesa']))).toMatchObject({
      status: 400,
      errors: { 'emails.0': ['Enter a valid email.'] },
    });
  });
});

describe('resendTrialInvite', () => {
  test('sends to all recipients and returns their emails', async () => {
    expect(await resend('inv-open-day')).toEqual({
      message: 'Invite resent to mandla@springbyte.test and nadia@springbyte.test.',
    });
    expect(sentTo()).toEqual(openDay.emails);
    expect((await list())[0]).toEqual(openDay);
  });

  test('ignores a body, which some clients send with every POST', async () => {
    const url = `${apiBaseUrl}/trialsessioninvite/resend/inv-open-day`;
    const response = await fetch(url, { method: 'POST', headers: mock.headers(), body: '{}' });
    expect(response.status).toBe(200);
  });

  test('sends no email without recipients', async () => {
    mock.backend.db.trialInvites.update('inv-open-day', { emails: [] });
    expect(await resend('inv-open-day')).toEqual({
      message: 'This invite has no recipients. Nothing was sent.',
    });
    expect(mails()).toEqual([]);
  });

  test('refuses an unknown and an expired invite', async () => {
    expect(await refusal(() => resend('inv-none'))).toMatchObject(notFound);
    expect(await refusal(() => resend('inv-autumn-open-day'))).toMatchObject(expired);
  });
});

describe('deleteTrialInvite', () => {
  test('invalidates the token and keeps sessions and bookings', async () => {
    expect(await remove('inv-open-day')).toBeUndefined();
    expect(await listIds({})).toEqual(['inv-robots-may', 'inv-autumn-open-day']);
    expect(await validateToken(openDay.token)).toEqual({
      valid: false,
      message: 'This invite does not exist.',
    });
    expect(mock.backend.db.bookings.all()).toHaveLength(21);
    expect(mock.backend.db.trialSessions.all()).toHaveLength(3);
  });

  test('deletes an expired invite, and returns 404 the second time', async () => {
    await remove('inv-autumn-open-day');
    expect(await refusal(() => remove('inv-autumn-open-day'))).toMatchObject(notFound);
  });
});
