import type { Client } from './client.ts';
import type { Context } from './scenario.ts';

type NewPlan = Parameters<Client['createPlan']>[0]['body'];

/** Creates a plan on sale, of 30 days unless the details say otherwise. */
export const createPlan = (
  { admin, name }: Pick<Context, 'admin' | 'name'>,
  planName: string,
  details: Partial<NewPlan> = {},
): ReturnType<Client['createPlan']> =>
  admin.createPlan({
    body: {
      planName: name(planName),
      // After the school's own plans.
      displayOrder: 900_000,
      price: 120.55,
      currency: 'ZAR',
      durationDays: 30,
      status: 1,
      ...details,
    },
  });
