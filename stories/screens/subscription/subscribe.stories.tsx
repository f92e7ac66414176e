import { expect, spyOn, waitFor, within } from 'storybook/test';
import { browserWindow } from '#lib/url/payment-page.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { dark, phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import { running } from './plans.ts';

const zola = '/subscribe?learnerId=lrn-zola';
const lwazi = '/subscribe?learnerId=lrn-lwazi';
const blocked =
  'You already have an active subscription of the same type/price. Please choose a different plan.';

const meta = preview.meta({
  title: 'Screens/Subscription/Subscribe',
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^Full Access/ });
  },
});

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const choose = async ({ canvas, userEvent }: PlayContext, name: RegExp) => {
  const radio = await canvas.findByRole('radio', { name });
  await userEvent.click(radio);
  return radio;
};

/** The browser does not leave the story; returns the URLs that it was sent to. */
function standAtTheDoor() {
  const { calls } = spyOn(browserWindow, 'leaveFor').mockImplementation(() => {}).mock;
  return () => calls.map(([url]) => new URL(url));
}

/** The plans side by side: what each has and has not, its term, its price with the tax, and what a promotion takes off. */
export const Loaded = meta.story({
  ...visit({ at: zola, as: 'naledi' }),
  play: async ({ canvas }) => {
    const full = await canvas.findByRole('radio', { name: 'Full Access ZAR 1599.2' });
    await expect(full).not.toBeChecked();
    await expect(full).toHaveAccessibleDescription(/^Yearly · 365 days.*Coding lessons/s);
    await expect(canvas.getByRole('radio', { name: 'Coding Content ZAR 199.5' })).toHaveAccessibleDescription(
      /No school lessons/,
    );
    await expect(canvas.getByText(/Winter special: 20 % off/)).toBeVisible();
    await expect(canvas.getAllByText('including 15 % VAT')).toHaveLength(3);
    const current = canvas.getByRole('region', { name: 'No active plan' });
    await expect(within(current).getByRole('button', { name: 'Refresh status' })).toBeVisible();
    await expect(within(current).queryByRole('button', { name: /auto-renew/ })).toBeNull();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/parent/dashboard');
  },
});
export const Phone = Loaded.extend({ globals: phone });

