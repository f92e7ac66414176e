import type { PlanRecord, PromotionRecord } from '../models/subscriptions.ts';
import type { RelativeTime } from './relative-time.ts';

export interface SeedSubscription {
  id: string;
  learnerId: string;
  planId: string;
  /** Including tax; also the amount paid for the current term. */
  price: number;
  startedDaysAgo: number;
  endsInDays: number;
  /** The parent who pays for renewals; null while auto-renew is off. */
  payerId: string | null;
}

const school = 'All school subjects of Grades 1 to 8';
const coding = 'Coding lessons';
const unlimited = 'As many attempts as you like';

const terms = { priceIncludesVat: true, vatRatePercent: 15, currency: 'ZAR' } as const;

/**
 * Status 0 is Draft, 1 Active, 2 Retired (D-127); entitlements are flags: 1 school lessons, 2 coding lessons, 4 no
 * daily limit. Two plans cost 199.5 to demonstrate the sort order of equal prices (D-110).
 */
export const plans: PlanRecord[] = [
  {
    ...terms,
    id: 'pln-school-content',
    planName: 'School Content',
    planCode: 'SCHOOL-30',
    displayOrder: 1,
    price: 199.5,
    duration: 'Monthly',
    durationDays: 30,
    featuresJson: JSON.stringify([school, unlimited]),
    entitlements: 5,
    status: 1,
  },
  {
    ...terms,
    id: 'pln-coding-content',
    planName: 'Coding Content',
    planCode: 'CODING-30',
    displayOrder: 1,
    price: 199.5,
    duration: 'Monthly',
    durationDays: 30,
    featuresJson: JSON.stringify([coding, unlimited]),
    entitlements: 6,
    status: 1,
  },
  {
    ...terms,
    id: 'pln-full-access',
    planName: 'Full Access',
    planCode: 'FULL-365',
    displayOrder: 2,
    price: 1999,
    duration: 'Yearly',
    durationDays: 365,
    featuresJson: JSON.stringify([school, coding, unlimited, 'Twelve months for the price of ten']),
    entitlements: 7,
    status: 1,
  },
  {
    ...terms,
    id: 'pln-holiday-pass',
    planName: 'Holiday Pass',
    planCode: null,
    displayOrder: 3,
    price: 89,
    duration: 'Two weeks',
    durationDays: 14,
    featuresJson: JSON.stringify([school, unlimited]),
    entitlements: 5,
    status: 0,
  },
  {
    ...terms,
    id: 'pln-first-steps',
    planName: 'First Steps',
    planCode: 'FIRST-30',
    displayOrder: 4,
    price: 149,
    priceIncludesVat: false,
    duration: 'Monthly',
    durationDays: 30,
    featuresJson: '[]',
    entitlements: 1,
    status: 2,
  },
];

export const subscriptions: SeedSubscription[] = [
  {
    id: 'sbs-lwazi',
    learnerId: 'lrn-lwazi',
    planId: 'pln-school-content',
    price: 199.5,
    startedDaysAgo: 14,
    endsInDays: 16,
    payerId: 'usr-naledi',
  },
  {
    id: 'sbs-emma',
    learnerId: 'lrn-emma',
    planId: 'pln-full-access',
    price: 1999,
    startedDaysAgo: 362,
    endsInDays: 3,
    payerId: null,
  },
];

export interface SeedPromotion extends Omit<PromotionRecord, 'startDate' | 'endDate'> {
  start: RelativeTime;
  end: RelativeTime;
}

export const promotions: SeedPromotion[] = [
  {
    id: 'prm-full-access-winter',
    planId: 'pln-full-access',
    name: 'Winter special',
    discountPercent: 20,
    start: { daysAgo: 15, minutesOfDay: 1320 },
    end: { daysAgo: -15, minutesOfDay: 1320 },
    isActive: true,
  },
  {
    id: 'prm-full-access-back-to-school',
    planId: 'pln-full-access',
    name: 'Back to school',
    discountPercent: 10,
    start: { daysAgo: 121, minutesOfDay: 1320 },
    end: { daysAgo: 91, minutesOfDay: 1320 },
    isActive: false,
  },
];
