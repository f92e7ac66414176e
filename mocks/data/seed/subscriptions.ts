import type { PlanRecord } from '../records.ts';

/** A learner's plan with its dates as whole days from "now": begun so many days ago, over in so many. */
export interface SeedSubscription {
  id: string;
  learnerId: string;
  planId: string;
  startedDaysAgo: number;
  endsInDays: number;
  autoRenew: boolean;
}

const everything = ['CAPSAccess', 'ClassesAccess', 'UnlocksUsageLimit'];

/** Status 0 is Draft, 1 Active, 2 Retired (D-127). The two plans of 199.5 show the rule of the same price. */
export const plans: PlanRecord[] = [
  {
    id: 'pln-school-content',
    planName: 'School Content',
    price: 199.5,
    currency: 'ZAR',
    durationDays: 30,
    entitlements: everything,
    status: 1,
  },
  {
    id: 'pln-coding-content',
    planName: 'Coding Content',
    price: 199.5,
    currency: 'ZAR',
    durationDays: 30,
    entitlements: ['ClassesAccess', 'UnlocksUsageLimit'],
    status: 1,
  },
  {
    id: 'pln-full-access',
    planName: 'Full Access',
    price: 1999,
    currency: 'ZAR',
    durationDays: 365,
    entitlements: everything,
    status: 1,
  },
  {
    id: 'pln-holiday-pass',
    planName: 'Holiday Pass',
    price: 89,
    currency: 'ZAR',
    durationDays: 14,
    entitlements: ['CAPSAccess', 'UnlocksUsageLimit'],
    status: 0,
  },
  {
    id: 'pln-first-steps',
    planName: 'First Steps',
    price: 149,
    currency: 'ZAR',
    durationDays: 30,
    entitlements: ['CAPSAccess'],
    status: 2,
  },
];

export const subscriptions: SeedSubscription[] = [
  {
    id: 'sbs-lwazi',
    learnerId: 'lrn-lwazi',
    planId: 'pln-school-content',
    startedDaysAgo: 14,
    endsInDays: 16,
    autoRenew: true,
  },
  {
    id: 'sbs-emma',
    learnerId: 'lrn-emma',
    planId: 'pln-full-access',
    startedDaysAgo: 362,
    endsInDays: 3,
    autoRenew: false,
  },
];
