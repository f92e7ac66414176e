import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pressButton } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import { respondTo } from '../respond-to.ts';
import { withRunningPlan } from './plans.ts';
import { captureRedirects } from './play-steps.ts';

const at = '/manage-subscription/lrn-lwazi';
const fullAccess = withRunningPlan('lrn-lwazi', 'pln-full-access', { endsInDays: 364 });

const meta = preview.meta({
  title: 'Screens/Subscription/Manage: auto-renew',
});

/** Auto-renew is turned off and on again; the focus remains on the button. */
export const AutoRenewOffAndOn = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    await pressButton(context, 'Turn off auto-renew');
    await canvas.findByText('Auto-renew turned off. Access remains until expiry.');
    const on = await canvas.findByRole('button', { name: 'Turn on auto-renew' });
    await expect(on).toHaveFocus();
    const card = canvas.getByRole('region', { name: 'School Content' });
    await expect(card).toHaveTextContent('Auto-renew Off');
    await expect(card).toHaveTextContent('Next billingNone');
    await pressButton(context, 'Turn on auto-renew');
    await canvas.findByText('Auto-renew turned on.');
    await expect(card).toHaveTextContent('Auto-renew On');
  },
});

const notRenewing: Parameters<typeof visit>[0]['given'] = ({ db }) => {
  db.subscriptions.update('sbs-lwazi', { autoRenew: false });
};

/** The parent has cancelled at the provider; turning auto-renew on here removes the message. */
export const CancelledAtTheProvider = meta.story({
  ...visit({ at: `${at}?outcome=cancelled`, as: 'naledi', given: notRenewing }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('Auto-renew was not turned on.');
    await expect(canvas.getByText(/^You cancelled at the card provider\./)).toBeVisible();
    await pressButton(context, 'Turn on auto-renew');
    await canvas.findByText('Auto-renew turned on.');
    await expect(canvas.queryByText('Auto-renew was not turned on.')).toBeNull();
  },
});

export const RefusedByTheProvider = meta.story({
  ...visit({ at: `${at}?outcome=failed`, as: 'naledi', given: notRenewing }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Auto-renew was not turned on\./);
  },
});

export const Cancelling = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'cancelAutoRenew', delay: 'never' } }),
  play: async (context) => {
    await pressButton(context, 'Turn off auto-renew');
    await context.canvas.findByRole('button', { name: 'Cancelling…' });
  },
});

/** The server's message is shown (SUB-036). */
export const CancelRefused = meta.story({
  ...visit({
    at,
    as: 'naledi',
    fault: { operation: 'cancelAutoRenew', status: 409, message: 'This learner has no active subscription.' },
  }),
  tags: ['failed'],
  play: async (context) => {
    await pressButton(context, 'Turn off auto-renew');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This learner has no active subscription.',
    );
  },
});

export const CancelFailed = meta.story({
  ...visit({
    at,
    as: 'naledi',
    fault: { operation: 'cancelAutoRenew', status: 500, message: ' ', times: 1 },
  }),
  tags: ['interaction'],
  play: async (context) => {
    await pressButton(context, 'Turn off auto-renew');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Could not cancel auto-renew.');
    await pressButton(context, 'Turn off auto-renew');
    await context.canvas.findByText('Auto-renew turned off. Access remains until expiry.');
  },
});

/** The browser is offline: both failures are shown, and the earlier data remains. */
export const CancelledOffline = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'cancelAutoRenew', status: 'offline' } }),
  tags: ['offline'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('region', { name: 'School Content' });
    const { faults } = await storyBackend();
    faults.add({ operation: 'getActiveSubscription', status: 'offline' });
    await pressButton(context, 'Turn off auto-renew');
    await canvas.findByText('Could not load subscription.');
    await canvas.findByText('We do not know whether this worked');
    await expect(canvas.getByRole('region', { name: 'School Content' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buy a subscription' })).toBeNull();
  },
});

/** The response was lost: the status is requested again. */
export const ResponseLost = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'cancelAutoRenew', status: 'lost', times: 1 } }),
  tags: ['interaction'],
  play: async (context) => {
    await pressButton(context, 'Turn off auto-renew');
    await context.canvas.findByText('Auto-renew turned off. Access remains until expiry.');
    await context.canvas.findByRole('button', { name: 'Turn on auto-renew' });
  },
});

