import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyBackend, visit } from '../../visit.tsx';
import { running } from './plans.ts';
import { press } from './plays.ts';

const at = '/manage-subscription/lrn-lwazi';
const fullAccess = running('lrn-lwazi', 'pln-full-access', { endsInDays: 364 });

const meta = preview.meta({
  title: 'Screens/Subscription/Manage',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Manage subscription' });
  },
});

/** Until when, whether it goes on, and how to stop it (SUB-055, SUB-056). */
export const Loaded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'School Content' });
    for (const text of [
      'ZAR 199.5',
      '16 of 30 days left',
      'Start2025-05-01 ',
      'Ends2025-05-31 ',
      'Next billing2025-05-31 ',
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

/** A plan of 0 days: nothing ends, nothing renews (D-255). */
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

/** The learner may come from the query as well (SUB-054). */
export const FromTheQuery = Loaded.extend(
  visit({ at: '/manage-subscription?learnerId=lrn-lwazi', as: 'naledi' }),
);

/** One plan alone, on paper: what was paid for its term, whatever it costs by now. */
export const ReceiptPrinted = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: (backend) => {
      fullAccess(backend);
      const today = { vatRatePercent: 20, duration: 'Weekly', durationDays: 7 };
      backend.db.plans.update('pln-school-content', today);
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    const onPaper: string[] = [];
    spyOn(window, 'print').mockImplementation(() => {
      const printed = document.querySelectorAll('[data-printed] table');
      onPaper.push(...[...printed].map(({ textContent }) => textContent ?? ''));
    });
    await press(context, 'Print receipt for School Content');
    await expect(onPaper).toHaveLength(1);
    await expect(onPaper[0]).toContain('LearnerLwazi Khumalo');
    await expect(onPaper[0]).toContain('PlanSchool Content');
    await expect(onPaper[0]).toContain('Term30 days');
    await expect(onPaper[0]).toContain('PaidZAR 199.5, including 15% VAT');
    await expect(onPaper[0]).not.toContain('Weekly');
    await expect(canvas.getByRole('region', { name: 'School Content' })).toHaveTextContent(
      '16 of 30 days left',
    );
    window.dispatchEvent(new Event('afterprint'));
    await expect(canvas.getByRole('region', { name: 'Full Access' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-printed]')).toBeNull());
  },
});

/** What an Admin has started without a payment has no receipt. */
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
    await press(context, 'Print confirmation for School Content');
    await expect(print).toHaveBeenCalledOnce();
    await expect(document.querySelector('[data-printed] table')).toHaveTextContent(
      'PaidNothing by card for this term',
    );
    await expect(canvas.queryByRole('button', { name: /receipt/ })).toBeNull();
  },
});

/** Nothing runs: the way to the plans (SUB-057). */
export const NotActive = meta.story({
  ...visit({ at: '/manage-subscription/lrn-zola', as: 'naledi' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Zola has no active subscription.');
    await expect(canvas.getByRole('link', { name: 'Buy a subscription' })).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola',
    );
  },
});

/** A learner cannot buy: the way leads to where a parent is asked. */
export const NotActiveAsTheLearner = meta.story({
  ...visit({ at: '/manage-subscription/lrn-zola', as: 'zola' }),
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Missing learner.');
  },
});

/** The failure, then the state without a plan (SUB-059). */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', status: 500, times: 2 } }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not load subscription.');
    await expect(canvas.getByRole('link', { name: 'Buy a subscription' })).toBeVisible();
    await press(context, 'Try again');
    await canvas.findByRole('region', { name: 'School Content' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** While it is tried again the message and the button stay, and so they do when it fails again. */
export const TriedAgain = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', status: 500, times: 2 } }),
  tags: ['dark'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: 'Try again' });
    const { faults } = await storyBackend();
    faults.push({ operation: 'getActiveSubscription', status: 500, delay: 100, times: 2 });
    await press(context, 'Try again');
    await expect(await canvas.findByRole('button', { name: 'Loading…' })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load subscription.');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveFocus();
  },
});

/** The learner of another parent. */
export const Denied = meta.story({
  ...visit({ at: '/manage-subscription/lrn-emma', as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load subscription.');
    await canvas.findByText(/^This learner is not linked to your account\. /);
    // Nothing untrue is said about the learner, and nothing is sold.
    await expect(canvas.queryByText(/No active subscription/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Buy a subscription' })).toBeNull();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', delay: Infinity } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading subscription…');
  },
});

/** A learner may look, and not change. */
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
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
  },
});
