import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyBackend, visit } from '../../visit.tsx';
import { running } from './plans.ts';
import { blocked, choose, lookAgain, lwazi, press, captureRedirects, zola } from './plays.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Subscribe: the plan that runs',
});

/** Nothing is said about the plan, and everything can be bought: the server refuses what is running (SUB-044, D-102). */
export const LookupFailed = meta.story({
  ...visit({
    at: lwazi,
    as: 'naledi',
    fault: { operation: 'getActiveSubscription', status: 500, times: 2 },
  }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    const { canvas } = context;
    const card = within(await canvas.findByRole('region', { name: 'Current plan' }));
    await expect(card.getByRole('alert')).toHaveTextContent('The current plan could not be loaded.');
    await expect(canvas.queryByText(/No active plan/)).toBeNull();
    await choose(context, /^School Content/);
    await press(context, 'Buy now');
    await canvas.findByText(blocked);
    await canvas.findByRole('region', { name: 'School Content' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled());
  },
});

/** Each request is retried once automatically. */
export const LookupRetried = meta.story({
  ...visit({
    at: lwazi,
    as: 'naledi',
    fault: { operation: 'getActiveSubscription', status: 500, times: 4 },
  }),
  play: async (context) => {
    const { canvas } = context;
    const alert = await canvas.findByRole('alert');
    await press(context, 'Try again');
    // Announced again.
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(alert));
    await press(context, 'Try again');
    await canvas.findByRole('region', { name: 'School Content' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refresh status' })).toHaveFocus());
  },
});

/** Off and on again: the same person pays, so that no page is needed. */
export const AutoRenewOffAndOn = meta.story({
  ...visit({ at: lwazi, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Turn off auto-renew');
    await canvas.findByText('Auto-renew turned off. Access remains until expiry.');
    const on = await canvas.findByRole('button', { name: 'Turn on auto-renew' });
    await expect(on).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'School Content' })).toHaveTextContent('Auto-renewOff');
    await press(context, 'Turn on auto-renew');
    await canvas.findByText('Auto-renew turned on.');
    await expect(canvas.getByRole('region', { name: 'School Content' })).toHaveTextContent('Auto-renewOn');
  },
});

/** A parent who has not agreed yet goes to the provider, who is told what it is for (SUB-040). */
export const AutoRenewByTheProvider = meta.story({
  ...visit({ at: zola, as: 'naledi', given: running('lrn-zola', 'pln-full-access') }),
  play: async (context) => {
    const left = captureRedirects();
    await press(context, 'Turn on auto-renew');
    await waitFor(() => expect(left()).toHaveLength(1));
    const [url] = left();
    await expect(url?.searchParams.get('payment')).toBeTruthy();
    await expect(url?.searchParams.get('custom_str3')).toBe('recurring');
    await expect(url?.searchParams.get('custom_str4')).toBe('lrn-zola');
    await expect(url?.searchParams.get('return_url')).toBe(
      `${location.origin}/subscribe/success?learnerId=lrn-zola&recurring=1`,
    );
    await expect(url?.href).not.toContain(localStorage.getItem('token') ?? 'no token');
  },
});

export const AutoRenewFailed = meta.story({
  ...visit({
    at: lwazi,
    as: 'naledi',
    fault: { operation: 'cancelAutoRenew', status: 500, message: ' ' },
  }),
  play: async (context) => {
    await press(context, 'Turn off auto-renew');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Could not cancel auto-renew.');
  },
});

export const SeveralPlans = meta.story({
  ...visit({
    at: lwazi,
    as: 'naledi',
    given: running('lrn-lwazi', 'pln-full-access', { endsInDays: 364 }),
  }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Full Access' });
    await expect(card).toHaveTextContent('School Content until 2025-05-31');
    await expect(within(card).getByRole('link', { name: 'Manage subscription' })).toBeVisible();
  },
});

/** The status is looked up anew, and what was paid for meanwhile is there (SUB-022). */
export const Refreshed = meta.story({
  ...visit({ at: zola, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Refresh status');
    await canvas.findByText('There is no active plan.');
    running('lrn-zola', 'pln-coding-content', { endsInDays: 3 })(await storyBackend());
    await lookAgain();
    await canvas.findByRole('region', { name: 'Coding Content' });
    // The earlier status is outdated.
    await expect(canvas.queryByText('There is no active plan.')).toBeNull();
    running('lrn-zola', 'pln-full-access', { endsInDays: 365 })(await storyBackend());
    await press(context, 'Refresh status');
    await canvas.findByText('Full Access is active.');
    await expect(canvas.getByRole('button', { name: 'Turn on auto-renew' })).toBeVisible();
  },
});

/** A late payment was refunded, and the page says so. */
export const Refunded = meta.story({
  ...visit({
    at: lwazi,
    as: 'naledi',
    given: ({ db, now, randomId }) => {
      const { price, durationDays } = db.plans.getOrThrow('pln-full-access');
      db.payments.insert({
        id: randomId('pay'),
        kind: 'checkout',
        learnerId: 'lrn-lwazi',
        buyerId: 'usr-naledi',
        planId: 'pln-full-access',
        subscriptionId: null,
        price,
        priceIncludesVat: true,
        vatRatePercent: 15,
        durationDays,
        promotionId: null,
        amount: price,
        state: 'refunded',
        paidAtUtc: now().toISOString(),
        refundedAtUtc: now().toISOString(),
        refundReason: 'blocked',
        pollsLeft: 0,
      });
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^The payment for Full Access was refunded/);
  },
});
