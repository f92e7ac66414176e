import { beforeEach, describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { useMock } from './mock-fixture.ts';

/* Tests the emails of trial invites in the mock's outbox: their number, their recipients and their text. */
const mock = useMock();

const newInvite = {
  inviteTitle: 'Winter Holiday Trial',
  validUntil: '2025-06-27T16:00:00Z',
  message: 'Come and try it.',
  trialSessionIds: ['trs-robots-may'],
};
const generate = (emails: string[], change: { validUntil?: string } = {}) =>
  unwrap(client.POST('/trialsessioninvite/generate', { body: { ...newInvite, ...change, emails } }));
const forward = (emails: string[]) =>
  unwrap(
    client.POST('/trialsessioninvite/forward', {
      params: { query: { inviteId: 'inv-open-day' } },
      body: { emails },
    }),
  );
const resend = (id: string) =>
  unwrap(client.POST('/trialsessioninvite/resend/{id}', { params: { path: { id } } }));
const sentTo = () => mock.backend.db.mails.all().map(({ to }) => to);

beforeEach(() => mock.signInAs('thandi'));

describe('generateTrialInvite', () => {
  test('sends one email to each recipient, with the link of the booking page', async () => {
    const { link } = await generate([
      'mandla@springbyte.test',
      'nadia@springbyte.test',
      'NADIA@springbyte.test',
    ]);
    const text = `Winter Holiday Trial\n\nCome and try it.\n\nBook your seat here: ${link}`;
    expect(mock.backend.db.mails.all()).toMatchObject([
      { kind: 'trial-invite', to: 'mandla@springbyte.test', link, text },
      { kind: 'trial-invite', to: 'nadia@springbyte.test', link, text },
    ]);
    expect(link).toMatch(/^https:\/\/app\.springbyte\.test\/rsvp\?token=./);
  });

  test('sends no email for an invite that is expired from the start', async () => {
    await generate(['mandla@springbyte.test'], { validUntil: '2025-05-15T13:08:00Z' });
    expect(sentTo()).toEqual([]);
  });
});

test('forwardTrialInvite sends one email to each given recipient, new or not', async () => {
  await forward(['palesa@springbyte.test', 'Mandla@springbyte.test', 'PALESA@springbyte.test']);
  expect(sentTo()).toEqual(['palesa@springbyte.test', 'Mandla@springbyte.test']);
  await forward([]);
  expect(sentTo()).toHaveLength(2);
});

test('resendTrialInvite sends to all recipients, and to none if there are none', async () => {
  await resend('inv-open-day');
  expect(sentTo()).toEqual(['mandla@springbyte.test', 'nadia@springbyte.test']);
  mock.backend.db.trialInvites.update('inv-open-day', { emails: [] });
  await resend('inv-open-day');
  expect(sentTo()).toHaveLength(2);
});
