import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { findsLongTexts, findsNoConnection, longTexts, manyRows, noConnection } from '../common-states.ts';

const at = '/admin/users/lrn-lwazi';

const findPanel = async (name: string) => within(await page.findByRole('dialog', { name }));
type Panel = Awaited<ReturnType<typeof findPanel>>;
const findSection = async (panel: Panel, name: string) => within(await panel.findByRole('region', { name }));

const meta = preview.meta({
  title: 'Screens/Admin/User',
});

/** Account, plan, parents and results of a learner beside the list, whose row is highlighted (D-269). */
export const Learner = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const panel = await findPanel('Lwazi Khumalo');
    await panel.findByText(/^\d+ \w+ \d{4}, \d+ years$/);
    await (await findSection(panel, 'Plan')).findByText('School Content');
    await (await findSection(panel, 'Parents')).findByText('Mother, primary parent');
    await (await findSection(panel, 'Last results')).findByRole('link', { name: /^All \d+ results$/ });
    await expect(panel.getByText('20 of 35')).toBeVisible();
    await expect(canvas.getByRole('row', { current: true })).toHaveAccessibleName(/Lwazi/);
    await expect(panel.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  },
});

/** A parent's learners come from the list of learners, which has their ids. */
export const Parent = meta.story({
  ...visit({ at: '/admin/users/usr-naledi', as: 'thandi' }),
  play: async () => {
    const learners = await findSection(await findPanel('Naledi Khumalo'), 'Learners');
    await expect(await learners.findByRole('link', { name: 'Lwazi Khumalo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/admin\/users\/lrn-lwazi$/),
    );
  },
});

/** A staff member with an additional role and a permission. */
export const Staff = meta.story({
  ...visit({
    at: '/admin/users/usr-sipho',
    as: 'thandi',
    given: ({ db }) =>
      void db.users.update('usr-sipho', {
        roles: ['Tutor', 'ContentAdmin'],
        permissions: ['coding-content-access'],
      }),
  }),
  play: async () => {
    const panel = await findPanel('Sipho Dlamini');
    await panel.findByText('ContentAdmin');
    await expect(panel.getByText('coding-content-access')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Deactivate' })).toBeNull();
  },
});

/** The same without the list; Back keeps the search. */
export const FullPage = meta.story({
  ...visit({ at: `${at}?view=page&q=khumalo`, as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lwazi Khumalo' });
    await canvas.findByText('School Content');
    await canvas.findByRole('link', { name: /^All \d+ results$/ });
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/admin\/users\?q=khumalo$/),
    );
  },
});

/** Neither plan, parents nor results. */
export const Empty = meta.story({
  ...visit({
    at: '/admin/users/lrn-tandeka',
    as: 'thandi',
    given: ({ db }) => {
      const learner = { id: 'lrn-tandeka', name: 'Tandeka', surname: 'Mbeki', userName: 'tandeka.mbeki' };
      db.users.insert({ ...db.users.getOrThrow('lrn-zola'), ...learner, email: null, lastLoginDate: null });
    },
  }),
  tags: ['empty'],
  play: async () => {
    const panel = await findPanel('Tandeka Mbeki');
    await panel.findByText('No active plan');
    await panel.findByText('No parents linked');
    await panel.findByText('No results yet');
    await expect(panel.getByText('Never')).toBeVisible();
  },
});

/** The account is in the list; the other parts are loading. */
export const Loading = meta.story({
  ...visit({
    at,
    as: 'thandi',
    fault: [
      { operation: 'getLearner', delay: 'never' },
      { operation: 'getActiveSubscription', delay: 'never' },
      { operation: 'listLearnerActivityResults', delay: 'never' },
    ],
  }),
  tags: ['loading'],
  play: async () => {
    const panel = await findPanel('Lwazi Khumalo');
    await expect(await panel.findByRole('region', { name: 'Plan' })).toHaveAttribute('aria-busy', 'true');
    await expect(panel.queryByRole('button', { name: 'Deactivate' })).toBeNull();
  },
});

/** Each part fails separately. */
export const PlanFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'getActiveSubscription', status: 500 } }),
  tags: ['failed'],
  play: async () => {
    const panel = await findPanel('Lwazi Khumalo');
    const plan = await findSection(panel, 'Plan');
    await plan.findByText('The plan did not load');
    await expect(plan.getByRole('button', { name: 'Try again' })).toBeVisible();
    await panel.findByText('Mother, primary parent');
  },
});

/** A link to a user who has been deleted. */
export const NotFound = meta.story({
  ...visit({ at: '/admin/users/usr-unknown', as: 'thandi' }),
  tags: ['not-found'],
  play: async () => {
    const panel = await findPanel('User not found');
    await panel.findByText('This user does not exist');
  },
});

