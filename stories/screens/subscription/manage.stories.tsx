import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pressButton } from '../../play.ts';
import { storyBackend, storyNow, visit } from '../../visit.tsx';
import { findsLongTexts, longTexts } from '../common-states.ts';
import { rememberCheckout, withRunningPlan } from './plans.ts';

const at = '/manage-subscription/lrn-lwazi';
const fullAccess = withRunningPlan('lrn-lwazi', 'pln-full-access', { endsInDays: 364 });

const meta = preview.meta({
  title: 'Screens/Subscription/Manage',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Manage subscription' });
  },
});

/** The end of the plan, whether it renews, and a button to turn that off (SUB-055, SUB-056). */
export const Loaded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'School Content' });
    for (const text of [
      'R199.50 ZAR 199.5',
      '16 of 30 days left',
      'Start1 May',
      'Ends31 May',
      'Next billing31 May',
      'Auto-renew On',
    ]) {
      await expect(card).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    );
  },
});

/** A plan of 0 days neither ends nor renews (D-255). */
export const WithoutAnEnd = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: ({ db }) => {
      for (const { id } of db.subscriptions.where('learnerId', 'lrn-lwazi')) {
        db.subscriptions.update(id, { expirationDate: null, autoRenew: false });
      }
    },
  }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'School Content' });
    for (const text of ['EndsNo end date', 'Next billingNone', 'Auto-renew Off', 'Access stays']) {
      await expect(card).toHaveTextContent(text);
    }
    await expect(card).not.toHaveTextContent('left');
    await expect(canvas.queryByRole('button', { name: /auto-renew/ })).toBeNull();
  },
});

/** A query parameter can name the learner, too (SUB-054). */
export const FromTheQuery = Loaded.extend(
  visit({ at: '/manage-subscription?learnerId=lrn-lwazi', as: 'naledi' }),
);

/** The receipt shows the term and VAT that were paid for, not the plan's current values. */
export const ReceiptPrinted = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: (backend) => {
      fullAccess(backend);
      const currentValues = { vatRatePercent: 20, duration: 'Weekly', durationDays: 7 };
      backend.db.plans.update('pln-school-content', currentValues);
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    const onPaper: string[] = [];
    spyOn(window, 'print').mockImplementation(() => {
      const printed = document.querySelectorAll('[data-printed] table');
      onPaper.push(...[...printed].map(({ textContent }) => textContent ?? ''));
    });
    await pressButton(context, 'Print receipt for School Content');
    await expect(onPaper).toHaveLength(1);
    await expect(onPaper[0]).toContain('LearnerLwazi Khumalo');
    await expect(onPaper[0]).toContain('PlanSchool Content');
    await expect(onPaper[0]).toContain('Term30 days');
    await expect(onPaper[0]).toContain(
      'PaidR199.50Without VATR173.48VAT, 15%R26.02Paid on1 May 2025Auto-renew',
    );
    await expect(onPaper[0]).not.toContain('Weekly');
    await expect(canvas.getByRole('region', { name: 'School Content' })).toHaveTextContent(
      '16 of 30 days left',
    );
    window.dispatchEvent(new Event('afterprint'));
    await expect(canvas.getByRole('region', { name: 'Full Access' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-printed]')).toBeNull());
  },
});

/** A plan that an Admin has started without a payment has no receipt. */
export const PaidAtTheOffice = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: ({ db }) => {
      db.subscriptions.update('sbs-lwazi', { amountPaid: 0 });
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await pressButton(context, 'Print confirmation for School Content');
    await expect(print).toHaveBeenCalledOnce();
    await expect(document.querySelector('[data-printed] table')).toHaveTextContent(
      'PaidNo card payment for this term',
    );
    await expect(canvas.queryByRole('button', { name: /receipt/ })).toBeNull();
  },
});