/** What is bought, for whom, for how much and until when stands beside the button; pressed twice, it is bought once. */
export const BuyNow = meta.story({
  ...visit({ at: zola, as: 'naledi' }),
  play: async (context) => {
    const left = standAtTheDoor();
    const calls = watchCalls();
    const { canvas, userEvent } = context;
    await choose(context, /^Full Access/);
    const order = canvas.getByRole('region', { name: 'Your order' });
    await expect(order).toHaveTextContent('You buyFull Access');
    await expect(order).toHaveTextContent('ForZola Khumalo');
    await expect(order).toHaveTextContent('You payZAR 1599.2 once, including 15 % VAT');
    await expect(order).toHaveTextContent('Until2026-05-15');
    const button = canvas.getByRole('button', { name: 'Buy now' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(left()).toHaveLength(1));
    await expect(left()[0]?.origin).toBe('https://payments.springbyte.test');
    await expect(canvas.getByRole('button', { name: 'Redirecting…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Redirecting…' }));
    await expect(calls('/payments/checkout')).toHaveLength(1);
  },
});

/** Somebody who comes back out of the browser's memory can press again. */
export const BackFromTheProvider = meta.story({
  ...visit({ at: `${zola}&planId=pln-full-access`, as: 'naledi' }),
  play: async (context) => {
    const left = standAtTheDoor();
    await press(context, 'Buy now');
    await waitFor(() => expect(left()).toHaveLength(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await press(context, 'Buy now');
    await waitFor(() => expect(left()).toHaveLength(2));
  },
});

export const Redirecting = meta.story({
  ...visit({
    at: `${zola}&planId=pln-full-access`,
    as: 'naledi',
    fault: { operation: 'createCheckout', delay: Infinity },
  }),
  play: async (context) => {
    await press(context, 'Buy now');
    await context.canvas.findByRole('button', { name: 'Redirecting…' });
  },
});

/** The plan of the URL is chosen (SUB-018); its neighbours are blocked, and say why (SUB-031). */
export const ActivePlan = meta.story({
  ...visit({ at: `${lwazi}&planId=pln-full-access`, as: 'naledi' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Full Access/ })).toBeChecked();
    const school = canvas.getByRole('radio', { name: /^School Content/ });
    await expect(school).toHaveAttribute('aria-disabled', 'true');
    await expect(school).toHaveAccessibleDescription(/^Current plan/);
    await expect(canvas.getByRole('radio', { name: /^Coding Content/ })).toHaveAccessibleDescription(
      /^Same price/,
    );
    const card = canvas.getByRole('region', { name: 'School Content' });
    for (const text of [
      'ZAR 199.5',
      'Auto-renewOn',
      'Start2025-05-01 ',
      'End2025-05-31 ',
      'Next billing2025-05-31 ',
    ]) {
      await expect(card).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  },
});
export const ActivePlanDark = ActivePlan.extend({ globals: dark });
export const ActivePlanOnAPhone = ActivePlan.extend({ globals: phone });

/** A blocked plan is never chosen: it says why, and Buy now waits for another one (D-109). */
export const BlockedPlan = meta.story({
  ...visit({ at: lwazi, as: 'naledi' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const full = await choose(context, /^Full Access/);
    await expect(full).toBeChecked();
    const school = await choose(context, /^School Content/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(blocked);
    await expect(school).not.toBeChecked();
    await expect(full).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
    await userEvent.click(full);
    await expect(full).toBeChecked();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  },
});

/** The same for a plan that the URL asks for. */
export const BlockedPlanWanted = meta.story({
  ...visit({ at: `${lwazi}&planId=pln-coding-content`, as: 'naledi' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(blocked);
    await expect(canvas.getByRole('radio', { name: /^Coding Content/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  },
});
export const BlockedPlanOnAPhone = BlockedPlanWanted.extend({ globals: phone });

/** With the keyboard alone: one stop for all plans, and the next one is the button. */
export const ByKeyboard = meta.story({
  ...visit({ at: lwazi, as: 'naledi' }),
  play: async ({ canvas, userEvent }) => {
    const full = await canvas.findByRole('radio', { name: /^Full Access/ });
    full.focus();
    await userEvent.keyboard(' ');
    await expect(full).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toHaveFocus();
  },
});

export const NoPlanChosen = meta.story({
  ...visit({ at: zola, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Buy now');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please select a plan.');
    await expect(canvas.getByRole('radio', { name: /^Coding Content/ })).toHaveFocus();
    await choose(context, /^Full Access/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Without a learner nothing can be bought, refreshed or renewed (SUB-028, SUB-033). */
export const MissingLearner = meta.story({
  ...visit({ at: '/subscribe', as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Missing learner.')).toBeVisible();
    await press(context, 'Refresh status');
    await canvas.findByText('No learner selected.');
    await choose(context, /^Full Access/);
    await press(context, 'Buy now');
    await waitFor(() => expect(canvas.getAllByText('Missing learner.')).toHaveLength(2));
  },
});

/** A learner of somebody else. */
export const ForeignLearner = meta.story({
  ...visit({ at: '/subscribe?learnerId=lrn-emma&planId=pln-full-access', as: 'naledi' }),
  play: async (context) => {
    await context.canvas.findByText('This learner is not linked to your account.');
    await press(context, 'Buy now');
    await context.canvas.findByText(/Nothing was paid\./);
  },
});

export const PlanNotOnSale = meta.story({
  ...visit({ at: `${zola}&planId=pln-first-steps`, as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('The plan you came for is not on sale any more. Please choose another one.');
  },
});

export const NoPlans = meta.story({
  ...visit({
    at: zola,
    as: 'naledi',
    given: ({ db }) => {
      for (const { id } of db.plans.all()) db.plans.update(id, { status: 0 });
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No plans available right now. Please try again later.');
    await expect(canvas.queryByRole('button', { name: 'Buy now' })).toBeNull();
  },
});

/** The plans failed; what runs is there, and can be stopped all the same. */
export const PlansFailed = meta.story({
  ...visit({ at: lwazi, as: 'naledi', fault: { operation: 'listPublicPlans', status: 500, times: 2 } }),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('Could not load plans.');
    await expect(canvas.getByRole('button', { name: 'Turn off auto-renew' })).toBeVisible();
    await press(context, 'Try again');
    await canvas.findByRole('radio', { name: /^Full Access/ });
  },
});
export const PlansFailedOnAPhone = meta.story({
  ...visit({ at: zola, as: 'naledi', fault: { operation: 'listPublicPlans', status: 500 } }),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load plans.');
  },
});

export const UnderWay = meta.story({
  ...visit({ at: zola, as: 'naledi', fault: { operation: 'listPublicPlans', delay: Infinity } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading plans…');
  },
});

/** Nobody is told: the learner counts as one without a plan (SUB-044). */
export const LookupFailed = meta.story({
  ...visit({ at: lwazi, as: 'naledi', fault: { operation: 'getActiveSubscription', status: 500 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'No active plan' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Another tab was quicker: the server's words, and what runs now (SUB-034). */
export const BoughtInAnotherTab = meta.story({
  ...visit({ at: `${zola}&planId=pln-full-access`, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('region', { name: 'No active plan' });
    running('lrn-zola', 'pln-full-access', { endsInDays: 365 })(await storyBackend());
    await press(context, 'Buy now');
    await canvas.findByRole('region', { name: 'Full Access' });
    await canvas.findByText(blocked);
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  },
});

export const CheckoutFailed = meta.story({
  ...visit({
    at: `${zola}&planId=pln-full-access`,
    as: 'naledi',
    fault: { operation: 'createCheckout', status: 'offline', times: 1 },
  }),
  play: async (context) => {
    const left = standAtTheDoor();
    const { canvas } = context;
    await press(context, 'Buy now');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Could not start checkout\..*Nothing was paid\.$/,
    );
    await expect(canvas.getByRole('radio', { name: /^Full Access/ })).toBeChecked();
    await press(context, 'Buy now');
    await waitFor(() => expect(left()).toHaveLength(1));
  },
});

/** Nothing to pay: the way leads to our own page. */
export const NothingToPay = meta.story({
  ...visit({
    at: `${zola}&planId=pln-full-access`,
    as: 'naledi',
    given: ({ db }) => {
      db.promotions.update('prm-full-access-winter', { discountPercent: 100 });
    },
  }),
  play: async (context) => {
    const left = standAtTheDoor();
    await context.canvas.findByText('There is nothing to pay: the plan starts at once.');
    await press(context, 'Buy now');
    await waitFor(() => expect(left()).toHaveLength(1));
    await expect(left()[0]?.pathname).toBe('/subscribe/success');
  },
});

/** A URL that the school does not know is not followed (D-107). */
export const ForeignPaymentPage = meta.story({
  ...visit({ at: `${zola}&planId=pln-full-access`, as: 'naledi' }),
  play: async (context) => {
    const left = standAtTheDoor();
    const real = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.endsWith('/payments/checkout')) return real(input, init);
      return Response.json({ redirectUrl: 'https://payments.springbyte.test.evil.example/pay' });
    });
    await press(context, 'Buy now');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Could not start checkout.');
    await expect(left()).toEqual([]);
    await expect(context.canvas.getByRole('button', { name: 'Buy now' })).toBeVisible();
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

/** Somebody who has not agreed yet goes to the provider, who is told what it is for (SUB-040). */
export const AutoRenewByTheProvider = meta.story({
  ...visit({ at: zola, as: 'naledi', given: running('lrn-zola', 'pln-full-access') }),
  play: async (context) => {
    const left = standAtTheDoor();
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
    fault: { operation: 'cancelAutoRenew', status: 'offline' },
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
    running('lrn-zola', 'pln-full-access')(await storyBackend());
    await press(context, 'Refresh status');
    await canvas.findByText('Full Access is active.');
    await expect(canvas.getByRole('button', { name: 'Turn on auto-renew' })).toBeVisible();
  },
});

/** A payment that came too late was given back, and the family is told. */
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

/** Long names, no features, tax on top. */
export const LongText = meta.story({
  ...visit({
    at: `${zola}&planId=pln-full-access`,
    as: 'naledi',
    given: ({ db }) => {
      db.plans.update('pln-full-access', {
        planName:
          'Everything for the whole family of learners, Unvollständigkeitsversicherungsgesellschaft included',
        featuresJson: JSON.stringify(
          Array.from({ length: 8 }, (_, line) => `Feature ${line + 1} `.repeat(12)),
        ),
        priceIncludesVat: false,
      });
      db.plans.update('pln-school-content', { featuresJson: '[]', entitlements: 0 });
    },
  }),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^Everything for the whole family/ });
    await canvas.findByText('with 15 % VAT');
    await canvas.findByText('Still three activities a day');
  },
});

/** Signed out: the login, with everything that somebody came for (SUB-026). */
export const SignedOut = meta.story({
  ...visit({ at: `${zola}&planId=pln-full-access` }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.queryByText(/Please sign in as a Parent/)).toBeNull();
  },
});

/** Another role: the same, and why (SUB-027). */
export const OtherRole = meta.story({
  ...visit({ at: zola, as: 'zola' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByText('Please sign in as a Parent to complete the purchase')).toBeVisible();
  },
});

/** An Admin buys for any learner; the way back leads to the page of an Admin. */
export const Admin = meta.story({
  ...visit({ at: zola, as: 'thandi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^Full Access/ });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin/users');
  },
});