/** The page of an account that has been deleted leads back to the list. */
export const PageNotFound = meta.story({
  ...visit({ at: '/admin/users/usr-unknown?view=page', as: 'thandi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByText('This user does not exist');
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toBeVisible();
  },
});

export const Offline = meta.story({
  ...visit({ at, as: 'thandi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({ at, as: 'thandi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({ at, as: 'thandi', given: manyRows('users', 'surname') }),
  tags: ['many'],
  play: async () => {
    await (await findPanel('Lwazi Khumalo')).findByText(/^\d+ of \d{3,}$/);
  },
});

/** The arrows follow the search and the order of the list; closing returns the focus to the current row. */
export const GoesThroughTheList = meta.story({
  ...visit({ at: '/admin/users/lrn-lwazi?q=khumalo', as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const panel = await findPanel('Lwazi Khumalo');
    await panel.findByText('2 of 4');
    await userEvent.click(panel.getByRole('button', { name: 'Next: Naledi Khumalo' }));
    const next = await findPanel('Naledi Khumalo');
    await waitFor(() => expect(next.getByRole('button', { name: 'Next: Zola Khumalo' })).toHaveFocus());
    await expect(canvas.getByRole('row', { current: true })).toHaveAccessibleName(/Naledi/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Naledi Khumalo' })).toHaveFocus());
    await expect(canvas.getByRole('searchbox')).toHaveValue('khumalo');
  },
});

/** A deactivated learner cannot sign in; the results are kept. A learner without an email can be deactivated, too (D-268). */
export const Deactivated = meta.story({
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) => void db.users.update('lrn-lwazi', { email: null, gradeId: null }),
  }),
  play: async ({ userEvent }) => {
    const panel = await findPanel('Lwazi Khumalo');
    await userEvent.click(await panel.findByRole('button', { name: 'Deactivate' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Deactivate the learner?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Deactivate' }));
    await page.findByText('Learner deactivated');
    await panel.findByText('Not active');
    await panel.findByRole('button', { name: 'Activate' });
    const { db } = await storyBackend();
    await expect(db.users.getOrThrow('lrn-lwazi')).toMatchObject({ isActive: false, email: null });
  },
});

/** The account can be activated again. */
export const Activated = meta.story({
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) => void db.users.update('lrn-lwazi', { isActive: false }),
  }),
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    const panel = await findPanel('Lwazi Khumalo');
    await userEvent.click(await panel.findByRole('button', { name: 'Activate' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Activate the learner?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Activate' }));
    await page.findByText('Learner activated');
    await panel.findByText('Active');
  },
});

/**
 * The surname of a learner without an email is corrected; closing the form leads back to the panel (D-268). The row stays
 * in the list although the search no longer finds it, until the panel closes.
 */
export const EditedWithoutEmail = meta.story({
  ...visit({
    at: `${at}?q=lwazi+khum`,
    as: 'thandi',
    given: ({ db }) => void db.users.update('lrn-lwazi', { email: null }),
  }),
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    const panel = await findPanel('Lwazi Khumalo');
    await userEvent.click(panel.getByRole('button', { name: 'Edit' }));
    const form = within(await page.findByRole('dialog', { name: 'Edit user' }));
    await expect(form.getByLabelText('Email')).toHaveValue('');
    await userEvent.clear(form.getByLabelText('Surname'));
    await paste({ userEvent }, form.getByLabelText('Surname'), 'Nkosi');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('User updated');
    const edited = await findPanel('Lwazi Nkosi');
    await expect(page.getByRole('row', { current: true })).toHaveAccessibleName(/Lwazi Nkosi/);
    await userEvent.click(edited.getByRole('button', { name: 'Close' }));
    await page.findByText('No users found');
  },
});

/** The office invites a parent without leaving the panel. */
export const InvitesAParent = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ userEvent }) => {
    const panel = await findPanel('Lwazi Khumalo');
    await userEvent.click(await panel.findByRole('button', { name: 'Invite a parent' }));
    const form = within(await page.findByRole('dialog', { name: 'Invite a parent of Lwazi' }));
    await paste({ userEvent }, form.getByLabelText('Parent Email'), 'aunt');
    await userEvent.click(form.getByRole('button', { name: 'Invite Parent' }));
    await form.findByText('Enter a valid email.');
  },
});

/** After a deletion the panel is closed. */
export const Deleted = meta.story({
  ...visit({ at: '/admin/users/usr-sipho?q=dlamini', as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ userEvent, loaded }) => {
    const panel = await findPanel('Sipho Dlamini');
    await userEvent.click(panel.getByRole('button', { name: 'Delete user' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete User?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('User deleted');
    const { state } = loaded['application'] as Application;
    await waitFor(() => expect(state.location.href).toBe('/admin/users?q=dlamini'));
  },
});
