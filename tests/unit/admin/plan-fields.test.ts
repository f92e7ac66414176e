import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  planFields,
  toPlanDetails,
  toPlanValues,
  type PlanValues,
} from '#features/admin/plans/plan-fields.ts';

const plan: PlanValues = { ...toPlanValues(undefined), planName: 'Weekend Coding' };
const messages = (given: Partial<PlanValues>) =>
  (safeParse(planFields, { ...plan, ...given }).issues ?? []).map(({ message }) => message);

describe('toPlanValues', () => {
  test('returns the defaults for a new plan (ADM-031)', () => {
    expect(toPlanValues(undefined)).toMatchObject({
      duration: 'Monthly',
      durationDays: 30,
      displayOrder: 0,
      price: 0,
      currency: 'ZAR',
      status: '0',
    });
  });
});

describe('planFields (VAL-014)', () => {
  test.each<[Partial<PlanValues>, string[]]>([
    [{}, []],
    [{ planName: '' }, ['Plan name is required.', 'Must be at least 2 characters.']],
    [{ planName: 'A' }, ['Must be at least 2 characters.']],
    [{ planName: 'AB' }, []],
    [{ price: null }, ['Price is required.']],
    [{ price: -1 }, ['Must be 0 or more.']],
    [{ price: 0 }, []],
    [{ price: 1.005 }, ['No more than two decimals.']],
    [{ displayOrder: -1 }, ['Must be 0 or more.']],
    [{ durationDays: 30.5 }, ['Must be a whole number.']],
    [{ displayOrder: 0.5 }, ['Must be a whole number.']],
    [{ durationDays: 0 }, []],
    [{ durationDays: -1 }, ['Must be 0 or more.']],
    [{ vatRatePercent: 101 }, ['Must be 100 or less.']],
    [{ features: 'x'.repeat(201) }, ['A line is too long.']],
    [{ features: 'x\n'.repeat(101) }, ['No more than 100 features.']],
  ])('%j gets the messages %j', (given, expected) => {
    expect(messages(given)).toEqual(expected);
  });

  test.each([{ currency: '' }, { status: '' }])('rejects %j', (given) => {
    expect(messages(given)).toHaveLength(1);
  });
});

test('toPlanDetails replaces a blank code with null, converts features to JSON without blank lines, and adds up the entitlements', () => {
  const parsed = safeParse(planFields, {
    ...plan,
    planCode: ' ',
    features: ' One "quoted" \n\n  Two\n',
    entitlements: ['1', '4'],
    status: '2',
  });
  if (!parsed.success) throw new Error('The plan is invalid.');
  expect(toPlanDetails(parsed.output)).toMatchObject({
    planCode: null,
    featuresJson: '["One \\"quoted\\"","Two"]',
    entitlements: 5,
    status: 2,
    currency: 'ZAR',
  });
});
