import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pressButton } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { withRunningPlan } from './plans.ts';
import {
  duplicatePlanMessage,
  choose,
  returnToWindow,
  lwaziPlansUrl,
  captureRedirects,
  zolaPlansUrl,
} from './play-steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Subscribe: current plan',
});

const lookupFails = visit({
  at: lwaziPlansUrl,
  as: 'naledi',
  fault: { operation: 'getActiveSubscription', status: 500, times: 2 },
});

/** The status is unknown, so every plan can be chosen (SUB-044). */
export const LookupFailed = meta.story({
  ...lookupFails,
  tags: ['failed', 'dark', 'phone'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Current plan' }));
    await expect(await card.findByRole('alert')).toHaveTextContent('The current plan could not be loaded.');
    await expect(canvas.queryByText(/No active plan/)).toBeNull();
  },
});

/** The server refuses a plan that is running, and the page finds it (D-102). */
export const FoundByPurchase = meta.story({
  ...lookupFails,
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    await choose(context, /^School Content/);
    await pressButton(context, 'Buy now');
    await canvas.findByText(duplicatePlanMessage);
    await canvas.findByRole('region', { name: 'School Content' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled());
  },
});

/** A second failure is announced again. Four faults cause two failures: each request is retried automatically. */
export const LookupRetried = meta.story({
  ...visit({
    at: lwaziPlansUrl,
    as: 'naledi',
    fault: { operation: 'getActiveSubscription', status: 500, times: 4 },
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    const alert = await canvas.findByRole('alert');
    await pressButton(context, 'Try again');
    // A new alert element is announced again.
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(alert));
    await pressButton(context, 'Try again');
    await canvas.findByRole('region', { name: 'School Content' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refresh status' })).toHaveFocus());
  },
});

/** The parent has agreed to renewals before: no page of the provider opens. */
export const AutoRenewOffAndOn = meta.story({
  ...visit({ at: lwaziPlansUrl, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await pressButton(context, 'Turn off auto-renew');
    await canvas.findByText('Auto-renew turned off. Access remains until expiry.');
    const on = await canvas.findByRole('button', { name: 'Turn on auto-renew' });
    await expect(on).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'School Content' })).toHaveTextContent('Auto-renewOff');
    await pressButton(context, 'Turn on auto-renew');
    await canvas.findByText('Auto-renew turned on.');
    await expect(canvas.getByRole('region', { name: 'School Content' })).toHaveTextContent('Auto-renewOn');
  },
});

/**
 * A parent who has not yet agreed to renewals is redirected to the provider, with the purpose in the URL
 * (SUB-040).
 */
export const AutoRenewByTheProvider = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi', given: withRunningPlan('lrn-zola', 'pln-full-access') }),
  play: async (context) => {
    const redirects = captureRedirects();
    await pressButton(context, 'Turn on auto-renew');
    await waitFor(() => expect(redirects()).toHaveLength(1));
    const [url] = redirects();
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
    at: lwaziPlansUrl,
    as: 'naledi',
    fault: { operation: 'cancelAutoRenew', status: 500, message: ' ' },
  }),
  tags: ['failed'],
  play: async (context) => {
    await pressButton(context, 'Turn off auto-renew');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Could not cancel auto-renew.');
  },
});

export const SeveralPlans = meta.story({
  ...visit({
    at: lwaziPlansUrl,
    as: 'naledi',
    given: withRunningPlan('lrn-lwazi', 'pln-full-access', { endsInDays: 364 }),
  }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Full Access' });
    await expect(card).toHaveTextContent('School Content until 31 May');
    await expect(within(card).getByRole('link', { name: 'Manage subscription' })).toBeVisible();
  },
});

/** Refreshing shows a plan that was bought meanwhile (SUB-022). */
export const Refreshed = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await pressButton(context, 'Refresh status');
    await canvas.findByText('There is no active plan.');
    withRunningPlan('lrn-zola', 'pln-coding-content', { endsInDays: 3 })(await storyBackend());
    await returnToWindow();
    await canvas.findByRole('region', { name: 'Coding Content' });
    // The earlier message no longer applies.
    await expect(canvas.queryByText('There is no active plan.')).toBeNull();
    withRunningPlan('lrn-zola', 'pln-full-access', { endsInDays: 365 })(await storyBackend());
    await pressButton(context, 'Refresh status');
    await canvas.findByText('Full Access is active.');
    await expect(canvas.getByRole('button', { name: 'Turn on auto-renew' })).toBeVisible();
  },
});

/** A late payment was refunded: the page shows the server's message. */
export const Refunded = meta.story({
  ...visit({
    at: lwaziPlansUrl,
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
