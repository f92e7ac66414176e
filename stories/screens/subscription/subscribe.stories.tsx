import { expect, waitFor, within } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { pressButton } from '../../play.ts';
import { phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import { findsNoConnection, noConnection } from '../common-states.ts';
import { withRunningPlan } from './plans.ts';
import { duplicatePlanMessage, choose, lwaziPlansUrl, zolaPlansUrl } from './play-steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Subscribe',
});

/** The features, term and price with VAT of each plan, and the discount of a promotion. */
export const Loaded = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    const full = await canvas.findByRole('radio', { name: 'Full Access R1599.20' });
    await expect(full).not.toBeChecked();
    await expect(full).toHaveAccessibleDescription(/^Yearly · 365 days.*Coding lessons/s);
    await expect(canvas.getByRole('radio', { name: 'Coding Content R199.50' })).toHaveAccessibleDescription(
      /No school lessons/,
    );
    await expect(canvas.getByText(/Winter special: 20% off/)).toBeVisible();
    await expect(canvas.getAllByText('including 15% VAT')).toHaveLength(3);
    const current = canvas.getByRole('region', { name: 'No active plan' });
    await expect(within(current).getByRole('button', { name: 'Refresh status' })).toBeVisible();
    await expect(within(current).queryByRole('button', { name: /auto-renew/ })).toBeNull();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/parent/dashboard');
  },
});

/** The plan in the URL is selected (SUB-018). Running plans are blocked, with the reason (SUB-031). */
export const ActivePlan = meta.story({
  ...visit({ at: `${lwaziPlansUrl}&planId=pln-full-access`, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Full Access/ })).toBeChecked();
    const school = canvas.getByRole('radio', { name: /^School Content/ });
    await expect(school).toHaveAttribute('aria-disabled', 'true');
    await expect(school).toHaveAccessibleDescription(/^Current plan/);
    await expect(canvas.getByRole('radio', { name: /^Coding Content/ })).toHaveAccessibleDescription(
      /^Same price/,
    );
    const card = canvas.getByRole('region', { name: 'School Content' });
    for (const text of ['ZAR 199.5', 'Auto-renewOn', 'Start1 May', 'End31 May', 'Next billing31 May']) {
      await expect(card).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  },
});

