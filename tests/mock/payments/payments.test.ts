import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { findPayment } from '#mocks/payment/provider.ts';
import { examplesOf } from '../curriculum-calls.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import { planBlocked, plans, promotions, subscriptions } from '../subscriptions/subscription-calls.ts';
import { choosePayment, pollSubscription } from './payment-calls.ts';

const mock = useMock();
const { backend } = mock;

const checkout = async (planId = 'pln-full-access') =>
  (await subscriptions.checkout('lrn-zola', planId)).redirectUrl;

const amounts = () => backend.db.payments.all().map(({ amount }) => amount);

test.each(examplesOf('Payments'))('$operation accepts the example "$example"', async ({ send }) => {
  await mock.signInAs('naledi');
  expect((await send(mock.headers())).ok).toBe(true);
});

describe('createCheckout', () => {
  test('returns the provider’s URL, and starts no subscription', async () => {
    await mock.signInAs('naledi');
    expect(await checkout()).toMatch(/^https:\/\/payments\.springbyte\.test\/pay\?payment=pay-\w+$/);
    expect(await pollSubscription(4, 'lrn-zola')).toEqual(
      Array.from({ length: 4 }, () => ({ isActive: false })),
    );
  });

  test('starts the subscription two polls after the payment (D-108)', async () => {
    await mock.signInAs('naledi');
    choosePayment(backend, await checkout(), 'pay');
    mock.setNow(new Date(testNow.getTime() + 6000));
    const started = {
      isActive: true,
      planId: 'pln-full-access',
      startDate: '2025-05-15T13:08:06.000Z',
      expirationDate: '2026-05-15T13:08:06.000Z',
      // The price excludes the promotion, unlike the amount paid.
      price: 1999,
      autoRenew: false,
      runningPlans: [
        { termStartDate: '2025-05-15T13:08:06.000Z', payment: { amount: 1599.2, vatRatePercent: 15 } },
      ],
    };
    expect(await pollSubscription(4, 'lrn-zola')).toMatchObject([
      { isActive: false },
      { isActive: false },
      started,
      started,
    ]);
    expect(backend.db.subscriptions.where('learnerId', 'lrn-zola')).toHaveLength(1);
  });

  test('ignores polls of other learners', async () => {
    await mock.signInAs('naledi');
    choosePayment(backend, await checkout(), 'pay');
    await pollSubscription(5, 'lrn-lwazi');
    expect(await pollSubscription(1, 'lrn-zola')).toEqual([{ isActive: false }]);
  });

  test.each(['cancel', 'fail'] as const)(
    'starts no subscription when the payment ends with %s, and allows another checkout',
    async (choice) => {
      await mock.signInAs('naledi');
      const redirectUrl = await checkout();
      choosePayment(backend, redirectUrl, choice);
      choosePayment(backend, redirectUrl, 'pay');
      expect(await pollSubscription(4, 'lrn-zola')).toEqual(
        Array.from({ length: 4 }, () => ({ isActive: false })),
      );
      choosePayment(backend, await checkout(), 'pay');
      expect((await pollSubscription(3, 'lrn-zola')).at(-1)).toMatchObject({ isActive: true });
    },
  );

  test('refunds the second of two payments for one plan, and informs the family', async () => {
    await mock.signInAs('naledi');
    for (const redirectUrl of [await checkout(), await checkout()]) {
      choosePayment(backend, redirectUrl, 'pay');
    }
    const received = await pollSubscription(5, 'lrn-zola');
    expect(backend.db.subscriptions.where('learnerId', 'lrn-zola')).toHaveLength(1);
    expect(backend.db.payments.all().map(({ state }) => state)).toEqual(['settled', 'refunded']);
    expect(received.at(-1)).toMatchObject({
      isActive: true,
      message:
        'The payment for Full Access was refunded, because a plan of the same type or price is already running.',
    });
    expect(backend.db.mails.all()).toMatchObject([
      {
        kind: 'refund',
        to: 'parent@springbyte.test',
        subject: 'Your payment for Full Access was refunded',
        text: expect.stringContaining('ZAR 1599.20') as unknown,
      },
    ]);
    await expect(checkout()).rejects.toMatchObject(planBlocked);
    mock.setNow(new Date(testNow.getTime() + 86_400_000));
    await mock.signInAs('naledi');
    expect(await pollSubscription(1, 'lrn-zola')).toMatchObject([{ isActive: true, message: null }]);
  });

  test('keeps price and term when the plan changes before the payment', async () => {
    await mock.signInAs('thandi');
    const redirectUrl = await checkout('pln-school-content');
    const { id: _id, ...whole } = await plans.get('pln-school-content');
    await plans.update('pln-school-content', { ...whole, price: 300, durationDays: 7 });
    await plans.retire('pln-school-content');
    choosePayment(backend, redirectUrl, 'pay');
    expect((await pollSubscription(3, 'lrn-zola')).at(-1)).toMatchObject({
      planId: 'pln-school-content',
      price: 199.5,
      expirationDate: '2025-06-14T13:08:00.000Z',
    });
  });

  test('starts a subscription without an end for a plan of 0 days, which cannot renew (D-255)', async () => {
    await mock.signInAs('thandi');
    const { id: _id, ...whole } = await plans.get('pln-school-content');
    await plans.update('pln-school-content', { ...whole, durationDays: 0 });
    choosePayment(backend, await checkout('pln-school-content'), 'pay');
    const withoutEnd = { isActive: true, expirationDate: null, autoRenew: false, nextBillingDateUtc: null };
    expect((await pollSubscription(3, 'lrn-zola')).at(-1)).toMatchObject(withoutEnd);
    await expect(subscriptions.enableAutoRenew('lrn-zola')).rejects.toMatchObject({
      status: 409,
      code: 'no-active-subscription',
    });
    mock.setNow(new Date('2199-01-01T00:00:00Z'));
    await mock.signInAs('thandi');
    expect(await pollSubscription(1, 'lrn-zola')).toMatchObject([withoutEnd]);
  });

  test('refunds the payment for a learner who is deleted before the confirmation', async () => {
    await mock.signInAs('johan');
    const [paidUrl, openUrl] = [await checkout(), await checkout('pln-school-content')];
    choosePayment(backend, paidUrl, 'pay');
    await mock.signInAs('naledi');
    await unwrap(client.DELETE('/learner/{id}', { params: { path: { id: 'lrn-zola' } } }));
    expect(backend.db.mails.all()).toMatchObject([
      {
        kind: 'refund',
        to: 'partner@springbyte.test',
        text: expect.stringContaining('the learner’s account was deleted') as unknown,
      },
    ]);
    expect(findPayment(backend.db, new URL(openUrl).searchParams)).toBeUndefined();
  });
});

