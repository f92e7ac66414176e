import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';
import { respondTo } from '../respond-to.ts';
import { cardOf } from './learner-card.ts';

const at = '/parent/dashboard';
const everyReport = { operation: 'listLearnerActivityResults' } as const;
const everyPlan = { operation: 'getActiveSubscription' } as const;

/** The plan on a learner's card, where it is out of the ordinary. */
const meta = preview.meta({ title: 'Screens/Parent/Plan on a card' });

/** A card is shown without its report and its plan (D-053); a button fetches the plan again. */
export const FiguresFailed = meta.story({
  ...visit({
    at,
    as: 'naledi',
    fault: [
      { ...everyReport, status: 500 },
      { ...everyPlan, status: 500, times: 4 },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await lwazi.findByText('The plan did not load');
    // It counts as none (D-102).
    await expect(lwazi.getByRole('link', { name: /^Buy \/ Manage Plan/ })).toBeVisible();
    await expect(lwazi.getByRole('button', { name: /^Share Payment Link/ })).toBeVisible();
    await waitFor(() => expect(lwazi.getByText('Grade average').nextSibling).toHaveTextContent('0%'));
    const again = lwazi.getByRole('button', { name: /^Try again/ });
    await userEvent.click(again);
    await expect(again).toHaveFocus();
    await lwazi.findByText('School Content');
    await waitFor(() => expect(lwazi.getByRole('group', { name: 'Plan' })).toHaveFocus());
  },
});

/** Each plan runs by itself (D-244), and what the server has to tell about a payment is told. */
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
    await lwazi.findByText('ZAR 1999');
    await expect(lwazi.getByText('Another plan is running as well.')).toBeVisible();
    await expect(lwazi.queryByText('It renews automatically on that date.')).toBeNull();
  },
});

/** A server that leaves out what the contract requires: one card does without its plan, the others have theirs. */
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
