import { blames, has, lists } from '../kit/expect.ts';
import { createPlan } from '../kit/plans.ts';
import { onlyOne } from '../kit/race.ts';
import { json, scenario, unusualText } from '../kit/scenario.ts';

export const planUpdates = scenario(
  'plan-updates',
  'An update replaces every property of a plan, unless another user has changed it in the meantime.',
  async (context) => {
    const { admin, visitor, name } = context;
    const plan = await createPlan(context, 'Chess', { status: 0 });
    const otherPlan = await createPlan(context, 'Draughts', { status: 0 });
    const details = {
      planName: name(unusualText),
      planCode: null,
      displayOrder: 900_001,
      price: 349.95,
      priceIncludesVat: false,
      vatRatePercent: 15.5,
      currency: 'ZAR',
      duration: unusualText,
      durationDays: 90,
      featuresJson: json([unusualText, 'A tournament']),
      entitlements: 3,
      status: 1,
    } as const;
    const update = (body: Partial<Parameters<typeof admin.updatePlan>[0]['body']>) =>
      admin.updatePlan({ id: plan.id, body: { ...details, ...body } });

    const current = await admin.setPlanPrice({ id: plan.id, body: { price: 99 } });
    has(await update({ version: plan.version }).refused(409), { code: 'record-changed' });
    blames(await update({ id: otherPlan.id }).refused(400), 'id');
    blames(await update({ price: 349.955 }).refused(400), 'price');
    blames(await update({ vatRatePercent: 15.555 }).refused(400), 'vatRatePercent');
    has(await admin.getPlan({ id: plan.id }), current);

    const updated = await update({ id: plan.id, version: current.version });
    has(await admin.getPlan({ id: plan.id }), updated);
    lists(await admin.listPlans(), { id: plan.id, planName: details.planName });
    lists(await visitor.listPublicPlans(), { id: plan.id, planName: details.planName });
    const { version } = await update({ price: 350 });
    const { index: accepted } = await onlyOne((index) => update({ price: 360 + index, version }), {
      accepted: 200,
      refused: 409,
    });
    has(await admin.getPlan({ id: plan.id }), { price: 360 + accepted });
  },
);

export const planCodes = scenario(
  'plan-codes',
  'A code belongs to one plan, and several plans have none.',
  async (context) => {
    const { admin, prefix } = context;
    const planCode = `${prefix}-CODE`;
    const inUse = { code: 'plan-code-in-use' };
    const plan = await createPlan(context, 'Chess', { planCode, status: 0 });
    const planWithoutCode = await createPlan(context, 'Draughts', { planCode: null, status: 0 });
    has(await createPlan(context, 'Go', { planCode: null, status: 0 }), { planCode: null });
    has(await createPlan(context, 'Go', { planCode, status: 0 }).refused(409), inUse);
    has(
      await admin.updatePlan({ id: planWithoutCode.id, body: { ...planWithoutCode, planCode } }).refused(409),
      inUse,
    );
    // A body with an outdated version, too, is refused for the version.
    await admin.setPlanPrice({ id: planWithoutCode.id, body: { price: 99 } });
    has(
      await admin.updatePlan({ id: planWithoutCode.id, body: { ...planWithoutCode, planCode } }).refused(409),
      { code: 'record-changed' },
    );

    has(await admin.updatePlan({ id: plan.id, body: plan }), { planCode });
    const { version: _, ...details } = plan;
    has(await admin.updatePlan({ id: plan.id, body: { ...details, planCode: null } }), { planCode: null });
    has(await createPlan(context, 'Go', { planCode, status: 0 }), { planCode });
  },
);

export const planStatuses = scenario(
  'plan-statuses',
  'Any status may follow any other, and a status that the server does not know means Draft.',
  async (context) => {
    const { admin } = context;
    const { version: _, ...plan } = await createPlan(context, 'Chess', { status: 0 });
    const { id } = plan;
    for (const [sent, status] of [
      ['Active', 1],
      ['Draft', 0],
      ['Retired', 2],
      ['active', 0],
      ['1', 1],
      [7, 0],
      ['2', 2],
      ['Paused', 0],
      [1, 1],
      [0, 0],
    ] as const) {
      has(await admin.updatePlan({ id, body: { ...plan, status: sent } }), { status });
    }
    has(await createPlan(context, 'Go', { status: 'Retired' }), { status: 2 });
    has(await createPlan(context, 'Go', { status: 'Paused' }), { status: 0 });

    // From Draft, Active and Retired.
    const retired = await admin.retirePlan({ id });
    has(retired, { ...plan, status: 2 });
    has(await admin.retirePlan({ id }), retired);
    const active = await admin.activatePlan({ id });
    has(active, { ...plan, status: 1 });
    has(await admin.activatePlan({ id }), active);
    has(await admin.retirePlan({ id }), { status: 2 });
    await admin.updatePlan({ id, body: { ...plan, status: 0 } });
    has(await admin.activatePlan({ id }), { status: 1 });
  },
);