describe('payment for a learner who gets another role', () => {
  const params = { path: { id: 'lrn-zola' } };
  const zola = { name: 'Zola', surname: 'Khumalo', email: 'zola@springbyte.test' };
  const person = {
    cellphoneNumber: '081 555 0133',
    whatsAppNumber: '081 555 0133',
    dateOfBirth: '2000-09-12',
  };
  const assign = (role: string) => unwrap(client.POST('/admin/users/{id}/roles', { params, body: { role } }));
  const setRoles = (...roles: string[]) =>
    unwrap(client.PUT('/admin/roles/users/{id}/roles', { params, body: { roles } }));

  test.each<[string, () => Promise<unknown>]>([
    ['assignUserRole', () => assign('Tutor')],
    ['setUserRoles', () => setRoles('Tutor', 'Learner')],
    [
      'updateUser',
      () => unwrap(client.PUT('/admin/users/{id}', { params, body: { ...zola, ...person, role: 'Tutor' } })),
    ],
  ])('by %s is refunded if it was paid, and cancelled otherwise', async (_by, change) => {
    await mock.signInAs('johan');
    const [paidUrl, openUrl] = [await checkout(), await checkout('pln-school-content')];
    choosePayment(backend, paidUrl, 'pay');
    await mock.signInAs('thandi');
    await change();
    expect(backend.db.mails.all()).toMatchObject([
      {
        kind: 'refund',
        to: 'partner@springbyte.test',
        subject: 'Your payment for Full Access was refunded',
        text: expect.stringContaining(
          'ZAR 1599.20 for Full Access was refunded in full, because the learner’s account got another role before',
        ) as unknown,
      },
    ]);
    choosePayment(backend, openUrl, 'pay');
    expect(backend.db.payments.all().map(({ state }) => state)).toEqual(['refunded', 'cancelled']);
    // The family can read the reason when the account is a learner again.
    await assign('Learner');
    await mock.signInAs('johan');
    expect((await pollSubscription(4, 'lrn-zola')).at(-1)).toEqual({
      isActive: false,
      message:
        'The payment for Full Access was refunded, because the learner’s account got another role before the payment was confirmed.',
    });
  });

  test('is not refunded after the confirmation', async () => {
    await mock.signInAs('thandi');
    choosePayment(backend, await checkout(), 'pay');
    await pollSubscription(3, 'lrn-zola');
    await assign('Tutor');
    expect(backend.db.payments.all()).toMatchObject([{ state: 'settled' }]);
    expect(backend.db.subscriptions.where('learnerId', 'lrn-zola')).toHaveLength(1);
    expect(backend.db.mails.all()).toEqual([]);
  });

  test('starts the plan when Learner stays the first role', async () => {
    await mock.signInAs('thandi');
    choosePayment(backend, await checkout(), 'pay');
    await setRoles('Learner', 'Tutor');
    expect((await pollSubscription(3, 'lrn-zola')).at(-1)).toMatchObject({
      isActive: true,
      planId: 'pln-full-access',
    });
  });
});