/** Of several running plans (D-244), only the one that started last can be set to renew. */
export const TwoPlans = meta.story({
  ...visit({ at, as: 'naledi', given: fullAccess }),
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/2 plans running/);
    const full = await canvas.findByRole('region', { name: 'Full Access' });
    const school = canvas.getByRole('region', { name: 'School Content' });
    await expect(full).toHaveTextContent('364 of 365 days left');
    await expect(within(full).getByRole('button', { name: 'Turn on auto-renew' })).toBeVisible();
    await expect(school).toHaveTextContent(
      "Turning auto-renew off turns it off for all of this learner's plans.",
    );

    // Auto-renew of this plan cannot be turned on again: its button is removed, and the focus remains on the page.
    await userEvent.click(within(school).getByRole('button', { name: 'Turn off auto-renew' }));
    await canvas.findByText('Auto-renew turned off. Access remains until expiry.');
    await waitFor(() => expect(within(school).queryByRole('button', { name: /auto-renew/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Turning off auto-renew of two plans needs a confirmation. */
export const AllTurnedOff = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: withRunningPlan('lrn-lwazi', 'pln-full-access', { endsInDays: 364, renews: true }),
  }),
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls();
    const full = await canvas.findByRole('region', { name: 'Full Access' });
    const off = within(full).getByRole('button', { name: 'Turn off auto-renew' });
    await userEvent.click(off);
    const dialog = within(
      await page.findByRole('alertdialog', { name: 'Turn off auto-renew for all plans?' }),
    );
    await waitFor(() =>
      expect(dialog.getByText(/Full Access \(until .*School Content \(until/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Keep them on' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(calls('/cancel-autorenew')).toEqual([]);

    await userEvent.click(off);
    await userEvent.click(await page.findByRole('button', { name: 'Turn off all' }));
    await canvas.findByText('Auto-renew turned off. Access remains until expiry.');
    await waitFor(() => expect(canvas.getAllByText('Auto-renew Off')).toHaveLength(2));
  },
});

/** Only the clicked button is busy. */
export const OneIsBusy = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: fullAccess,
    fault: { operation: 'cancelAutoRenew', delay: 'never' },
  }),
  play: async (context) => {
    const { canvas } = context;
    await pressButton(context, 'Turn off auto-renew');
    await canvas.findByRole('button', { name: 'Cancelling…' });
    await expect(canvas.getByRole('button', { name: 'Turn on auto-renew' })).toBeDisabled();
  },
});

/** The server's message is shown (SUB-037). */
export const EnableRefused = meta.story({
  ...visit({
    at: '/manage-subscription/lrn-zola',
    as: 'johan',
    given: withRunningPlan('lrn-zola', 'pln-full-access'),
    fault: { operation: 'enableAutoRenew', status: 409, message: 'This learner has no active subscription.' },
  }),
  tags: ['failed'],
  play: async (context) => {
    await pressButton(context, 'Turn on auto-renew');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This learner has no active subscription.',
    );
  },
});

export const EnableFailed = meta.story({
  ...visit({
    at: '/manage-subscription/lrn-zola',
    as: 'johan',
    given: withRunningPlan('lrn-zola', 'pln-full-access'),
    fault: { operation: 'enableAutoRenew', status: 500, message: ' ', times: 1 },
  }),
  tags: ['interaction'],
  play: async (context) => {
    const redirects = captureRedirects();
    await pressButton(context, 'Turn on auto-renew');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Could not enable auto-renew.');
    await pressButton(context, 'Turn on auto-renew');
    await waitFor(() => expect(redirects()).toHaveLength(1));
  },
});

/** A payment URL outside the configured provider is not opened (D-107). */
export const EnableWithUnknownUrl = meta.story({
  ...visit({
    at: '/manage-subscription/lrn-zola',
    as: 'johan',
    given: withRunningPlan('lrn-zola', 'pln-full-access'),
  }),
  play: async (context) => {
    const redirects = captureRedirects();
    respondTo('/enable-autorenew', {
      requiresRedirect: true,
      redirectUrl: 'https://payments.springbyte.test.evil.example/agree',
      message: '',
    });
    await pressButton(context, 'Turn on auto-renew');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Could not enable auto-renew.');
    await expect(redirects()).toEqual([]);
    await expect(context.canvas.getByRole('button', { name: 'Turn on auto-renew' })).toBeVisible();
  },
});

/** A parent who has not yet agreed to renewals is redirected to the provider. */
export const AgreesAtTheProvider = meta.story({
  ...visit({
    at: '/manage-subscription/lrn-zola',
    as: 'johan',
    given: withRunningPlan('lrn-zola', 'pln-full-access'),
  }),
  play: async (context) => {
    const redirects = captureRedirects();
    await pressButton(context, 'Turn on auto-renew');
    await waitFor(() => expect(redirects()).toHaveLength(1));
    await context.canvas.findByRole('button', { name: 'Turning on…' });
  },
});
