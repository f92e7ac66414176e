import { beforeEach, describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import { subscriptions } from './subscription-calls.ts';

type Status = components['schemas']['SubscriptionStatus'];
type Active = components['schemas']['ActiveSubscription'];

const mock = useMock();
const { backend } = mock;

/** Moves the clock and signs in again, because the token has expired. */
async function signInLater(days: number, persona: string): Promise<void> {
  mock.setNow(new Date(testNow.getTime() + days * 86_400_000));
  await mock.signInAs(persona);
}

describe('cancelAutoRenew and enableAutoRenew', () => {
  beforeEach(() => mock.signInAs('naledi'));

  const message = 'Auto-renew turned off. Access remains until expiry.';

  test('keep access until the expiry after turning off', async () => {
    const turnedOff = await subscriptions.cancelAutoRenew('lrn-lwazi');
    expect(turnedOff).toEqual({
      message,
      runningPlans: [
        {
          planId: 'pln-school-content',
          planName: 'School Content',
          price: 199.5,
          currency: 'ZAR',
          startDate: '2025-05-01T00:00:00.000Z',
          expirationDate: '2025-05-31T00:00:00.000Z',
          autoRenew: false,
          nextBillingDateUtc: null,
          termStartDate: '2025-05-01T00:00:00.000Z',
          payment: { amount: 199.5, vatRatePercent: 15 },
        },
      ],
    });
    const before = backend.db.dump();
    expect(await subscriptions.cancelAutoRenew('lrn-lwazi')).toEqual(turnedOff);
    expect(backend.db.dump()).toEqual(before);
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject({
      isActive: true,
      autoRenew: false,
      nextBillingDateUtc: null,
    });
    await signInLater(17, 'naledi');
    expect(await subscriptions.active('lrn-lwazi')).toEqual({ isActive: false });
  });

  test('turn off all renewals of the learner, including those of an older plan (D-244)', async () => {
    await mock.signInAs('thandi');
    await subscriptions.subscribe('lrn-lwazi', 'pln-full-access');
    await mock.signInAs('naledi');
    expect(await subscriptions.cancelAutoRenew('lrn-lwazi')).toMatchObject({
      message,
      runningPlans: [
        { planId: 'pln-full-access', expirationDate: '2026-05-15T13:08:00.000Z', autoRenew: false },
        { planId: 'pln-school-content', expirationDate: '2025-05-31T00:00:00.000Z', autoRenew: false },
      ],
    });
    await signInLater(17, 'naledi');
    const { runningPlans } = (await subscriptions.active('lrn-lwazi')) as Active;
    expect(runningPlans.map(({ planId }) => planId)).toEqual(['pln-full-access']);
  });

  test('turn on auto-renew only for the plan that started last', async () => {
    await mock.signInAs('thandi');
    await subscriptions.subscribe('lrn-lwazi', 'pln-full-access');
    await mock.signInAs('naledi');
    await subscriptions.cancelAutoRenew('lrn-lwazi');
    backend.db.subscriptions.where('planId', 'pln-full-access').forEach(({ id, learnerId }) => {
      if (learnerId === 'lrn-lwazi') backend.db.subscriptions.update(id, { payerId: 'usr-naledi' });
    });
    expect(await subscriptions.enableAutoRenew('lrn-lwazi')).toMatchObject({ planId: 'pln-full-access' });
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject({
      runningPlans: [
        { planId: 'pln-full-access', autoRenew: true },
        { planId: 'pln-school-content', autoRenew: false },
      ],
    });
  });

  test('turn on auto-renew without the payment page if it is on or the caller has agreed before', async () => {
    const turnedOn = {
      requiresRedirect: false,
      planId: 'pln-school-content',
      message: 'Auto-renew turned on.',
    };
    expect(await subscriptions.enableAutoRenew('lrn-lwazi')).toEqual(turnedOn);
    await subscriptions.cancelAutoRenew('lrn-lwazi');
    expect(await subscriptions.enableAutoRenew('lrn-lwazi')).toEqual(turnedOn);
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject({ autoRenew: true });
    expect(backend.db.payments.all()).toEqual([]);
  });

  test('require the agreement of another parent who turns it on', async () => {
    await subscriptions.cancelAutoRenew('lrn-lwazi');
    await mock.signInAs('johan');
    expect(await subscriptions.enableAutoRenew('lrn-lwazi')).toMatchObject({ requiresRedirect: true });
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject({ autoRenew: false });
  });

  test('return 409 without an active subscription', async () => {
    const refusal = { status: 409, message: 'This learner has no active subscription.' };
    for (const call of [subscriptions.cancelAutoRenew, subscriptions.enableAutoRenew]) {
      expect(await refusalOf(backend, () => call('lrn-zola'))).toMatchObject(refusal);
    }
    await signInLater(17, 'thandi');
    const expired: Status = await subscriptions.active('lrn-emma');
    expect(expired.isActive).toBe(false);
    expect(await refusalOf(backend, () => subscriptions.enableAutoRenew('lrn-emma'))).toMatchObject(refusal);
  });
});

describe('endLostRights for renewals', () => {
  const assignRole = (id: string, role: string) =>
    unwrap(client.POST('/admin/users/{id}/roles', { params: { path: { id } }, body: { role } }));
  const setActive = async (isActive: boolean) => {
    const lwazi = await unwrap(client.GET('/learner/{id}', { params: { path: { id: 'lrn-lwazi' } } }));
    return unwrap(client.PUT('/learner', { body: { ...lwazi, isActive } as never }));
  };
  const setPayer = (payerId: string) => backend.db.subscriptions.update('sbs-lwazi', { payerId });
  const unlinkJohan = async () => {
    await mock.signInAs('johan');
    await unwrap(client.DELETE('/learner/{id}', { params: { path: { id: 'lrn-lwazi' } } }));
    await mock.signInAs('thandi');
  };
  const link = { learnerId: 'lrn-lwazi', parentId: 'usr-johan', relationship: 'Father' } as const;

  test.each<[string, string, () => unknown, () => unknown]>([
    [
      'the payer is no longer a Parent',
      'usr-naledi',
      () => assignRole('usr-naledi', 'Tutor'),
      () => assignRole('usr-naledi', 'Parent'),
    ],
    [
      'the learner has another role',
      'usr-naledi',
      () => assignRole('lrn-lwazi', 'Tutor'),
      () => assignRole('lrn-lwazi', 'Learner'),
    ],
    ['the learner is inactive', 'usr-naledi', () => setActive(false), () => setActive(true)],
    [
      'the payer is no longer linked',
      'usr-johan',
      unlinkJohan,
      () => backend.db.guardians.insert({ ...link, id: 'grn-again', isPrimaryParent: false }),
    ],
    [
      'the payer is deleted',
      'usr-naledi',
      () => unwrap(client.DELETE('/admin/users/{id}', { params: { path: { id: 'usr-naledi' } } })),
      () => {},
    ],
  ])('ends renewals when %s, even if this is reversed', async (_why, payerId, change, reverse) => {
    await mock.signInAs('thandi');
    setPayer(payerId);
    await change();
    await reverse();
    const off = { isActive: true, autoRenew: false, nextBillingDateUtc: null };
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject(off);
    await signInLater(17, 'thandi');
    expect(await subscriptions.active('lrn-lwazi')).toEqual({ isActive: false });
  });

  test('renews a term that was due before the right was lost', async () => {
    await signInLater(17, 'thandi');
    await assignRole('usr-naledi', 'Tutor');
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject({
      isActive: true,
      expirationDate: '2025-06-30T00:00:00.000Z',
      autoRenew: false,
    });
  });

  test('keeps renewals when another parent is unlinked', async () => {
    await unlinkJohan();
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject({ autoRenew: true });
  });

  test('enableAutoRenew refuses an inactive learner', async () => {
    await mock.signInAs('thandi');
    await subscriptions.cancelAutoRenew('lrn-lwazi');
    await setActive(false);
    const refusal = { status: 409, message: 'This learner is not active.', code: 'learner-inactive' };
    expect(await refusalOf(backend, () => subscriptions.enableAutoRenew('lrn-lwazi'))).toMatchObject(refusal);
  });
});
