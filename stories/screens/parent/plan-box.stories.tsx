import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyNow, visit } from '../../visit.tsx';
import { respondTo } from '../respond-to.ts';
import { rememberCheckout } from '../subscription/plans.ts';
import { cardOf } from './learner-card.ts';

const at = '/parent/dashboard';
const reportFault = { operation: 'listLearnerActivityResults' } as const;
const planFault = { operation: 'getActiveSubscription' } as const;

/** Unusual states of the plan on a learner's card. */
const meta = preview.meta({ title: 'Screens/Parent/Plan on a card' });

/**
 * The report and the plan fail to load: the card is shown without them (D-053), with a button to request the plan
 * again.
 */
export const FiguresFailed = meta.story({
  ...visit({
    at,
    as: 'naledi',
    fault: [
      { ...reportFault, status: 500 },
      { ...planFault, status: 500, times: 4 },
    ],
  }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await lwazi.findByText('The plan did not load');
    // An unknown plan counts as no plan (D-102).
    await expect(lwazi.getByRole('link', { name: /^Buy \/ Manage Plan/ })).toBeVisible();
    await expect(lwazi.getByRole('button', { name: /^Share Payment Link/ })).toBeVisible();
    await waitFor(() => expect(lwazi.getByText('Grade average').nextSibling).toHaveTextContent('0%'));
    await expect(lwazi.getByText('The results did not load')).toBeVisible();
    await expect(lwazi.getByRole('link', { name: 'See the progress of Lwazi' })).toBeVisible();
    const again = lwazi.getByRole('button', { name: 'Try again for Lwazi Khumalo' });
    await userEvent.click(again);
    await lwazi.findByText('School Content');
    await waitFor(() => expect(lwazi.getByRole('group', { name: 'Plan' })).toHaveFocus());
  },
});

/** Two plans are running (D-244): the card shows the one that started last and mentions the other. */
export const TwoPlans = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: ({ db, now }) => {
      const running = db.subscriptions.getOrThrow('sbs-lwazi');
      db.subscriptions.insert({
        ...running,
        id: 'sbs-second',
        planId: 'pln-full-access',
        price: 1999,
        startDate: now().toISOString(),
        autoRenew: false,
        payerId: null,
      });
    },
  }),
  play: async ({ canvas }) => {
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await lwazi.findByText(/list price ZAR 1999$/);
    await expect(lwazi.getByText('Another plan is running as well.')).toBeVisible();
    await expect(lwazi.queryByText(/then renews/)).toBeNull();
  },
});

/** A payment is being confirmed: the card offers nothing to buy (D-270). */
export const PaymentPending = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['phone', 'dark'],
  beforeEach: () => rememberCheckout(),
  play: async ({ canvas }) => {
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await zola.findByRole('region', { name: 'Confirming your payment…' });
    await expect(zola.queryByText('No active plan')).toBeNull();
    await expect(zola.queryByRole('link', { name: /^Buy/ })).toBeNull();
  },
});

/** The other parent has paid on this device: nothing can be bought twice, and only that parent ends the wait (D-287). */
export const PaymentByPartner = meta.story({
  ...visit({ at, as: 'johan' }),
  tags: ['phone'],
  beforeEach: async () => {
    await rememberCheckout();
    await rememberCheckout({
      learnerId: 'lrn-lwazi',
      planId: 'pln-full-access',
      planName: 'Full Access',
      startedAt: storyNow.getTime() - 61 * 60_000,
    });
  },
  play: async ({ canvas }) => {
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await zola.findByRole('region', { name: 'Confirming a payment by Naledi Khumalo…' });
    await expect(zola.queryByRole('link', { name: /^(Buy|Choose a plan)/ })).toBeNull();
    await expect(zola.queryByRole('button', { name: 'I did not finish paying' })).toBeNull();
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await lwazi.findByText('We couldn’t confirm a payment by Naledi Khumalo.');
  },
});

/** No confirmation within an hour: the card says what to do, and the plans are on sale again. */
export const PaymentNotConfirmed = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['phone'],
  beforeEach: () => rememberCheckout({ startedAt: storyNow.getTime() - 61 * 60_000 }),
  play: async ({ canvas }) => {
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await zola.findByText('We couldn’t confirm the payment.');
    await zola.findByRole('link', { name: /^Buy/ });
  },
});

/** A plan response lacks a required property: only that card reports that its plan did not load. */
export const IncompleteResponse = meta.story({
  ...visit({ at, as: 'naledi' }),
  beforeEach: () => respondTo('/lrn-lwazi/active', { isActive: true, planName: 'School Content' }),
  play: async ({ canvas }) => {
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await lwazi.findByText('The plan did not load');
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await zola.findByText('No active plan');
  },
});
