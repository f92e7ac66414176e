import { has, holds, lists } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const plans = scenario(
  'plans',
  'A code belongs to one plan, a price has at most two decimals, and an update is saved.',
  async ({ admin, name, prefix }) => {
    const plan = await admin.createPlan({
      body: {
        planName: name('Chess'),
        planCode: `${prefix}-CHESS`,
        displayOrder: 900000,
        price: 249.5,
        priceIncludesVat: true,
        vatRatePercent: 15.25,
        currency: 'ZAR',
        duration: 'Monthly',
        durationDays: 30,
        featuresJson: json(['Chess lessons']),
        entitlements: 5,
        status: 0,
      },
    });
    has(plan, { price: 249.5, vatRatePercent: 15.25, entitlements: 5, status: 0 });
    has(
      await admin
        .createPlan({
          body: {
            planName: name('Draughts'),
            planCode: `${prefix}-CHESS`,
            displayOrder: 900000,
            price: 149,
            currency: 'ZAR',
            status: 0,
          },
        })
        .refused(409),
      { code: 'plan-code-in-use' },
    );
    // An unknown status means Draft.
    const withDefaults = await admin.createPlan({
      body: { planName: name('Draughts'), price: 0, currency: 'ZAR', status: 'Paused' },
    });
    has(withDefaults, {
      planCode: null,
      displayOrder: 0,
      priceIncludesVat: true,
      vatRatePercent: 15,
      duration: 'Monthly',
      durationDays: 30,
      featuresJson: '[]',
      entitlements: 0,
      status: 0,
    });
    await admin
      .createPlan({
        body: {
          planName: name('Draughts'),
          displayOrder: 900000,
          price: 149.995,
          currency: 'ZAR',
          status: 0,
        },
      })
      .refused(400);
    await admin
      .createPlan({
        body: {
          planName: name('Draughts'),
          displayOrder: 900000,
          price: 149,
          currency: 'ZAR',
          featuresJson: json({ first: 'Draughts' }),
          status: 0,
        },
      })
      .refused(400);
    const planList = await admin.listPlans();
    lists(planList, { id: plan.id, planCode: plan.planCode });
    lists(planList, { id: withDefaults.id });
    const planPrice = await admin.setPlanPrice({ id: plan.id, body: { price: 259.99 } });
    has(planPrice, { price: 259.99, vatRatePercent: 15.25, planCode: plan.planCode, status: 0 });
    holds(planPrice, 'version is not the expected version', planPrice.version !== plan.version);
    await admin.setPlanPrice({ id: plan.id, body: { price: 259.999 } }).refused(400);
    const plan2 = await admin.getPlan({ id: plan.id });
    has(plan2, { price: 259.99, version: planPrice.version });
    has(
      await admin
        .updatePlan({
          id: plan.id,
          body: {
            planName: name('Chess'),
            planCode: `${prefix}-CHESS`,
            displayOrder: 900000,
            price: 349.95,
            priceIncludesVat: false,
            vatRatePercent: 15.5,
            currency: 'ZAR',
            duration: 'Quarterly',
            durationDays: 90,
            featuresJson: json(['Chess lessons', 'A tournament']),
            entitlements: 3,
            status: 'Active',
            version: plan.version,
          },
        })
        .refused(409),
      { code: 'record-changed' },
    );
    const plan3 = await admin.updatePlan({
      id: plan.id,
      body: {
        id: plan.id,
        planName: name('Chess'),
        planCode: `${prefix}-CHESS`,
        displayOrder: 900000,
        price: 349.95,
        priceIncludesVat: false,
        vatRatePercent: 15.5,
        currency: 'ZAR',
        duration: 'Quarterly',
        durationDays: 90,
        featuresJson: json(['Chess lessons', 'A tournament']),
        entitlements: 3,
        status: 'Active',
        version: planPrice.version,
      },
    });
    has(plan3, { price: 349.95, priceIncludesVat: false, vatRatePercent: 15.5, status: 1 });
    has(
      await admin
        .updatePlan({
          id: withDefaults.id,
          body: {
            planName: name('Draughts'),
            planCode: `${prefix}-CHESS`,
            displayOrder: 900000,
            price: 349.95,
            priceIncludesVat: false,
            vatRatePercent: 15.5,
            currency: 'ZAR',
            duration: 'Quarterly',
            durationDays: 90,
            featuresJson: json(['Chess lessons', 'A tournament']),
            entitlements: 3,
            status: 0,
          },
        })
        .refused(409),
      { code: 'plan-code-in-use' },
    );
    await admin
      .updatePlan({
        id: plan.id,
        body: {
          id: withDefaults.id,
          planName: name('Chess'),
          planCode: `${prefix}-CHESS`,
          displayOrder: 900000,
          price: 349.95,
          priceIncludesVat: false,
          vatRatePercent: 15.5,
          currency: 'ZAR',
          duration: 'Quarterly',
          durationDays: 90,
          featuresJson: json(['Chess lessons', 'A tournament']),
          entitlements: 3,
          status: 'Active',
        },
      })
      .refused(400);
    const plan4 = await admin.getPlan({ id: plan.id });
    has(plan4, { price: 349.95, duration: 'Quarterly', durationDays: 90, entitlements: 3, status: 1 });
    const plan5 = await admin.updatePlan({
      id: withDefaults.id,
      body: {
        planName: name('Draughts'),
        planCode: null,
        displayOrder: 900000,
        price: 349.95,
        priceIncludesVat: false,
        vatRatePercent: 15.5,
        currency: 'ZAR',
        duration: 'Quarterly',
        durationDays: 90,
        featuresJson: json(['Chess lessons', 'A tournament']),
        entitlements: 3,
        status: 'Retired',
      },
    });
    has(plan5, { status: 2, planCode: null });
    await admin.retirePlan({ id: plan.id });
    await admin.retirePlan({ id: withDefaults.id });
  },
);
