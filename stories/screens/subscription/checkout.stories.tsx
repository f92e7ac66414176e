import { expect, waitFor, within } from 'storybook/test';
import type { Application } from '#app/application.ts';
import type { LoginSearch } from '#features/auth/login/login-search.ts';
import { returnPath } from '#features/auth/login/return-url.ts';
import preview from '../../../.storybook/preview.tsx';
import { pressButton } from '../../play.ts';
import { speedUpTimers, belowCallTimeout } from '../../speed-up-timers.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import { expireSession } from '../log-in-again.ts';
import { respondTo } from '../respond-to.ts';
import { rememberCheckout, withRunningPlan } from './plans.ts';
import { duplicatePlanMessage, choose, captureRedirects, lwaziPlansUrl, zolaPlansUrl } from './play-steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Subscribe: buying',
});

/** The order is beside the button; a double click buys once. */
export const BuyNow = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi' }),
  play: async (context) => {
    const redirects = captureRedirects();
    const calls = watchCalls();
    const { canvas, userEvent } = context;
    await choose(context, /^Full Access/);
    const order = canvas.getByRole('region', { name: 'Your order' });
    await expect(order).toHaveTextContent('You buyFull Access');
    await expect(order).toHaveTextContent('ForZola Khumalo');
    await expect(order).toHaveTextContent('Until15 May 2026');
    await expect(order).toHaveTextContent('Total today R1599.20');
    await expect(order).toHaveTextContent('Including 15% VAT. Nothing more to pay until 15 May 2026.');
    const button = canvas.getByRole('button', { name: 'Buy now' });
    // Two clicks in one task: React does not render between them.
    button.click();
    button.click();
    await waitFor(() => expect(redirects()).toHaveLength(1));
    await expect(redirects()[0]?.origin).toBe('https://payments.springbyte.test');
    await expect(canvas.getByRole('button', { name: 'Redirecting…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Redirecting…' }));
    await expect(calls('/payments/checkout')).toHaveLength(1);
  },
});

/**
 * Another plan renews, and the chosen one includes it: both are compared before the purchase, and the renewal is turned
 * off with it unless the parent keeps it (D-271).
 */
