import {
  array,
  boolean,
  check,
  integer,
  object,
  pipe,
  string,
  type InferInput,
  type InferOutput,
} from 'valibot';
import type { Plan, PlanDetails } from '#api/queries/plans.ts';
import {
  noDirectionalCharacters,
  toSingleLine,
  requiredNumber,
  requiredText,
  selectedValue,
  textOrNull,
  twoDecimals,
} from '#components/form/field-rules.ts';
import { formValues } from '#components/form/form-schema.ts';

/** The entitlement flags of a plan, labelled with the names of the contract (ADM-029). */
export const entitlementOptions = [
  { value: '1', label: 'CAPSAccess: school content' },
  { value: '2', label: 'ClassesAccess: coding classes' },
  { value: '4', label: 'UnlocksUsageLimit: no daily limit' },
];

/** Splits a text into one feature per line, without blank lines. */
export const splitLines = (text: string): string[] => text.split('\n').map(toSingleLine).filter(Boolean);

/** The price in rand (VAL-014b). */
export const price = pipe(requiredNumber('Price is required.', 0, 1_000_000), twoDecimals());

/** The field rules of ADM-026 and VAL-014. */
export const planFields = object({
  planName: pipe(
    requiredText('Plan name is required.'),
    check((text) => [...text].length >= 2, 'Must be at least 2 characters.'),
  ),
  planCode: textOrNull(),
  price,
  currency: selectedValue(),
  displayOrder: pipe(requiredNumber('Order is required.', 0, 1_000_000), integer('Must be a whole number.')),
  priceIncludesVat: boolean(),
  vatRatePercent: pipe(requiredNumber('VAT rate is required.', 0, 100), twoDecimals()),
  duration: requiredText('Term is required.'),
  durationDays: pipe(requiredNumber('Days are required.', 0, 3660), integer('Must be a whole number.')),
  status: selectedValue(),
  features: pipe(
    string(),
    noDirectionalCharacters(),
    check((text) => splitLines(text).length <= 100, 'No more than 100 features.'),
    check((text) => splitLines(text).every(({ length }) => length <= 200), 'A line is too long.'),
  ),
  entitlements: array(string()),
});

export type PlanValues = InferInput<typeof planFields>;

/** The form values of a plan, or the defaults of ADM-031 for a new one. */
export const toPlanValues = (plan: Plan | undefined): PlanValues =>
  formValues(planFields, {
    displayOrder: 0,
    price: 0,
    priceIncludesVat: true,
    vatRatePercent: 15,
    currency: 'ZAR',
    duration: 'Monthly',
    durationDays: 30,
    ...plan,
    status: String(plan?.status ?? 0),
    features: (plan?.features ?? []).join('\n'),
    entitlements: splitFlags(plan?.entitlements ?? 0).map(String),
  });

/** Creates the request body: features as a JSON string, entitlements as the sum of their flags. */
export function toPlanDetails(values: InferOutput<typeof planFields>): PlanDetails {
  const { features, entitlements, status, ...others } = values;
  return {
    ...others,
    currency: 'ZAR',
    status: Number(status),
    featuresJson: JSON.stringify(splitLines(features)),
    entitlements: sumFlags(entitlements),
  };
}

export const sumFlags = (flags: readonly string[]): number =>
  flags.reduce((sum, flag) => sum + Number(flag), 0);

const splitFlags = (sum: number): number[] => [1, 2, 4].filter((flag) => (sum & flag) > 0);
