import { expect, waitFor, within } from 'storybook/test';
import { maxChecks } from '#features/subscription/success/poll-confirmation.ts';
import preview from '../../../.storybook/preview.tsx';
import { speedUpTimers, belowCallTimeout } from '../../speed-up-timers.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import { expireSession, logInAgain } from '../log-in-again.ts';
import { combine, rememberCheckout, withPaidPayment, withRunningPlan } from './plans.ts';
import { captureRedirects, returnToWindow } from './play-steps.ts';

const at = '/subscribe/success?learnerId=lrn-zola';
const failed = "We couldn't confirm the payment";

let calls: ReturnType<typeof watchCalls>;

/** Records the calls, and shortens the delays between them. */
function watchAndSpeedUp() {
  calls = watchCalls();
  return speedUpTimers(100, belowCallTimeout);
}

const meta = preview.meta({
  title: 'Screens/Subscription/Payment result',
});

/** The first response is pending. The page names child, plan and amount, which the device remembers (D-270). */
export const Checking = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', delay: 'never' } }),
  tags: ['loading', 'dark', 'phone'],
  beforeEach: () => rememberCheckout(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirming your payment…' });
    await expect(canvas.getByText('1 of 30')).toBeVisible();
    await canvas.findByText('Zola Khumalo');
    await expect(canvas.getByText('R199.50')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Payment checks' })).toHaveAttribute('value', '1');
  },
});

export const CheckingAutoRenew = meta.story({
  ...visit({
    at: `${at}&recurring=1`,
    as: 'naledi',
    fault: { operation: 'getActiveSubscription', delay: 'never' },
  }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Finalising auto-renew…' });
  },
});

/** The provider confirms the payment by the third request (SUB-050). */
export const Activated = meta.story({
  ...visit({ at, as: 'naledi', given: withPaidPayment('lrn-zola', 'pln-full-access') }),
  tags: ['phone'],
  beforeEach: () => {
    calls = watchCalls();
    return speedUpTimers(20, belowCallTimeout);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Subscription activated' });
    const sentence = await canvas.findByText(/^Zola has/);
    await expect(sentence).toHaveTextContent('Zola has Full Access until 15 May 2026. You paid R1999.00.');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/parent/dashboard');
    await expect(canvas.getByRole('button', { name: 'Turn on auto-renew' })).toBeVisible();
    await expect(calls('/active')).toHaveLength(3);
  },
});

/** The plan is active; the page waits for auto-renew (D-104, SUB-042). */
export const AutoRenewEnabled = meta.story({
  ...visit({
    at: `${at}&recurring=1`,
    as: 'naledi',
    given: combine(
      withRunningPlan('lrn-zola', 'pln-full-access'),
      withPaidPayment('lrn-zola', 'pln-full-access', 'recurring'),
    ),
  }),
  tags: ['dark'],
  beforeEach: () => speedUpTimers(20, belowCallTimeout),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Auto-renew enabled\. Next billing on 4.June\.$/);
    await expect(canvas.queryByRole('button', { name: 'Turn on auto-renew' })).toBeNull();
  },
});

/** After 30 requests without auto-renew, the page shows the plan without claiming that it renews (D-104). */
export const AutoRenewNotConfirmed = meta.story({
  ...visit({ at: `${at}&recurring=1`, as: 'naledi', given: withRunningPlan('lrn-zola', 'pln-full-access') }),
  beforeEach: watchAndSpeedUp,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Subscription activated' });
    await expect(calls('/active')).toHaveLength(maxChecks);
    await expect(canvas.queryByText(/Auto-renew enabled/)).toBeNull();
  },
});

/**
 * No plan after 30 requests: the payment was cancelled or refused, or is very slow (D-103). The back link names the
 * learner (SUB-049).
 */
export const NotConfirmed = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['failed'],
  beforeEach: watchAndSpeedUp,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: failed });
    await expect(calls('/active')).toHaveLength(maxChecks);
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
  tags: ['interaction', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: failed });
  },
});

/** Without a learner in the URL, no request is sent (SUB-052). */
export const MissingLearner = meta.story({
  ...visit({ at: '/subscribe/success', as: 'naledi' }),
  tags: ['not-found'],
  beforeEach: watchAndSpeedUp,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: failed });
    await expect(calls('/active')).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Back to plans' })).toHaveAttribute('href', '/subscribe');
  },
});

