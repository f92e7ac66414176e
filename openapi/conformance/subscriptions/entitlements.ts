import { equals, has } from '../kit/expect.ts';
import { createPlan, startPlan } from '../kit/plans.ts';
import { daysAgo, scenario, type Context } from '../kit/scenario.ts';

/** Reads the permissions of a new token of the learner, sorted and separated by commas. */
async function readPermissions({ admin }: Pick<Context, 'admin'>, learnerId: string): Promise<string> {
  const { token } = await admin.impersonateLearner({ body: { learnerId } });
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { permission = [] } = JSON.parse(claims) as { permission?: string | string[] };
  return [permission].flat().toSorted().join();
}

const flags = { school: 1, coding: 2, unlimited: 4 };
const [coding, school] = ['coding-content-access', 'school-content-access'];

export const entitlements = scenario(
  'entitlements',
  'New tokens of a learner have the permissions of all running plans, as these are now.',
  async (context) => {
    const { admin, createLearner } = context;
    const { id } = await createLearner('Entitled-Zola');
    const schoolPlan = await createPlan(context, 'School', { price: 120.55, entitlements: flags.school });
    const codingPlan = await createPlan(context, 'Coding', {
      price: 990,
      entitlements: flags.coding + flags.unlimited,
    });
    equals(await readPermissions(context, id), '');
    await startPlan(context, id, schoolPlan.id);
    equals(await readPermissions(context, id), school);
    await startPlan(context, id, codingPlan.id);
    equals(await readPermissions(context, id), `${coding},${school}`);

    const { version: _, ...details } = codingPlan;
    const changed = { ...details, entitlements: flags.unlimited, status: 2 };
    await admin.updatePlan({ id: codingPlan.id, body: changed });
    equals(await readPermissions(context, id), school);
  },
);

export const expiry = scenario(
  'expiry',
  'A plan ends at its expiry with its entitlements, and can then be bought again.',
  async (context) => {
    const { at, createLearner } = context;
    const learner = await createLearner('Expired-Zola');
    const { id } = learner;
    const plan = await createPlan(context, 'Chess', { entitlements: flags.coding });
    const { expirationDate } = await at(daysAgo(40), () => startPlan(context, id, plan.id));
    const end = Date.parse(expirationDate ?? '');
    const minute = 60_000;
    await at(new Date(end - minute), async () => {
      has(await learner.getActiveSubscription({ id }), { isActive: true, expirationDate });
      equals(await readPermissions(context, id), coding);
    });
    await at(new Date(end + minute), async () => {
      has(await learner.getActiveSubscription({ id }), { isActive: false });
      equals(await readPermissions(context, id), '');
    });
    has(await startPlan(context, id, plan.id), { isActive: true, runningPlans: { length: 1 } });
  },
  { needs: ['clock'] },
);

export const endlessPlans = scenario(
  'endless-plans',
  'A plan of 0 days still runs after years.',
  async (context) => {
    const { at, createLearner } = context;
    const learner = await createLearner('Enduring-Zola');
    const { id } = learner;
    const plan = await createPlan(context, 'Chess', { durationDays: 0 });
    await at(daysAgo(4000), () => startPlan(context, id, plan.id));
    has(await learner.getActiveSubscription({ id }), { isActive: true, expirationDate: null });
  },
  { needs: ['clock'] },
);
