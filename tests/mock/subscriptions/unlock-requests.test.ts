import { describe, expect, test } from 'vitest';
import { notFound } from '../curriculum-calls.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import { subscriptions } from './subscription-calls.ts';

const mock = useMock();
const { backend } = mock;
const ask = subscriptions.askForPlan;
const mails = () => backend.db.mails.all();
const learnerId = 'lrn-zola';

describe('listGuardians', () => {
  test('returns the primary parent, then the others by name', async () => {
    for (const [id, name] of [
      ['usr-fatima', 'Fatima'],
      ['usr-grace', 'Grace'],
    ] as const) {
      backend.db.guardians.insert({
        id: `grn-${name}`,
        learnerId,
        parentId: id,
        relationship: 'Guardian',
        isPrimaryParent: false,
      });
    }
    await mock.signInAs('zola');
    expect(await subscriptions.guardians(learnerId)).toEqual([
      {
        id: 'usr-naledi',
        fullName: 'Naledi Khumalo',
        email: 'parent@springbyte.test',
        relationship: 'Mother',
        isPrimary: true,
      },
      expect.objectContaining({ fullName: 'Fatima Adams', isPrimary: false }),
      expect.objectContaining({ fullName: 'Grace Mokoena' }),
      expect.objectContaining({ fullName: 'Johan Khumalo' }),
    ]);
  });

  test('returns an empty list without guardians, and createUnlockRequest then sends no email', async () => {
    await mock.signInAs('kabelo');
    expect(await subscriptions.guardians('lrn-kabelo')).toEqual([]);
    expect(await ask({ learnerId: 'lrn-kabelo', sendToAll: true, guardianIds: [] })).toEqual({ to: [] });
    expect(mails()).toEqual([]);
  });
});

describe('createUnlockRequest', () => {
  test('sends each guardian a separate email with the link to the plans (D-048)', async () => {
    await mock.signInAs('zola');
    // With `sendToAll`, the server ignores `guardianIds`.
    expect(await ask({ learnerId, sendToAll: true, guardianIds: ['usr-fatima'] })).toEqual({
      to: ['parent@springbyte.test', 'partner@springbyte.test'],
    });
    const link = 'https://app.springbyte.test#/subscribe?learnerId=lrn-zola';
    expect(mails()).toMatchObject([
      { kind: 'unlock-request', to: 'parent@springbyte.test', link, sentAtUtc: '2025-05-15T13:08:00.000Z' },
      { kind: 'unlock-request', to: 'partner@springbyte.test', link },
    ]);
    for (const { to, text } of mails()) {
      expect(text).toContain('Zola Khumalo');
      expect(text).toContain(link);
      expect(
        ['parent@springbyte.test', 'partner@springbyte.test'].filter((one) => text.includes(one)),
      ).toEqual([]);
      expect(to).not.toContain(',');
    }
  });

  test('sends to the chosen guardians once each', async () => {
    await mock.signInAs('naledi');
    const guardianIds = ['usr-johan', 'usr-johan'];
    expect(await ask({ learnerId, sendToAll: false, guardianIds })).toEqual({
      to: ['partner@springbyte.test'],
    });
    expect(mails()).toHaveLength(1);
  });

  test('sends to any email for one plan', async () => {
    await mock.signInAs('lwazi');
    const parentEmail = 'gogo@springbyte.test';
    const request = { learnerId: 'lrn-lwazi', parentEmail, planId: 'pln-full-access' };
    expect(await ask(request)).toEqual({ to: [parentEmail] });
    const link = 'https://app.springbyte.test#/subscribe?learnerId=lrn-lwazi&planId=pln-full-access';
    expect(mails()).toMatchObject([{ to: parentEmail, link }]);
    expect(mails()[0]?.text).toContain('Full Access');
    for (const planId of ['pln-none', 'pln-holiday-pass', 'pln-first-steps']) {
      expect(await refusalOf(backend, () => ask({ ...request, planId }))).toMatchObject(notFound('Plan'));
    }
  });

  test.each([
    [{ sendToAll: false, guardianIds: [] }, { guardianIds: ['Choose at least one guardian.'] }],
    [
      { sendToAll: false, guardianIds: ['usr-johan', 'usr-fatima'] },
      { 'guardianIds.1': ['This person is not a guardian of the learner.'] },
    ],
    [{ parentEmail: 'gogo', planId: 'pln-full-access' }, { parentEmail: ['Enter a valid email.'] }],
  ])('refuses %j', async (chosen, errors) => {
    await mock.signInAs('zola');
    const refusal = { status: 400, message: 'Validation failed.', errors };
    expect(await refusalOf(backend, () => ask({ learnerId, ...chosen }))).toMatchObject(refusal);
  });

  test('refuses guardians together with another email', async () => {
    await mock.signInAs('zola');
    const both = {
      learnerId,
      sendToAll: true,
      guardianIds: [],
      parentEmail: 'a@b.test',
      planId: 'pln-full-access',
    };
    expect(await refusalOf(backend, () => ask(both))).toMatchObject({ status: 400 });
  });
});
