import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { applyChoice, findPayment } from '#mocks/payment/provider.ts';
import type { PaymentChoice } from '#mocks/rules/subscriptions/payments.ts';
import { examplesOf } from '../curriculum-calls.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import { planBlocked, plans, promotions, subscriptions } from '../subscriptions/subscription-calls.ts';

const mock = useMock();
const { backend } = mock;

/** Chooses on the provider's page. */
function decide(redirectUrl: string, choice: PaymentChoice): void {
  const payment = findPayment(backend.db, new URL(redirectUrl).searchParams);
  if (!payment) throw new Error(`${redirectUrl} leads to no payment.`);
  applyChoice(backend.db, payment, choice);
}

const checkout = async (planId = 'pln-full-access') =>
  (await subscriptions.checkout('lrn-zola', planId)).redirectUrl;

/** What the success screen receives with each poll. */
async function polls(count: number, learnerId = 'lrn-zola') {
  const received = [];
  for (let poll = 0; poll < count; poll += 1) received.push(await subscriptions.active(learnerId));
  return received;
}

const amounts = () => backend.db.payments.all().map(({ amount }) => amount);

test.each(examplesOf('Payments'))('the example $operation $example works', async ({ send }) => {
  await mock.signInAs('naledi');
  expect((await send(mock.headers())).ok).toBe(true);
});

describe('a checkout', () => {
  test('leads to the provider and starts no subscription yet', async () => {
    await mock.signInAs('naledi');
    expect(await checkout()).toMatch(/^https:\/\/payments\.springbyte\.test\/pay\?payment=pay-\w+$/);
    expect(await polls(4)).toEqual(Array.from({ length: 4 }, () => ({ isActive: false })));
  });

  test('that is paid is confirmed after two more polls, and starts then (D-108)', async () => {
    await mock.signInAs('naledi');
    decide(await checkout(), 'pay');
    mock.setNow(new Date(testNow.getTime() + 6000));
    const started = {
      isActive: true,
      planId: 'pln-full-access',
      startDate: '2025-05-15T13:08:06.000Z',
      expirationDate: '2026-05-15T13:08:06.000Z',
      // Not what was paid: the price without regard to promotions.
      price: 1999,
      autoRenew: false,
    };
    expect(await polls(4)).toMatchObject([{ isActive: false }, { isActive: false }, started, started]);
    expect(backend.db.subscriptions.where('learnerId', 'lrn-zola')).toHaveLength(1);
  });

  test('is confirmed by nobody else’s polls', async () => {
    await mock.signInAs('naledi');
    decide(await checkout(), 'pay');
    await polls(5, 'lrn-lwazi');
    expect(await polls(1)).toEqual([{ isActive: false }]);
  });

  test.each(['cancel', 'fail'] as const)(
    'that ends with %s changes nothing and may start again',
    async (choice) => {
      await mock.signInAs('naledi');
      const redirectUrl = await checkout();
      decide(redirectUrl, choice);
      decide(redirectUrl, 'pay');
      expect(await polls(4)).toEqual(Array.from({ length: 4 }, () => ({ isActive: false })));
      decide(await checkout(), 'pay');
      expect((await polls(3)).at(-1)).toMatchObject({ isActive: true });
    },
  );

  test('of the same plan twice is refunded once, and the family is told', async () => {
    await mock.signInAs('naledi');
    for (const redirectUrl of [await checkout(), await checkout()]) decide(redirectUrl, 'pay');
    const received = await polls(5);
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
    expect(await polls(1)).toMatchObject([{ isActive: true, message: null }]);
  });

  test('keeps price and term when the plan changes before it is paid', async () => {
    await mock.signInAs('thandi');
    const redirectUrl = await checkout('pln-school-content');
    const { id: _id, ...whole } = await plans.get('pln-school-content');
    await plans.update('pln-school-content', { ...whole, price: 300, durationDays: 7 });
    await plans.retire('pln-school-content');
    decide(redirectUrl, 'pay');
    expect((await polls(3)).at(-1)).toMatchObject({
      planId: 'pln-school-content',
      price: 199.5,
      expirationDate: '2025-06-14T13:08:00.000Z',
    });
  });

  test('for a learner who is deleted before the confirmation is refunded', async () => {
    await mock.signInAs('johan');
    const [paid, open] = [await checkout(), await checkout('pln-school-content')];
    decide(paid, 'pay');
    await mock.signInAs('naledi');
    await unwrap(client.DELETE('/learner/{id}', { params: { path: { id: 'lrn-zola' } } }));
    expect(backend.db.mails.all()).toMatchObject([
      {
        kind: 'refund',
        to: 'partner@springbyte.test',
        text: expect.stringContaining('the learner’s account was deleted') as unknown,
      },
    ]);
    expect(findPayment(backend.db, new URL(open).searchParams)).toBeUndefined();
  });
});

