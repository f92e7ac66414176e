import type { components } from '#api/contract.gen.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { pluralize } from '#lib/numbers.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { formatSchoolEnd } from '#lib/time/school-time.ts';

type PublicPlan = components['schemas']['PublicPlan'];

/** What the flags of a plan open, in words for parents. */
const entitlements = [
  { flag: 1, has: 'School lessons', lacks: 'No school lessons' },
  { flag: 2, has: 'Coding lessons', lacks: 'No coding lessons' },
  {
    flag: 4,
    has: 'As many activities a day as you like',
    lacks: `Limited to ${freeActivitiesPerDay} activities a day`,
  },
] as const;

/** One line of what a plan has, or has not, so that plans can be held against each other. */
interface PlanLine {
  text: string;
  isIncluded: boolean;
}

/** Its features in the school's own words, and what it does not open; without such words what it opens (D-243). */
export function planLines({ features, entitlements: flags }: PublicPlan): PlanLine[] {
  const opened = entitlements.filter(({ flag }) => (flags & flag) > 0).map(({ has }) => has);
  const closed = entitlements.filter(({ flag }) => (flags & flag) === 0).map(({ lacks }) => lacks);
  const own = features.map((feature) => feature.trim()).filter(Boolean);
  return [
    ...(own.length > 0 ? own : opened).map((text) => ({ text, isIncluded: true })),
    ...closed.map((text) => ({ text, isIncluded: false })),
  ];
}

export const days = (count: number): string => pluralize(count, 'day', 'days');

const noEnd = 'No end date';

/** A plan of 0 days has no end (D-255). */
export const termText = ({ duration, durationDays }: PublicPlan): string =>
  `${duration} · ${durationDays === 0 ? noEnd : days(durationDays)}`;

/** When a plan of a learner ends, as a fact. */
export const endText = (expirationDate: string | null): string =>
  expirationDate === null ? noEnd : formatTimestamp(expirationDate);

/** As `endText`, in a sentence: 'until 2025-05-31 00:00'. */
export const untilText = (expirationDate: string | null): string =>
  expirationDate === null ? 'without an end date' : `until ${formatTimestamp(expirationDate)}`;

/** What is in an amount that is charged; undefined where there is no tax. */
export const vatText = ({ vatRatePercent }: Pick<PublicPlan, 'vatRatePercent'>): string | undefined =>
  vatRatePercent === 0 ? undefined : `including ${vatRatePercent}% VAT`;

/** What comes on top of the price; undefined where nothing does. */
export const addedVatText = ({ vatRatePercent, priceIncludesVat }: PublicPlan): string | undefined =>
  priceIncludesVat || vatRatePercent === 0 ? undefined : `plus ${vatRatePercent}% VAT`;

/** Why the amount is lower than the price. */
export function promotionText({
  promotion,
}: PublicPlan): { what: string; until: string | undefined } | undefined {
  if (!promotion) return undefined;
  const { name, discountPercent, endDate } = promotion;
  return {
    what: `${name ?? 'Special'}: ${discountPercent}% off`,
    until: endDate === null ? undefined : `until ${formatSchoolEnd(endDate)}`,
  };
}