/** Without a running plan, the page links to the plans (SUB-057). */
export const NotActive = meta.story({
  ...visit({ at: '/manage-subscription/lrn-zola', as: 'naledi' }),
  tags: ['empty', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Zola has no active subscription.');
    await expect(canvas.getByRole('link', { name: 'Buy a subscription' })).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola',
    );
  },
});

/** A payment is being confirmed: there is nothing to buy here either (D-270). */
export const PaymentPending = meta.story({
  ...visit({ at: '/manage-subscription/lrn-zola', as: 'naledi' }),
  beforeEach: () => rememberCheckout(),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Confirming your payment…' });
    await expect(canvas.queryByRole('link', { name: 'Buy a subscription' })).toBeNull();
  },
});

/** A payment for another plan is being confirmed beside the running one. */
export const PaymentPendingBesidePlan = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['phone'],
  beforeEach: () =>
    rememberCheckout({
      learnerId: 'lrn-lwazi',
      planId: 'pln-full-access',
      planName: 'Full Access',
      renewalOfOthers: 'turn-off',
    }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Confirming your payment…' });
    await canvas.findByText(/The renewal of School Content is turned off as soon as Full Access is active\./);
    await expect(await canvas.findByRole('region', { name: 'School Content' })).toBeVisible();
  },
});

/** The other parent's payment was not confirmed within an hour: a plan can be bought after a warning (D-287). */
export const PaymentOfPartnerNotConfirmed = meta.story({
  ...visit({ at: '/manage-subscription/lrn-zola', as: 'johan' }),
  beforeEach: () => rememberCheckout({ startedAt: storyNow.getTime() - 61 * 60_000 }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^The payment of .* Please ask Naledi Khumalo whether it was charged/);
    await canvas.findByRole('link', { name: 'Buy a subscription' });
  },
});

/** A learner cannot buy a plan: the link opens the page that asks a parent. */
export const NotActiveAsTheLearner = meta.story({
  ...visit({ at: '/manage-subscription/lrn-zola', as: 'zola' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask a parent' })).toHaveAttribute(
      'href',
      '/paywall?learnerId=lrn-zola',
    );
    await expect(canvas.queryByRole('link', { name: 'Buy a subscription' })).toBeNull();
  },
});

export const MissingLearner = meta.story({
  ...visit({ at: '/manage-subscription', as: 'naledi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Missing learner.');
  },
});

/** The failure is shown above the state without a plan (SUB-059). */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not load subscription.');
    await expect(await canvas.findByRole('link', { name: 'Buy a subscription' })).toBeVisible();
    await pressButton(context, 'Try again');
    await canvas.findByRole('region', { name: 'School Content' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** During a retry, and after it has failed, the message and the button remain. */
export const TriedAgain = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', status: 500, times: 2 } }),
  tags: ['failed', 'dark'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: 'Try again' });
    const { faults } = await storyBackend();
    faults.add({ operation: 'getActiveSubscription', status: 500, delay: 100, times: 2 });
    await pressButton(context, 'Try again');
    await expect(await canvas.findByRole('button', { name: 'Loading…' })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load subscription.');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveFocus();
  },
});

/** The URL names a learner of another parent. */
export const Denied = meta.story({
  ...visit({ at: '/manage-subscription/lrn-emma', as: 'naledi' }),
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load subscription.');
    await canvas.findByText(/^This learner is not linked to your account\. /);
    // The page neither claims that the learner has no plan nor sells one.
    await expect(canvas.queryByText(/No active subscription/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Buy a subscription' })).toBeNull();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading subscription…');
  },
});

/** A learner can see the plans, but not change them. */
export const AsTheLearner = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'School Content' });
    await expect(canvas.queryByRole('button', { name: /auto-renew/ })).toBeNull();
    await canvas.findByText('A parent can turn auto-renew on and off.');
  },
});

export const SignedOut = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
  },
});

export const LongText = meta.story({
  ...visit({ at, as: 'naledi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});