describe('a learner who gets another role before the confirmation', () => {
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
  ])(
    'by %s is not waited for: what was paid is refunded, and the rest cannot be paid',
    async (_by, change) => {
      await mock.signInAs('johan');
      const [paid, open] = [await checkout(), await checkout('pln-school-content')];
      decide(paid, 'pay');
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
      decide(open, 'pay');
      expect(backend.db.payments.all().map(({ state }) => state)).toEqual(['refunded', 'cancelled']);
      // The family reads the reason as soon as there is a learner again.
      await assign('Learner');
      await mock.signInAs('johan');
      expect((await polls(4)).at(-1)).toEqual({
        isActive: false,
        message:
          'The payment for Full Access was refunded, because the learner’s account got another role before the payment was confirmed.',
      });
    },
  );

  test('keeps what is confirmed', async () => {
    await mock.signInAs('thandi');
    decide(await checkout(), 'pay');
    await polls(3);
    await assign('Tutor');
    expect(backend.db.payments.all()).toMatchObject([{ state: 'settled' }]);
    expect(backend.db.subscriptions.where('learnerId', 'lrn-zola')).toHaveLength(1);
    expect(backend.db.mails.all()).toEqual([]);
  });

  test('is waited for when Learner stays the first role', async () => {
    await mock.signInAs('thandi');
    decide(await checkout(), 'pay');
    await setRoles('Learner', 'Tutor');
    expect((await polls(3)).at(-1)).toMatchObject({ isActive: true, planId: 'pln-full-access' });
  });
});

