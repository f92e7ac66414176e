import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Application } from '#app/application.ts';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';

const at = (role: string) => `/admin/roles?role=${encodeURIComponent(role)}`;

const readRoles = async (id: string) => (await storyBackend()).db.users.get(id)?.roles;
const routerOf = (loaded: Record<string, unknown>) => loaded['application'] as Application;
const withRoles = (id: string, roles: string[]) => (backend: Backend) =>
  void backend.db.users.update(id, { roles, role: roles[0] as string });

/** Opens the dialog, searches, and selects the result. */
async function selectUser({ canvas, userEvent }: PlayContext, role: string, search: string, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Give role' }));
  const dialog = within(await page.findByRole('dialog', { name: `Give the role “${role}”` }));
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Find a person' }), search);
  await userEvent.click(await dialog.findByRole('radio', { name }));
  return dialog;
}

async function openRemoval({ canvas, userEvent }: PlayContext, name: string, title = 'Take the role away?') {
  await userEvent.click(await canvas.findByRole('button', { name: `Remove ${name}` }));
  return within(await page.findByRole('alertdialog', { name: title }));
}

const meta = preview.meta({ title: 'Screens/Admin/Role members' });

/** A role that the school has added is preselected as an additional role (ADM-023). */
export const Given = meta.story({
  ...visit({ at: at('Reading Coach'), as: 'thandi' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await selectUser(context, 'Reading Coach', 'sipho', /^Sipho Dlamini/);
    await expect(dialog.getByRole('radio', { name: 'As an additional role' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Give role' }));
    await page.findByText('Sipho Dlamini has the role Reading Coach');
    const list = within(await canvas.findByRole('table', { name: 'Members of “Reading Coach”' }));
    await expect(list.getByRole('row', { name: /^Sipho Dlamini/ })).toHaveTextContent('TutorReading Coach');
    await canvas.findByRole('link', { name: 'Reading Coach 1 member' });
    await expect(await readRoles('usr-sipho')).toEqual(['Tutor', 'Reading Coach']);
  },
});

/** A built-in role is preselected as the main role, with a warning about the lost access. */
export const MainRoleChosen = meta.story({
  ...visit({ at: at('Moderator'), as: 'thandi' }),
  play: async (context) => {
    const dialog = await selectUser(context, 'Moderator', 'sipho', /^Sipho Dlamini/);
    await expect(dialog.getByRole('radio', { name: 'As the main role' })).toBeChecked();
    await dialog.findByText('Tutor becomes an additional role');
  },
});

/** The former main role becomes an additional one. */
export const GivenAsMain = meta.story({
  ...visit({ at: at('Moderator'), as: 'thandi' }),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await selectUser(context, 'Moderator', 'lwazi khumalo', /^Lwazi Khumalo/);
    await expect(dialog.getByRole('radio', { name: 'As the main role' })).toBeChecked();
    await waitFor(() => expect(dialog.getByText(/^Lwazi Khumalo loses the grade/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Give role' }));
    await page.findByText('Lwazi Khumalo has the role Moderator');
    await expect(await readRoles('lrn-lwazi')).toEqual(['Moderator', 'Learner']);
  },
});

export const NoUserChosen = meta.story({
  ...visit({ at: at('Tutor'), as: 'thandi' }),
  tags: ['invalid', 'dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give role' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Give role' }));
    await dialog.findByText('Choose who gets the role.');
    await expect(dialog.getByRole('searchbox', { name: 'Find a person' })).toHaveFocus();
  },
});

/** No user is found, then many. A user who has the role as the main role is not listed. */
export const ManyUsersFound = meta.story({
  ...visit({ at: at('Tutor'), as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give role' }));
    const dialog = within(await page.findByRole('dialog'));
    const field = dialog.getByRole('searchbox', { name: 'Find a person' });
    await userEvent.type(field, 'sipho');
    await dialog.findByText(/^No user matches\./);
    await userEvent.clear(field);
    await userEvent.type(field, 'learner');
    await dialog.findByText(/^27 match; these are the first 6/);
    await expect(dialog.getAllByRole('radio')).toHaveLength(6);
  },
});

/** While the request is pending, neither the user nor the choice of main or additional role can be changed. */
export const Giving = meta.story({
  ...visit({
    at: at('Reading Coach'),
    as: 'thandi',
    fault: { operation: 'setUserRoles', delay: 'never' },
  }),
  tags: ['dark'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await selectUser(context, 'Reading Coach', 'khumalo', /^Lwazi Khumalo/);
    await userEvent.click(dialog.getByRole('button', { name: 'Give role' }));
    await dialog.findByRole('button', { name: 'Saving…' });
    await userEvent.type(dialog.getByRole('searchbox'), 'x');
    await expect(dialog.getByRole('searchbox')).toHaveValue('khumalo');
    for (const radio of dialog.getAllByRole('radio')) await userEvent.click(radio);
    await expect(dialog.getByRole('radio', { name: /^Lwazi Khumalo/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'As an additional role' })).toBeChecked();
  },
});

/** The selection is kept for a retry. */
export const GivingFailed = meta.story({
  ...visit({
    at: at('Reading Coach'),
    as: 'thandi',
    fault: { operation: 'setUserRoles', status: 500, times: 1 },
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await selectUser(context, 'Reading Coach', 'sipho', /^Sipho Dlamini/);
    await userEvent.click(dialog.getByRole('button', { name: 'Give role' }));
    await dialog.findByText('This is not working right now');
    await expect(dialog.getByRole('radio', { name: /^Sipho/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Give role' }));
    await page.findByText('Sipho Dlamini has the role Reading Coach');
  },
});

/** Removing an additional role keeps the main role. When no member is left, the heading gets the focus. */
export const Removed = meta.story({
  ...visit({
    at: at('Reading Coach'),
    as: 'thandi',
    given: withRoles('usr-sipho', ['Tutor', 'Reading Coach']),
  }),
  play: async (context) => {
    const confirmation = await openRemoval(context, 'Sipho Dlamini');
    await waitFor(() => expect(confirmation.getByText(/The main role stays/)).toBeVisible());
    await context.userEvent.click(confirmation.getByRole('button', { name: 'Yes, take it away' }));
    await page.findByText('Role taken away');
    await context.canvas.findByText('No users in this role.');
    await expect(await readRoles('usr-sipho')).toEqual(['Tutor']);
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** A user needs at least one role: the dialog says so without a request. */
export const OnlyRole = meta.story({
  ...visit({ at: at('Tutor'), as: 'thandi' }),
  play: async (context) => {
    const message = await openRemoval(context, 'Sipho Dlamini', 'Every user needs a role');
    // The dialog fades in.
    await waitFor(() =>
      expect(message.getByRole('heading', { name: 'Every user needs a role' })).toBeVisible(),
    );
    await expect(message.queryByRole('button', { name: 'Yes, take it away' })).toBeNull();
    await context.userEvent.click(message.getByRole('button', { name: 'OK' }));
    await expect(await readRoles('usr-sipho')).toEqual(['Tutor']);
  },
});

/** The other roles failed to load: the list omits them, and removing a role requests them again. */
export const OtherRolesUnknown = meta.story({
  ...visit({ at: at('Tutor'), as: 'thandi', fault: { operation: 'listUsersWithRoles', status: 500 } }),
  tags: ['failed'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const row = await canvas.findByRole('row', { name: /^Sipho Dlamini/ });
    await expect(row).toHaveTextContent('TutorUnknown');
    const confirmation = await openRemoval(context, 'Sipho Dlamini');
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, take it away' }));
    await confirmation.findByText(/^Every user needs a role\./);
    await expect(await readRoles('usr-sipho')).toEqual(['Tutor']);
  },
});

export const LastAdmin = meta.story({
  ...visit({ at: at('Admin'), as: 'thandi', given: withRoles('usr-thandi', ['Admin', 'Reading Coach']) }),
  play: async (context) => {
    const confirmation = await openRemoval(context, 'Thandi Nkosi');
    await waitFor(() => expect(confirmation.getByText('your own account')).toBeVisible());
    await context.userEvent.click(confirmation.getByRole('button', { name: 'Yes, take it away' }));
    await confirmation.findByText(/^The school needs an administrator\./);
    await expect(await readRoles('usr-thandi')).toEqual(['Admin', 'Reading Coach']);
  },
});

/** An administrator takes another main role, after a warning, and is signed out. */
export const OwnRole = meta.story({
  ...visit({ at: at('Tutor'), as: 'thandi', given: withRoles('usr-pieter', ['Admin']) }),
  tags: ['interaction'],
  play: async (context) => {
    const { userEvent, loaded } = context as PlayContext & { loaded: Record<string, unknown> };
    const dialog = await selectUser(context, 'Tutor', 'thandi', /^Thandi Nkosi/);
    await waitFor(() => expect(dialog.getByText('This is your own account')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Give role' }));
    await waitFor(() => expect(routerOf(loaded).latestLocation.pathname).toBe('/auth/login'));
    await page.findByText('Your role has changed. Please sign in again.');
    await expect(await readRoles('usr-thandi')).toEqual(['Tutor', 'Admin']);
  },
});
