import { describe, expect, test } from 'vitest';
import { anyVersion } from '../any-version.ts';
import { examplesOf, notFound } from '../curriculum-calls.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import { plans, promotions } from '../subscriptions/subscription-calls.ts';

const mock = useMock();
const { backend } = mock;
const asAdmin = () => mock.signInAs('thandi');
const weekend = { planName: 'Weekend Coding', price: 249, currency: 'ZAR', status: 0 } as const;
const namesOnSale = async () => (await plans.onSale()).map(({ planName }) => planName);

test.each(examplesOf('Plans'))('$operation accepts the example "$example"', async ({ send }) => {
  await asAdmin();
  expect((await send(mock.headers())).ok).toBe(true);
});

test('plan and promotion operations refuse all roles except Admin', async () => {
  const { id: _id, ...whole } = backend.db.plans.getOrThrow('pln-full-access');
  for (const persona of ['pieter', 'aisha', 'sipho', 'grace', 'naledi', 'lwazi']) {
    await mock.signInAs(persona);
    for (const call of [
      plans.list,
      () => plans.get('pln-full-access'),
      () => plans.create(weekend),
      () => plans.update('pln-full-access', whole),
      () => plans.activate('pln-holiday-pass'),
      () => plans.retire('pln-full-access'),
      () => plans.setPrice('pln-full-access', 1),
      () => promotions.list('pln-full-access'),
      () => promotions.create('pln-full-access', { isActive: true }),
      () => promotions.retire('pln-full-access', 'prm-full-access-winter'),
      () => promotions.toggle('prm-full-access-winter', false),
    ]) {
      expect(await refusalOf(backend, call)).toMatchObject({ status: 403 });
    }
  }
});

test('plan operations return 404 for an unknown plan', async () => {
  await asAdmin();
  const { id: _id, ...whole } = backend.db.plans.getOrThrow('pln-full-access');
  for (const call of [
    () => plans.get('pln-none'),
    () => plans.update('pln-none', whole),
    () => plans.activate('pln-none'),
    () => plans.retire('pln-none'),
    () => plans.setPrice('pln-none', 1),
    () => promotions.list('pln-none'),
    () => promotions.create('pln-none', { isActive: true }),
    () => promotions.retire('pln-none', 'prm-full-access-winter'),
  ]) {
    expect(await refusalOf(backend, call)).toMatchObject(notFound('Plan'));
  }
});

describe('listPlans', () => {
  test('sorts by displayOrder, then by name', async () => {
    await asAdmin();
    expect((await plans.list()).map(({ planName }) => planName)).toEqual([
      'Coding Content',
      'School Content',
      'Full Access',
      'Holiday Pass',
      'First Steps',
    ]);
    await plans.create({ ...weekend, displayOrder: 1, planName: 'Maths Content' });
    expect((await plans.list())[1]?.planName).toBe('Maths Content');
  });
});

describe('createPlan', () => {
  test('sets defaults for omitted properties', async () => {
    await asAdmin();
    const plan = await plans.create(weekend);
    expect(plan).toEqual({
      id: expect.stringMatching(/^pln-/) as string,
      planName: 'Weekend Coding',
      planCode: null,
      displayOrder: 0,
      price: 249,
      priceIncludesVat: true,
      vatRatePercent: 15,
      currency: 'ZAR',
      duration: 'Monthly',
      durationDays: 30,
      featuresJson: '[]',
      entitlements: 0,
      status: 0,
      version: anyVersion,
    });
    expect(await plans.get(plan.id)).toEqual(plan);
    expect(await plans.list()).toContainEqual(plan);
  });

  test('allows a duplicate name but no duplicate code, and several plans without a code', async () => {
    await asAdmin();
    await plans.create({ ...weekend, planName: 'Full Access' });
    await plans.create({ ...weekend, planCode: null });
    await plans.create({ ...weekend, planCode: 'WEEKEND-30' });
    expect(
      await refusalOf(backend, () => plans.create({ ...weekend, planCode: 'WEEKEND-30' })),
    ).toMatchObject({
      status: 409,
      message: 'This plan code is already in use.',
    });
  });

  test.each([
    [{ ...weekend, planName: 'W' }, { planName: ['Expected at least 2 character(s).'] }],
    [{ ...weekend, planName: '  ' }, { planName: ['This must not be blank.'] }],
    [{ ...weekend, price: -1 }, { price: ['Must be 0 or more.'] }],
    [{ ...weekend, price: 1_000_001 }, { price: ['Must be 1000000 or less.'] }],
    [{ ...weekend, price: 19.999 }, { price: ['At most two decimals are allowed.'] }],
    [{ ...weekend, durationDays: -1 }, { durationDays: ['Must be 0 or more.'] }],
    [{ ...weekend, featuresJson: 'Coding lessons' }, { featuresJson: ['Expected a JSON string.'] }],
  ])('refuses the invalid plan %j', async (body, errors) => {
    await asAdmin();
    const refusal = { status: 400, message: 'Validation failed.', errors };
    expect(await refusalOf(backend, () => plans.create(body))).toMatchObject(refusal);
  });

  test('accepts a status as a string, and stores unknown values as Draft (D-127)', async () => {
    await asAdmin();
    const given = ['Active', 'Retired', '1', '2', 'active', 'Draft', 7];
    const created = await Promise.all(given.map((status) => plans.create({ ...weekend, status })));
    expect(created.map(({ status }) => status)).toEqual([1, 2, 1, 2, 0, 0, 0]);
  });
});