/** A second payment for another plan of the same price was refunded: the page shows the message in any state. */
export const Refunded = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: combine(
      withRunningPlan('lrn-zola', 'pln-coding-content'),
      withPaidPayment('lrn-zola', 'pln-school-content'),
    ),
  }),
  beforeEach: async () => {
    await rememberCheckout();
    return speedUpTimers(100, belowCallTimeout);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: failed });
    await expect(canvas.getByText(/^The payment for School Content was refunded/)).toBeVisible();
  },
});

/** A second payment for the same plan was refunded: the message appears when the window gets the focus. */
export const RefundedLater = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: combine(
      withRunningPlan('lrn-zola', 'pln-full-access'),
      withPaidPayment('lrn-zola', 'pln-full-access'),
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Subscription activated' });
    await expect(canvas.queryByText(/was refunded/)).toBeNull();
    const { db } = await storyBackend();
    for (const { id, state } of db.payments.where('learnerId', 'lrn-zola')) {
      if (state === 'paid') db.payments.update(id, { pollsLeft: 0 });
    }
    await returnToWindow();
    await canvas.findByText(/^The payment for Full Access was refunded/);
  },
});

/**
 * The session ends between two requests: the login page opens, and no result of the payment is shown. The login leads
 * back, with the reason (D-270).
 */
export const SessionEnded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['interaction'],
  beforeEach: async () => {
    await rememberCheckout();
    return speedUpTimers(4);
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('2 of 30');
    const titles: (string | null | undefined)[] = [];
    const watch = new MutationObserver(() => {
      titles.push(document.querySelector('#main h1')?.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    expireSession();
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    watch.disconnect();
    await expect(titles).toContain('Login');
    await expect(titles).not.toContain(failed);
    await expect(canvas.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(canvas.getByText(/^Your payment is not lost/)).toBeVisible();
    await logInAgain(context, 'naledi');
    await canvas.findByRole('heading', { level: 1, name: 'Confirming your payment…' });
    await expect(await canvas.findByText('You are signed in again.')).toBeVisible();
  },
});

/** Auto-renew can be turned on here; the page then waits for it (SUB-041, SUB-048). */
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
    await canvas.findByText(/^Auto-renew enabled\. Next billing on 31.May\.$/);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** A parent who has not yet agreed to renewals is redirected to the provider. */
export const AutoRenewByTheProvider = meta.story({
  ...visit({ at, as: 'naledi', given: withRunningPlan('lrn-zola', 'pln-full-access') }),
  play: async ({ canvas, userEvent }) => {
    const redirects = captureRedirects();
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on auto-renew' }));
    await waitFor(() => expect(redirects()).toHaveLength(1));
    await expect(redirects()[0]?.searchParams.get('custom_str3')).toBe('recurring');
  },
});

const lwaziChanged = {
  at: '/subscribe/success?learnerId=lrn-lwazi',
  as: 'naledi',
  given: withRunningPlan('lrn-lwazi', 'pln-full-access', { endsInDays: 365 }),
} as const;

const rememberChange = () =>
  rememberCheckout({
    learnerId: 'lrn-lwazi',
    planId: 'pln-full-access',
    planName: 'Full Access',
    renewalOfOthers: 'turn-off',
  });

/** After the new plan is active, the renewal of the old one is turned off (D-271). */
export const ChangedPlan = meta.story({
  ...visit(lwaziChanged),
  beforeEach: rememberChange,
  play: async ({ canvas }) => {
    await canvas.findByText(/^School Content will not renew, and stays open until 31.May\.$/);
  },
});

/** The renewal of the old plan could not be turned off: the page says so, with a retry. */
export const RenewalNotTurnedOff = meta.story({
  ...visit({ ...lwaziChanged, fault: { operation: 'cancelAutoRenew', status: 500, times: 1 } }),
  tags: ['failed'],
  beforeEach: rememberChange,
  play: async ({ canvas }) => {
    await canvas.findByText('Could not cancel auto-renew.');
    await canvas.findByText(/^School Content still renews on 31.May for R199\.50\.$/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** A visitor is redirected to the login page, which says that the payment is not lost (D-047, D-270). */
export const SignedOut = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await canvas.findByText('Please sign in to see your payment.');
  },
});
