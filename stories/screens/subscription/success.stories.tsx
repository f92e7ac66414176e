import { expect, waitFor, within } from 'storybook/test';
import { rememberPurchase } from '#features/subscription/purchase.ts';
import { mostChecks } from '#features/subscription/success/poll-confirmation.ts';
import preview from '../../../.storybook/preview.tsx';
import { speedUpTimers, belowCallTimeout } from '../../speed-up-timers.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import { both, paid, running } from './plans.ts';
import { captureRedirects, endSessionTime, lookAgain } from './plays.ts';

const at = '/subscribe/success?learnerId=lrn-zola';
const failed = "We couldn't confirm the payment";

let calls: ReturnType<typeof watchCalls>;

/** Removes the delays between the requests after the first one. */
function countLooks() {
  calls = watchCalls();
  return speedUpTimers(100, belowCallTimeout);
}

const meta = preview.meta({
  title: 'Screens/Subscription/Payment result',
});

/** The first response is pending. */
export const Checking = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', delay: Infinity } }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirming your payment…' });
    await expect(canvas.getByText('1 of 30')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Payment checks' })).toHaveAttribute('value', '1');
  },
});

export const CheckingAutoRenew = meta.story({
  ...visit({
    at: `${at}&recurring=1`,
    as: 'naledi',
    fault: { operation: 'getActiveSubscription', delay: Infinity },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Finalising auto-renew…' });
  },
});

/** The provider has confirmed the payment by the third call (SUB-050). */
export const Activated = meta.story({
  ...visit({ at, as: 'naledi', given: paid('lrn-zola', 'pln-full-access') }),
  tags: ['phone'],
  beforeEach: () => {
    calls = watchCalls();
    return speedUpTimers(20, belowCallTimeout);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Subscription activated' });
    await canvas.findByText(/^Zola has Full Access until 2026-05-15 \d\d:08\.$/);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/parent/dashboard');
    await expect(canvas.getByRole('button', { name: 'Turn on auto-renew' })).toBeVisible();
    await expect(calls('/active')).toHaveLength(3);
  },
});

/** The plan is there already; what is waited for is its renewal (D-104, SUB-042). */
export const AutoRenewEnabled = meta.story({
  ...visit({
    at: `${at}&recurring=1`,
    as: 'naledi',
    given: both(running('lrn-zola', 'pln-full-access'), paid('lrn-zola', 'pln-full-access', 'recurring')),
  }),
  tags: ['dark'],
  beforeEach: () => speedUpTimers(20, belowCallTimeout),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Auto-renew enabled\. Next billing on 2025-06-04 \d\d:08\.$/);
    await expect(canvas.queryByRole('button', { name: 'Turn on auto-renew' })).toBeNull();
  },
});

/** 30 requests without auto-renew: shows the plan without a word on renewals (D-104). */
export const AutoRenewNotConfirmed = meta.story({
  ...visit({ at: `${at}&recurring=1`, as: 'naledi', given: running('lrn-zola', 'pln-full-access') }),
  beforeEach: countLooks,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Subscription activated' });
    await expect(calls('/active')).toHaveLength(mostChecks);
    await expect(canvas.queryByText(/Auto-renew enabled/)).toBeNull();
  },
});

/** 30 requests without a plan: cancelled, refused or very slow (D-103). The back link has the learner (SUB-049). */
export const NotConfirmed = meta.story({
  ...visit({ at, as: 'naledi' }),
  beforeEach: countLooks,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: failed });
    await expect(calls('/active')).toHaveLength(mostChecks);
    await expect(canvas.getByRole('link', { name: 'Back to plans' })).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola',
    );
    await expect(canvas.getByRole('link', { name: 'contact support' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  },
});

/** A failed request ends polling (SUB-051). */
export const CheckingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', status: 500, times: 1 } }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: failed });
  },
});

/** Nothing is asked without a learner (SUB-052). */
export const MissingLearner = meta.story({
  ...visit({ at: '/subscribe/success', as: 'naledi' }),
  beforeEach: countLooks,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: failed });
    await expect(calls('/active')).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Back to plans' })).toHaveAttribute('href', '/subscribe');
  },
});

/** A second payment for another plan of the same price is given back: the page says so, whatever else it knows. */
export const Refunded = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: both(running('lrn-zola', 'pln-coding-content'), paid('lrn-zola', 'pln-school-content')),
  }),
  beforeEach: () => {
    rememberPurchase('lrn-zola', 'pln-school-content');
    return speedUpTimers(100, belowCallTimeout);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: failed });
    await expect(canvas.getByText(/^The payment for School Content was refunded/)).toBeVisible();
  },
});

/** A second payment for the same plan: the refund is shown when the window gets the focus. */
export const RefundedLater = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: both(running('lrn-zola', 'pln-full-access'), paid('lrn-zola', 'pln-full-access')),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Subscription activated' });
    await expect(canvas.queryByText(/was refunded/)).toBeNull();
    const { db } = await storyBackend();
    for (const { id, state } of db.payments.where('learnerId', 'lrn-zola')) {
      if (state === 'paid') db.payments.update(id, { pollsLeft: 0 });
    }
    await lookAgain();
    await canvas.findByText(/^The payment for Full Access was refunded/);
  },
});

/** The session ends between two requests: the login page opens without a word on the payment. */
export const SessionEnded = meta.story({
  ...visit({ at, as: 'naledi' }),
  beforeEach: () => speedUpTimers(4),
  play: async ({ canvas }) => {
    await canvas.findByText('2 of 30');
    const titles: (string | null | undefined)[] = [];
    const watch = new MutationObserver(() => {
      titles.push(document.querySelector('#main h1')?.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    endSessionTime();
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    watch.disconnect();
    await expect(titles).toContain('Login');
    await expect(titles).not.toContain(failed);
  },
});

/** The renewal can be turned on here too, and is waited for (SUB-041, SUB-048). */
export const AutoRenewTurnedOn = meta.story({
  ...visit({
    at: '/subscribe/success?learnerId=lrn-lwazi',
    as: 'naledi',
    given: ({ db }) => {
      db.subscriptions.update('sbs-lwazi', { autoRenew: false });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on auto-renew' }));
    await canvas.findByText(/^Auto-renew enabled\. Next billing on 2025-05-31 \d\d:00\.$/);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Or at the provider, for a parent who has not agreed yet. */
export const AutoRenewByTheProvider = meta.story({
  ...visit({ at, as: 'naledi', given: running('lrn-zola', 'pln-full-access') }),
  play: async ({ canvas, userEvent }) => {
    const left = captureRedirects();
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on auto-renew' }));
    await waitFor(() => expect(left()).toHaveLength(1));
    await expect(left()[0]?.searchParams.get('custom_str3')).toBe('recurring');
  },
});

/** The session has ended: the login (D-047). */
export const SignedOut = meta.story({
  ...visit({ at }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
  },
});
