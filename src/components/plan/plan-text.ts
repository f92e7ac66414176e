import type { components } from '#api/contract.gen.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { formatAmount } from '#lib/money.ts';
import { pluralize } from '#lib/numbers.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDayInWords } from '#lib/time/readable-dates.ts';
import { renewalAmount, type RunningPlan } from './running-plans.ts';

type PublicPlan = components['schemas']['PublicPlan'];

const entitlements = [
  { flag: 1, has: 'School lessons', lacks: 'No school lessons' },
  { flag: 2, has: 'Coding lessons', lacks: 'No coding lessons' },
  {
    flag: 4,
    has: 'As many activities a day as you like',
    lacks: `Limited to ${freeActivitiesPerDay} activities a day`,
  },
] as const;

/** The access that a plan gives, for a comparison. */
export const planAccess = [
  { flag: 1, name: 'School lessons' },
  { flag: 2, name: 'Coding lessons' },
  { flag: 4, name: 'No daily limit' },
] as const;

interface PlanLine {
  text: string;
  isIncluded: boolean;
}

/** Returns the plan's features, or else its entitlements, followed by the entitlements that it lacks (D-243). */
export function planLines({ features, entitlements: flags }: PublicPlan): PlanLine[] {
  const included = entitlements.filter(({ flag }) => (flags & flag) > 0).map(({ has }) => has);
  const missing = entitlements.filter(({ flag }) => (flags & flag) === 0).map(({ lacks }) => lacks);
  const texts = features.map((feature) => feature.trim()).filter(Boolean);
  return [
    ...(texts.length > 0 ? texts : included).map((text) => ({ text, isIncluded: true })),
    ...missing.map((text) => ({ text, isIncluded: false })),
  ];
}

export const formatDays = (count: number): string => pluralize(count, 'day', 'days');

const noEnd = 'No end date';

/** A plan of 0 days has no end (D-255). */
export const termText = ({ duration, durationDays }: PublicPlan): string =>
  `${duration} · ${durationDays === 0 ? noEnd : formatDays(durationDays)}`;

/** Formats a day of a learner's plan, such as '31 May'; null means no end. */
export function dayText(date: string | null): string {
  if (date === null) return noEnd;
  const day = new Date(date);
  return Number.isNaN(day.getTime()) ? 'N/A' : formatDayInWords(day, clock.now());
}

/** Formats the end of a learner's plan for a sentence, such as 'until 31 May'. */
export const untilText = (expirationDate: string | null): string =>
  expirationDate === null ? 'without an end date' : `until ${dayText(expirationDate)}`;

/** Formats the amount of the next renewal, such as 'R199.50'; undefined until the plans on sale are loaded. */
export const renewalPrice = (
  plan: Pick<RunningPlan, 'planId' | 'price' | 'currency'>,
  onSale: readonly PublicPlan[] | undefined,
): string | undefined =>
  onSale &&
  formatAmount(
    renewalAmount(
      plan,
      onSale.find(({ id }) => id === plan.planId),
    ),
    plan.currency,
  );

export const vatText = ({ vatRatePercent }: Pick<PublicPlan, 'vatRatePercent'>): string | undefined =>
  vatRatePercent === 0 ? undefined : `including ${vatRatePercent}% VAT`;

/** Undefined if no VAT is added to the price. */
export const addedVatText = ({ vatRatePercent, priceIncludesVat }: PublicPlan): string | undefined =>
  priceIncludesVat || vatRatePercent === 0 ? undefined : `plus ${vatRatePercent}% VAT`;

export function promotionText({
  promotion,
}: PublicPlan): { description: string; until: string | undefined } | undefined {
  if (!promotion) return undefined;
  const { name, discountPercent, endDate } = promotion;
  return {
    description: `${name ?? 'Special'}: ${discountPercent}% off`,
    // The end is excluded: at midnight, the day before is the last one.
    until: endDate === null ? undefined : untilText(new Date(Date.parse(endDate) - 1).toISOString()),
  };
}
