import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { findPayment } from '#mocks/payment/provider.ts';
import { useMock } from './mock-fixture.ts';
import { choosePayment, pollSubscription, subscriptions } from './plan-calls.ts';

/* The texts of emails, which only the mock's outbox shows. */
const mock = useMock();
const { backend } = mock;
const params = { path: { id: 'lrn-zola' } };
const mails = () => backend.db.mails.all();

const checkOut = async (planId = 'pln-full-access') =>
  (await subscriptions.checkout('lrn-zola', planId)).redirectUrl;

const refundMail = (to: string, reason: string) => ({
  kind: 'refund',
  to,
  subject: 'Your payment for Full Access was refunded',
  text: expect.stringContaining(`ZAR 1599.20 for Full Access was refunded in full, ${reason}`) as unknown,
});

describe('email about a refund', () => {
  test('tells the buyer that the plan is already running', async () => {
    await mock.signInAs('naledi');
    for (const redirectUrl of [await checkOut(), await checkOut()]) {
      choosePayment(backend, redirectUrl, 'pay');
    }
    await pollSubscription(3, 'lrn-zola');
    expect(mails()).toMatchObject([
      refundMail('parent@springbyte.test', 'because a plan of the same type or price is already running'),
    ]);
  });

  test('tells the buyer that the learner got another role', async () => {
    await mock.signInAs('johan');
    choosePayment(backend, await checkOut(), 'pay');
    await mock.signInAs('thandi');
    await unwrap(client.POST('/admin/users/{id}/roles', { params, body: { role: 'Tutor' } }));
    expect(mails()).toMatchObject([
      refundMail('partner@springbyte.test', 'because the learner’s account got another role before'),
    ]);
  });

  test('tells the buyer that the learner was deleted, with all payments and plans', async () => {
    await mock.signInAs('johan');
    choosePayment(backend, await checkOut('pln-school-content'), 'pay');
    await pollSubscription(3, 'lrn-zola');
    const redirectUrl = await checkOut();
    choosePayment(backend, redirectUrl, 'pay');
    await mock.signInAs('naledi');
    await unwrap(client.DELETE('/learner/{id}', { params }));
    expect(mails()).toMatchObject([
      refundMail('partner@springbyte.test', 'because the learner’s account was deleted before'),
    ]);
    expect(findPayment(backend.db, new URL(redirectUrl).searchParams)).toBeUndefined();
    expect(backend.db.payments.all()).toEqual([]);
    expect(backend.db.subscriptions.where('learnerId', 'lrn-zola')).toEqual([]);
  });

  test('is not sent for a confirmed payment of a learner who gets another role', async () => {
    await mock.signInAs('thandi');
    choosePayment(backend, await checkOut(), 'pay');
    await pollSubscription(3, 'lrn-zola');
    await unwrap(client.POST('/admin/users/{id}/roles', { params, body: { role: 'Tutor' } }));
    expect(backend.db.payments.all()).toMatchObject([{ state: 'settled' }]);
    expect(mails()).toEqual([]);
  });
});

describe('email that asks for a plan', () => {
  test('names the learner and the link, but no other recipient (D-048)', async () => {
    await mock.signInAs('zola');
    const learnerId = 'lrn-zola';
    await subscriptions.askForPlan({ learnerId, sendToAll: true, guardianIds: [] });
    const link = 'https://app.springbyte.test#/subscribe?learnerId=lrn-zola';
    const recipients = ['parent@springbyte.test', 'partner@springbyte.test'];
    expect(mails()).toMatchObject(recipients.map((to) => ({ kind: 'unlock-request', to, link })));
    for (const { text } of mails()) {
      expect(text).toContain('Zola Khumalo');
      expect(text).toContain(link);
      expect(recipients.filter((recipient) => text.includes(recipient))).toEqual([]);
    }
  });

  test('names the plan', async () => {
    await mock.signInAs('zola');
    const parentEmail = 'gogo@springbyte.test';
    await subscriptions.askForPlan({ learnerId: 'lrn-zola', parentEmail, planId: 'pln-full-access' });
    expect(mails()[0]?.text).toContain('the plan “Full Access”');
  });
});