export const ChangeOfPlan = meta.story({
  ...visit({ at: `${lwaziPlansUrl}&planId=pln-full-access`, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const change = within(await canvas.findByRole('region', { name: 'Your change of plan' }));
    const choice = change.getByRole('checkbox', { name: /^Turn off renewal of School Content/ });
    await expect(choice).toBeChecked();
    const order = canvas.getByRole('region', { name: 'Your order' });
    await expect(order).toHaveTextContent('Nothing more to pay until 15 May 2026.');
    await userEvent.click(choice);
    await expect(order).toHaveTextContent('School Content renews on 31 May for R199.50.');
    await userEvent.click(choice);
    const table = change.getByRole('table');
    await expect(table).toHaveTextContent(/Ends31.May15.May 2026/);
    await expect(table).toHaveTextContent('RenewsTurned off with this purchaseOnly if you turn it on');
    await expect(table).toHaveTextContent('Coding lessonsNoYes');
  },
});

/**
 * A page that the browser restores on Back does not offer the plan twice: the parent says that nothing was paid, and
 * the plan is on sale again after one more request (D-270).
 */
export const BackFromTheProvider = meta.story({
  ...visit({ at: `${zolaPlansUrl}&planId=pln-full-access`, as: 'naledi' }),
  tags: ['phone'],
  play: async (context) => {
    const redirects = captureRedirects();
    const { canvas } = context;
    await pressButton(context, 'Buy now');
    await waitFor(() => expect(redirects()).toHaveLength(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await canvas.findByRole('region', { name: 'Confirming your payment…' });
    await expect(canvas.queryByRole('button', { name: 'Buy now' })).toBeNull();
    await pressButton(context, 'I did not finish paying');
    await canvas.findByText('No payment has arrived.');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  },
});

/** The payment is being confirmed: nothing is on sale until the running plans show it (D-270). */
export const BeingConfirmed = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi' }),
  tags: ['dark', 'phone'],
  beforeEach: () => rememberCheckout(),
  play: async (context) => {
    const box = within(await context.canvas.findByRole('region', { name: 'Confirming your payment…' }));
    await expect(box.getByText('R199.50')).toBeVisible();
    await expect(box.getByText('You came back from the card provider’s page.')).toBeVisible();
    await pressButton(context, 'Refresh status');
    await box.findByText('The payment is not confirmed yet.');
    await expect(context.canvas.queryByRole('radio')).toBeNull();
  },
});

/** While the provider's page opens, neither the plan nor auto-renew can be changed. The focus does not move. */
export const Redirecting = meta.story({
  ...visit({
    at: `${zolaPlansUrl}&planId=pln-school-content`,
    as: 'naledi',
    given: withRunningPlan('lrn-zola', 'pln-full-access', { endsInDays: 300 }),
    fault: { operation: 'createCheckout', delay: 'never' },
  }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pressButton(context, 'Buy now');
    await expect(await canvas.findByRole('button', { name: 'Redirecting…' })).toHaveFocus();
    const other = await choose(context, /^Coding Content/);
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    // A click on a blocked plan shows no reason while the page is redirecting.
    await choose(context, /^Full Access/);
    await expect(canvas.getByRole('radio', { name: /^School Content/ })).toBeChecked();
    await expect(canvas.getByRole('region', { name: 'Your order' })).toHaveTextContent(
      'You buySchool Content',
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Turn on auto-renew' })).toBeDisabled();
  },
});

export const TurningAutoRenewOff = meta.story({
  ...visit({
    at: `${lwaziPlansUrl}&planId=pln-full-access`,
    as: 'naledi',
    fault: { operation: 'cancelAutoRenew', delay: 'never' },
  }),
  play: async (context) => {
    const { canvas } = context;
    await pressButton(context, 'Turn off auto-renew');
    await canvas.findByRole('button', { name: 'Cancelling…' });
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  },
});

/** The provider has redirected back without a payment: the page says so and keeps the chosen plan. */
export const Cancelled = meta.story({
  ...visit({ at: `${zolaPlansUrl}&planId=pln-full-access&outcome=cancelled`, as: 'naledi' }),
  tags: ['dark', 'phone'],
  beforeEach: () => rememberCheckout({ planId: 'pln-full-access', stage: 'started' }),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('The payment was cancelled.');
    await expect(canvas.getByRole('radio', { name: /^Full Access/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  },
});

export const Refused = meta.story({
  ...visit({ at: `${zolaPlansUrl}&planId=pln-full-access&outcome=failed`, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The card provider refused the payment.',
    );
    await expect(canvas.getByRole('link', { name: 'contact support' })).toBeVisible();
  },
});

export const AnotherChoiceAfterCancelling = meta.story({
  ...visit({ at: `${zolaPlansUrl}&planId=pln-full-access&outcome=cancelled`, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('The payment was cancelled.');
    await choose(context, /^Coding Content/);
    await waitFor(() => expect(canvas.queryByText('The payment was cancelled.')).toBeNull());
  },
});

export const NoPlanChosen = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await pressButton(context, 'Buy now');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please select a plan.');
    await expect(canvas.getByRole('radio', { name: /^Coding Content/ })).toHaveFocus();
    await choose(context, /^Full Access/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Without a learner in the URL, a parent chooses a child, and keeps the chosen plan (SUB-028, D-291). */
export const ChildChoice = meta.story({
  ...visit({ at: '/subscribe?planId=pln-full-access', as: 'naledi' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missing learner.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Zola Khumalo, Grade 1$/ })).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola&planId=pln-full-access',
    );
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** The chosen link disappears: the heading has the focus. */
export const ChildChosen = meta.story({
  ...visit({ at: '/subscribe', as: 'naledi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Zola Khumalo, Grade 1$/ }));
    await canvas.findByRole('radio', { name: /^Full Access/ });
    const heading = canvas.getByRole('heading', { level: 1, name: 'Choose a plan' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** A parent with one child chooses none (D-291). */
export const OnlyChild = meta.story({
  ...visit({
    at: '/subscribe?planId=pln-full-access',
    as: 'naledi',
    given: ({ db }) => db.guardians.remove('grn-naledi-lrn-lwazi'),
  }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Full Access/ })).toBeChecked();
    await expect(canvas.getByText('Zola Khumalo', { selector: 'header strong' })).toBeVisible();
    await expect(canvas.queryByText('Missing learner.')).toBeNull();
  },
});

/** An administrator has no children: nothing can be bought or refreshed (SUB-028, SUB-033). */
export const MissingLearner = meta.story({
  ...visit({ at: '/subscribe', as: 'thandi' }),
  tags: ['not-found'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Missing learner.')).toBeVisible();
    await pressButton(context, 'Refresh status');
    await canvas.findByText('No learner selected.');
    await choose(context, /^Full Access/);
    await pressButton(context, 'Buy now');
    await waitFor(() => expect(canvas.getAllByText('Missing learner.')).toHaveLength(2));
  },
});

/** The URL names a learner of another parent. */
export const LearnerOfAnotherParent = meta.story({
  ...visit({ at: '/subscribe?learnerId=lrn-emma&planId=pln-full-access', as: 'naledi' }),
  tags: ['no-access'],
  play: async (context) => {
    await context.canvas.findByText('This learner is not linked to your account.');
    // The page neither claims that the learner has no plan nor sells one.
    await expect(context.canvas.queryByText('No active plan')).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: 'Buy now' })).toBeNull();
    await context.canvas.findByRole('link', { name: /Zola Khumalo, Grade 1$/ });
  },
});

export const PlanNotOnSale = meta.story({
  ...visit({ at: `${zolaPlansUrl}&planId=pln-first-steps`, as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('The plan you came for is not on sale any more. Please choose another one.');
  },
});

/** The plan was bought in another tab meanwhile: the server's message and the running plan are shown (SUB-034). */
export const BoughtInAnotherTab = meta.story({
  ...visit({ at: `${zolaPlansUrl}&planId=pln-full-access`, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('region', { name: 'No active plan' });
    withRunningPlan('lrn-zola', 'pln-full-access', { endsInDays: 365 })(await storyBackend());
    await pressButton(context, 'Buy now');
    await canvas.findByRole('region', { name: 'Full Access' });
    await canvas.findByText(duplicatePlanMessage);
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  },
});

export const CheckoutFailed = meta.story({
  ...visit({
    at: `${zolaPlansUrl}&planId=pln-full-access`,
    as: 'naledi',
    fault: { operation: 'createCheckout', status: 'offline', times: 2 },
  }),
  tags: ['interaction'],
  play: async (context) => {
    const redirects = captureRedirects();
    const { canvas } = context;
    await pressButton(context, 'Buy now');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Could not start checkout\..*Nothing was paid\.$/,
    );
    await expect(canvas.getByRole('radio', { name: /^Full Access/ })).toBeChecked();
    await pressButton(context, 'Buy now');
    await waitFor(() => expect(redirects()).toHaveLength(1));
  },
});

/** The plan is free: the response has a URL of the application. */
export const NothingToPay = meta.story({
  ...visit({
    at: `${zolaPlansUrl}&planId=pln-full-access`,
    as: 'naledi',
    given: ({ db }) => {
      db.promotions.update('prm-full-access-winter', { discountPercent: 100 });
    },
  }),
  play: async (context) => {
    const redirects = captureRedirects();
    await context.canvas.findByText('There is nothing to pay: the plan starts at once.');
    await pressButton(context, 'Buy now');
    await waitFor(() => expect(redirects()).toHaveLength(1));
    await expect(redirects()[0]?.pathname).toBe('/subscribe/success');
  },
});

/** A payment URL outside the configured provider is not opened (D-107). */
export const UnknownPaymentUrl = meta.story({
  ...visit({ at: `${zolaPlansUrl}&planId=pln-full-access`, as: 'naledi' }),
  play: async (context) => {
    const redirects = captureRedirects();
    respondTo('/payments/checkout', {
      redirectUrl: 'https://payments.springbyte.test.evil.example/pay',
    });
    await pressButton(context, 'Buy now');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Could not start checkout.');
    await expect(redirects()).toEqual([]);
    await expect(context.canvas.getByRole('button', { name: 'Buy now' })).toBeVisible();
  },
});

/** The provider's page did not open: after a delay, the plan can be bought again. */
export const RedirectTimedOut = meta.story({
  ...visit({ at: `${zolaPlansUrl}&planId=pln-full-access`, as: 'naledi' }),
  beforeEach: () => speedUpTimers(20, belowCallTimeout),
  play: async (context) => {
    const redirects = captureRedirects();
    await pressButton(context, 'Buy now');
    await context.canvas.findByRole('button', { name: 'Redirecting…' });
    await pressButton(context, 'I did not finish paying');
    await pressButton(context, 'Buy now');
    await waitFor(() => expect(redirects()).toHaveLength(2));
  },
});

/** The URL has the chosen plan, which is passed to the login page when the session has ended (D-239, D-240). */
export const SessionEnded = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi' }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, loaded } = context;
    const router = loaded['application'] as Application;
    await choose(context, /^Full Access/);
    await waitFor(() => expect(router.state.location.href).toContain('planId=pln-full-access'));
    expireSession();
    await pressButton(context, 'Buy now');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(returnPath(router.state.location.search as LoginSearch)).toBe(
      '/subscribe?learnerId=lrn-zola&planId=pln-full-access',
    );
  },
});

/** The session ends while the tab is in the background. */
export const SessionEndedMeanwhile = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi' }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, loaded } = context;
    const router = loaded['application'] as Application;
    await choose(context, /^Full Access/);
    await waitFor(() => expect(router.state.location.href).toContain('planId=pln-full-access'));
    expireSession();
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(returnPath(router.state.location.search as LoginSearch)).toBe(
      '/subscribe?learnerId=lrn-zola&planId=pln-full-access',
    );
  },
});