describe('amount of a checkout', () => {
  test('is lowered only by the highest active promotion', async () => {
    await mock.signInAs('thandi');
    await checkout();
    await promotions.create('pln-full-access', { discountPercent: 25, isActive: true });
    await checkout();
    await promotions.toggle('prm-full-access-winter', false);
    await promotions.create('pln-full-access', {
      discountPercent: 90,
      isActive: true,
      startDate: '2025-05-15T13:08:01Z',
    });
    await checkout();
    expect(amounts()).toEqual([1599.2, 1499.25, 1499.25]);
    expect((await plans.onSale()).find(({ id }) => id === 'pln-full-access')).toMatchObject({ price: 1999 });
  });

  test('includes added tax when the price does not include it', async () => {
    await mock.signInAs('thandi');
    await plans.activate('pln-first-steps');
    await checkout('pln-first-steps');
    expect(amounts()).toEqual([171.35]);
  });

  test('of 0 starts the subscription at once, and returns the URL of the confirmation', async () => {
    await mock.signInAs('thandi');
    await promotions.create('pln-full-access', { discountPercent: 100, isActive: true });
    await mock.signInAs('naledi');
    expect(await checkout()).toBe(`${backend.applicationUrl}/subscribe/success?learnerId=lrn-zola`);
    expect(await subscriptions.active('lrn-zola')).toMatchObject({ isActive: true, price: 1999 });
    await expect(checkout()).rejects.toMatchObject(planBlocked);
  });
});

test('deleteLearner deletes payments and subscriptions', async () => {
  await mock.signInAs('naledi');
  choosePayment(backend, await checkout(), 'pay');
  await pollSubscription(3, 'lrn-zola');
  await checkout('pln-school-content');
  await unwrap(client.DELETE('/learner/{id}', { params: { path: { id: 'lrn-zola' } } }));
  expect(backend.db.payments.all()).toEqual([]);
  expect(backend.db.subscriptions.where('learnerId', 'lrn-zola')).toEqual([]);
});