/** A blocked plan cannot be selected: it shows the reason, and Buy now is disabled (D-109). */
export const BlockedPlan = meta.story({
  ...visit({ at: lwaziPlansUrl, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    const full = await choose(context, /^Full Access/);
    await expect(full).toBeChecked();
    const school = await choose(context, /^School Content/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(duplicatePlanMessage);
    await expect(school).not.toBeChecked();
    await expect(full).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  },
});

export const AnotherPlanThanTheBlocked = meta.story({
  ...visit({ at: lwaziPlansUrl, as: 'naledi' }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, /^School Content/);
    await canvas.findByRole('alert');
    const full = canvas.getByRole('radio', { name: /^Full Access/ });
    await userEvent.click(full);
    await expect(full).toBeChecked();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  },
});

export const BlockedPlanWanted = meta.story({
  ...visit({ at: `${lwaziPlansUrl}&planId=pln-coding-content`, as: 'naledi' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(duplicatePlanMessage);
    await expect(canvas.getByRole('radio', { name: /^Coding Content/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  },
});

/** The plans are one tab stop, followed by the button. */
export const ByKeyboard = meta.story({
  ...visit({ at: lwaziPlansUrl, as: 'naledi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const full = await canvas.findByRole('radio', { name: /^Full Access/ });
    const coding = canvas.getByRole('radio', { name: /^Coding Content/ });
    const school = canvas.getByRole('radio', { name: /^School Content/ });
    // The last tab stop before the plans is above them.
    within(canvas.getByRole('main')).getByRole('link', { name: 'Dashboard' }).focus();
    await userEvent.tab();
    await expect([coding, full, school]).toContain(document.activeElement);
    full.focus();
    await userEvent.keyboard(' ');
    await expect(full).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^Turn off renewal/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(full).toHaveFocus();

    // A blocked plan can be focused; it shows the reason and is not selected.
    await userEvent.keyboard('{ArrowUp}');
    await expect([coding, school]).toContain(document.activeElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(duplicatePlanMessage);
    for (const radio of [coding, full, school]) await expect(radio).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(full).toHaveFocus();
    await expect(full).toBeChecked();
  },
});

export const NoPlans = meta.story({
  ...visit({
    at: zolaPlansUrl,
    as: 'naledi',
    given: ({ db }) => {
      for (const { id } of db.plans.all()) db.plans.update(id, { status: 0 });
    },
  }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No plans available right now. Please try again later.');
    await expect(canvas.queryByRole('button', { name: 'Buy now' })).toBeNull();
  },
});

/** The plans failed to load; auto-renew of a running plan can still be turned off. */
export const PlansFailed = meta.story({
  ...visit({
    at: lwaziPlansUrl,
    as: 'naledi',
    fault: { operation: 'listPublicPlans', status: 500, times: 2 },
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('Could not load plans.');
    await expect(canvas.getByRole('button', { name: 'Turn off auto-renew' })).toBeVisible();
    const { faults } = await storyBackend();
    faults.add({ operation: 'listPublicPlans', delay: 100 });
    await pressButton(context, 'Try again');
    await expect(await canvas.findByRole('button', { name: 'Loading…' })).toHaveFocus();
    await canvas.findByRole('radio', { name: /^Full Access/ });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** After a failed refetch, the plans that have loaded before remain on sale. */
export const PlansNotRefreshed = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi' }),
  play: async (context) => {
    const { canvas } = context;
    const full = await choose(context, /^Full Access/);
    const { faults } = await storyBackend();
    faults.add({ operation: 'createCheckout', status: 500, message: ' ' });
    faults.add({ operation: 'listPublicPlans', status: 'offline' });
    const calls = watchCalls();
    await pressButton(context, 'Buy now');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not start checkout.');
    await waitFor(() => expect(calls('/public/plans').length).toBeGreaterThan(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(full).toBeChecked();
    await expect(canvas.queryByText('Could not load plans.')).toBeNull();
  },
});

export const PlansFailedOnAPhone = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi', fault: { operation: 'listPublicPlans', status: 500 } }),
  tags: ['failed'],
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load plans.');
  },
});

export const Loading = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'naledi', fault: { operation: 'listPublicPlans', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading plans…');
  },
});

/** A plan with a long name and VAT on top, and a plan without features. */
export const LongText = meta.story({
  ...visit({
    at: `${zolaPlansUrl}&planId=pln-full-access`,
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
  tags: ['long-text'],
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^Everything for the whole family/ });
    await canvas.findByText('plus 15% VAT');
    await canvas.findByText('Limited to 3 activities a day');
  },
});

/** A visitor is redirected to the login page, with learner and plan in the URL (SUB-026). */
export const SignedOut = meta.story({
  ...visit({ at: `${zolaPlansUrl}&planId=pln-full-access` }),
  tags: ['interaction'],
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.queryByText(/Please sign in as a Parent/)).toBeNull();
    const { state } = loaded['application'] as Application;
    await expect(state.location.search).toEqual({
      returnUrl: '/subscribe',
      learnerId: 'lrn-zola',
      planId: 'pln-full-access',
    });
  },
});

/** A user of another role is redirected to the login page, with the reason (SUB-027). */
export const OtherRole = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'zola' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByText('Please sign in as a Parent to complete the purchase')).toBeVisible();
  },
});

/** An Admin can buy for any learner; the back link opens the learner's page (D-288). */
export const Admin = meta.story({
  ...visit({ at: zolaPlansUrl, as: 'thandi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /^Full Access/ });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Back to the learner' })).toHaveAttribute(
      'href',
      '/admin/users/lrn-zola',
    );
  },
});

/** A plan that a running plan includes can be bought, with a note. */
export const PartOfARunningPlan = meta.story({
  ...visit({
    at: '/subscribe?learnerId=lrn-zola',
    as: 'naledi',
    given: withRunningPlan('lrn-zola', 'pln-full-access', { endsInDays: 300 }),
  }),
  play: async ({ canvas }) => {
    const schoolContent = await canvas.findByRole('radio', { name: /^School Content/ });
    await waitFor(() => expect(schoolContent).toHaveAccessibleDescription(/^Part of Full Access/));
    await expect(schoolContent).not.toHaveAttribute('aria-disabled');
  },
});

export const Offline = meta.story({
  ...visit({ at: '/subscribe?learnerId=lrn-zola', as: 'naledi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});