describe('the amount', () => {
  test('is lowered by active promotions, and only by the highest', async () => {
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

  test('has the tax added where the price does not include it', async () => {
    await mock.signInAs('thandi');
    await plans.activate('pln-first-steps');
    await checkout('pln-first-steps');
    expect(amounts()).toEqual([171.35]);
  });

  test('of 0 needs no payment: the subscription starts, and the browser goes on to the confirmation', async () => {
    await mock.signInAs('thandi');
    await promotions.create('pln-full-access', { discountPercent: 100, isActive: true });
    await mock.signInAs('naledi');
    expect(await checkout()).toBe(`${backend.applicationUrl}/subscribe/success?learnerId=lrn-zola`);
    expect(await subscriptions.active('lrn-zola')).toMatchObject({ isActive: true, price: 1999 });
    await expect(checkout()).rejects.toMatchObject(planBlocked);
  });
});

describe('agreeing to renewals', () => {
  const enable = async () => {
    const response = await subscriptions.enableAutoRenew('lrn-emma');
    expect(response).toMatchObject({
      requiresRedirect: true,
      planId: 'pln-full-access',
      message: 'Continue to the payment page to turn on auto-renew.',
    });
    return response.requiresRedirect ? response.redirectUrl : '';
  };

  test('turns auto-renew on after two more polls, at the full price', async () => {
    await mock.signInAs('thandi');
    const redirectUrl = await enable();
    expect(amounts()).toEqual([1999]);
    expect(await polls(3, 'lrn-emma')).toMatchObject([{}, {}, { autoRenew: false }]);
    decide(redirectUrl, 'pay');
    expect(await polls(3, 'lrn-emma')).toMatchObject([
      { autoRenew: false },
      { autoRenew: false },
      { autoRenew: true, nextBillingDateUtc: '2025-05-18T00:00:00.000Z' },
    ]);
    // From now on the provider's page is not needed.
    await subscriptions.cancelAutoRenew('lrn-emma');
    expect(await subscriptions.enableAutoRenew('lrn-emma')).toMatchObject({ requiresRedirect: false });
  });

  test.each([
    ['before it is paid', ['cancel', 'pay']],
    ['before it is confirmed', ['pay', 'cancel']],
  ] as const)('has no effect when auto-renew is cancelled %s', async (_when, steps) => {
    await mock.signInAs('thandi');
    const redirectUrl = await enable();
    for (const step of steps) {
      if (step === 'pay') decide(redirectUrl, 'pay');
      else await subscriptions.cancelAutoRenew('lrn-emma');
    }
    expect((await polls(4, 'lrn-emma')).at(-1)).toMatchObject({ isActive: true, autoRenew: false });
    expect(backend.db.payments.all()).toMatchObject([{ state: 'cancelled' }]);
  });

  test.each(['cancel', 'fail'] as const)('does nothing when it ends with %s', async (choice) => {
    await mock.signInAs('thandi');
    decide(await enable(), choice);
    expect((await polls(4, 'lrn-emma')).at(-1)).toMatchObject({ isActive: true, autoRenew: false });
  });

  test('makes whoever agreed last the payer, and comes too late when that one is no longer linked', async () => {
    await mock.signInAs('naledi');
    await subscriptions.cancelAutoRenew('lrn-lwazi');
    await mock.signInAs('johan');
    const agree = async () => {
      const response = await subscriptions.enableAutoRenew('lrn-lwazi');
      decide(response.requiresRedirect ? response.redirectUrl : '', 'pay');
      return polls(3, 'lrn-lwazi');
    };
    expect(await agree()).toMatchObject([{}, {}, { autoRenew: true }]);
    expect(backend.db.subscriptions.getOrThrow('sbs-lwazi')).toMatchObject({ payerId: 'usr-johan' });

    await subscriptions.cancelAutoRenew('lrn-lwazi');
    await mock.signInAs('naledi');
    const { requiresRedirect, ...response } = await subscriptions.enableAutoRenew('lrn-lwazi');
    expect(requiresRedirect).toBe(true);
    decide('redirectUrl' in response ? response.redirectUrl : '', 'pay');
    backend.db.users.update('usr-naledi', { role: 'Tutor' });
    await mock.signInAs('johan');
    expect((await polls(4, 'lrn-lwazi')).at(-1)).toMatchObject({ isActive: true, autoRenew: false });
  });

  test('comes too late for a subscription that has ended', async () => {
    await mock.signInAs('thandi');
    decide(await enable(), 'pay');
    mock.setNow(new Date('2025-05-18T00:00:00Z'));
    await mock.signInAs('thandi');
    expect((await polls(4, 'lrn-emma')).at(-1)).toEqual({ isActive: false });
    expect(backend.db.payments.all()).toMatchObject([{ state: 'cancelled' }]);
  });
});

test('payments and subscriptions are deleted with their learner', async () => {
  await mock.signInAs('naledi');
  decide(await checkout(), 'pay');
  await polls(3);
  await checkout('pln-school-content');
  await unwrap(client.DELETE('/learner/{id}', { params: { path: { id: 'lrn-zola' } } }));
  expect(backend.db.payments.all()).toEqual([]);
  expect(backend.db.subscriptions.where('learnerId', 'lrn-zola')).toEqual([]);
});