describe('updatePlan', () => {
  test('accepts only the id of the path', async () => {
    await asAdmin();
    const plan = await plans.get('pln-full-access');
    expect(await plans.update(plan.id, plan)).toEqual(plan);
    const other = { ...plan, id: 'pln-other' };
    expect(await refusalOf(backend, () => plans.update(plan.id, other))).toMatchObject({
      status: 400,
      errors: { id: ['This is not the id in the path.'] },
    });
  });

  test('replaces all properties including the status, also in the public list', async () => {
    await asAdmin();
    const { id: _id, version: _version, ...whole } = await plans.get('pln-full-access');
    const changed = { ...whole, planName: 'Everything', planCode: null, durationDays: 1, status: 'Active' };
    expect(await plans.update('pln-full-access', changed)).toEqual({
      ...changed,
      id: 'pln-full-access',
      status: 1,
      version: anyVersion,
    });
    expect(await namesOnSale()).toContain('Everything');
    expect(await plans.update('pln-full-access', { ...changed, status: 0 })).toMatchObject({ status: 0 });
    expect(await namesOnSale()).not.toContain('Everything');
  });

  test('accepts the current code and refuses that of another plan', async () => {
    await asAdmin();
    const { id: _id, version: _version, ...whole } = await plans.get('pln-full-access');
    expect(await plans.update('pln-full-access', whole)).toMatchObject({ planCode: 'FULL-365' });
    const taken = { ...whole, planCode: 'CODING-30' };
    expect(await refusalOf(backend, () => plans.update('pln-full-access', taken))).toMatchObject({
      status: 409,
      message: 'This plan code is already in use.',
      code: 'plan-code-in-use',
    });
  });
});

describe('activatePlan, retirePlan and setPlanPrice', () => {
  test('activatePlan and retirePlan accept plans of every status, also twice', async () => {
    await asAdmin();
    for (const id of ['pln-holiday-pass', 'pln-full-access', 'pln-first-steps']) {
      expect(await plans.activate(id)).toMatchObject({ id, status: 1 });
      expect(await plans.activate(id)).toMatchObject({ id, status: 1 });
    }
    expect(await namesOnSale()).toHaveLength(5);
    expect(await plans.retire('pln-holiday-pass')).toMatchObject({ status: 2 });
    expect(await plans.retire('pln-holiday-pass')).toEqual(await plans.get('pln-holiday-pass'));
    expect(await namesOnSale()).not.toContain('Holiday Pass');
  });

  test('setPlanPrice changes only the price, and refuses a negative one', async () => {
    await asAdmin();
    const before = await plans.get('pln-school-content');
    expect(await plans.setPrice('pln-school-content', 209.5)).toEqual({
      ...before,
      price: 209.5,
      version: anyVersion,
    });
    expect(await refusalOf(backend, () => plans.setPrice('pln-school-content', -1))).toMatchObject({
      status: 400,
      errors: { price: ['Must be 0 or more.'] },
    });
  });
});

describe('promotion operations', () => {
  const spring = {
    name: 'Spring special',
    discountPercent: 15,
    startDate: '2025-09-01T02:00:00+02:00',
    endDate: '2025-10-01T00:00:00Z',
    isActive: true,
  };

  test('list promotions, active or not', async () => {
    await asAdmin();
    expect(await promotions.list('pln-full-access')).toMatchObject([
      { id: 'prm-full-access-winter', discountPercent: 20, isActive: true },
      { id: 'prm-full-access-back-to-school', discountPercent: 10, isActive: false },
    ]);
    expect(await promotions.list('pln-coding-content')).toEqual([]);
  });

  test('create promotions for plans of any status, with date-times in UTC', async () => {
    await asAdmin();
    const promotion = await promotions.create('pln-first-steps', spring);
    expect(promotion).toEqual({
      ...spring,
      id: expect.stringMatching(/^prm-/) as string,
      planId: 'pln-first-steps',
      startDate: '2025-09-01T00:00:00.000Z',
      endDate: '2025-10-01T00:00:00.000Z',
    });
    expect(await promotions.list('pln-first-steps')).toEqual([promotion]);
  });

  test('omit properties without a value', async () => {
    await asAdmin();
    const promotion = await promotions.create('pln-first-steps', { isActive: false });
    expect(Object.keys(promotion).toSorted()).toEqual(['id', 'isActive', 'planId']);
  });

  test('require an end after the start, before looking up the plan', async () => {
    await asAdmin();
    const endsBeforeStart = { ...spring, endDate: '2025-09-01T00:00:00Z' };
    for (const planId of ['pln-first-steps', 'pln-none']) {
      expect(await refusalOf(backend, () => promotions.create(planId, endsBeforeStart))).toMatchObject({
        status: 400,
        errors: { endDate: ['The end must be after the start.'] },
      });
    }
  });

  test('retire a promotion of the plan, also twice', async () => {
    await asAdmin();
    const retire = (planId: string) => promotions.retire(planId, 'prm-full-access-winter');
    expect(await refusalOf(backend, () => retire('pln-school-content'))).toMatchObject(notFound('Promotion'));
    expect(await retire('pln-full-access')).toMatchObject({ isActive: false, discountPercent: 20 });
    expect(await retire('pln-full-access')).toEqual((await promotions.list('pln-full-access'))[0]);
  });

  test('set `isActive` to the sent value, and return 404 for an unknown promotion', async () => {
    await asAdmin();
    const toggle = (isActive: boolean) => promotions.toggle('prm-full-access-winter', isActive);
    expect([await toggle(true), await toggle(false), await toggle(false), await toggle(true)]).toMatchObject([
      { isActive: true },
      { isActive: false },
      { isActive: false },
      { isActive: true },
    ]);
    for (const call of [
      () => promotions.toggle('prm-none', true),
      () => promotions.retire('pln-full-access', 'prm-none'),
    ]) {
      expect(await refusalOf(backend, call)).toMatchObject(notFound('Promotion'));
    }
  });
});
