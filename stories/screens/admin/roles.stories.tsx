import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Application } from '#app/application.ts';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import {
  finds,
  findsLongTexts,
  findsNoConnection,
  longTexts,
  noConnection,
  noResponse,
} from '../common-states.ts';

const at = '/admin/roles';
const coachUrl = `${at}?role=Reading%20Coach`;

const routerOf = (loaded: Record<string, unknown>) => loaded['application'] as Application;
const getRoleNames = (canvas: PlayContext['canvas']) =>
  canvas
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('role'))
    .filter((role) => role !== null);
const expectOpened = async ({ canvas }: PlayContext, role = 'Reading Coach') =>
  void (await canvas.findByRole('heading', { level: 2, name: `Members of “${role}”` }));
const findMembers = (canvas: PlayContext['canvas'], role = 'Reading Coach') =>
  canvas.findByRole('table', { name: `Members of “${role}”` });
const withSiphoAsCoach = ({ db }: Backend) =>
  void db.users.update('usr-sipho', { roles: ['Tutor', 'Reading Coach'] });

const meta = preview.meta({
  title: 'Screens/Admin/Roles',
});

/** Built-in roles have no delete button; roles that the school has added have one (ADM-005). */
export const Loaded = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Parent Built in 3 members' });
    await expect(getRoleNames(canvas).slice(-2)).toEqual(['Learner', 'Reading Coach']);
    await expect(canvas.getByRole('button', { name: 'Delete Reading Coach' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete Admin' })).toBeNull();
    await expect(canvas.getByText('Choose a role')).toBeVisible();
  },
});

/** Selecting a role shows its members (ADM-006). */
export const Members = meta.story({
  ...visit({ at, as: 'thandi', given: withSiphoAsCoach }),
  tags: ['dark'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: /^Tutor/ }));
    await expectOpened(context, 'Tutor');
    const row = within(await findMembers(canvas, 'Tutor')).getByRole('row', { name: /^Sipho Dlamini/ });
    await expect(row).toHaveTextContent('tutor@springbyte.testTutorReading Coach');
    // Both panes are visible, so the focus does not move.
    await expect(canvas.getByRole('link', { name: /^Tutor/ })).toHaveFocus();
  },
});

/** On a phone the members replace the list; the focus moves to their heading, and back to the role. */
export const MembersOnAPhone = meta.story({
  ...visit({ at, as: 'thandi' }),
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: /^Parent Built/ }));
    await expectOpened(context, 'Parent');
    await waitFor(() => expect(page.getByRole('heading', { level: 2, name: /Parent/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Parent Built/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectOpened(context, 'Parent');
    await findMembers(canvas, 'Parent');
  },
});

export const NoMembers = meta.story({
  ...visit({ at: coachUrl, as: 'thandi' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No users in this role.');
    await expect(canvas.getByText(/^A role of your school. It gives no access/)).toBeVisible();
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listRoles', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load roles' });
    await expect(canvas.getByRole('link', { name: /^Parents/ })).toBeVisible();
  },
});

/** Only the members failed to load: the roles are shown, and the members can be requested again. */
export const MembersFailed = meta.story({
  ...visit({ at: coachUrl, as: 'thandi', fault: { operation: 'listUsersByRole', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Failed to load members of Reading Coach');
    await expect(canvas.getByRole('link', { name: /^Tutor/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('No users in this role.');
  },
});

/** The URL names a role that does not exist: a retry would not help, so there is no button for it. */
export const UnknownRole = meta.story({
  ...visit({ at: `${at}?role=Astronaut`, as: 'thandi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to load members of Astronaut');
    await expect(canvas.getByText(/^There is no such role/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** A blank name is ignored without a request (ADM-021). Any other text is valid and is encoded in URLs (ADM-022). */
export const Created = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    const field = await canvas.findByRole('textbox', { name: 'New role' });
    const callsTo = watchCalls();
    await userEvent.type(field, '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Create role' }));
    await expect(page.queryByText('Failed to create role')).toBeNull();
    await expect(callsTo('/admin/roles')).toEqual([]);
    await expect(field).toBeValid();

    for (const name of ['a/b?c#d%20', '../x', '<b>bold</b> & “co”']) {
      await userEvent.clear(field);
      await paste(context, field, `  ${name} `);
      await userEvent.keyboard('{Enter}');
      await expectOpened(context, name);
      await canvas.findByText('No users in this role.');
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(db.roles.get(name)).toBeDefined();
    }
    await page.findAllByText('Role created');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete a/b?c#d%20' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete Role?' }));
    await waitFor(() => expect(confirmation.getByText('a/b?c#d%20')).toBeVisible());
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Role deleted');
    await waitFor(() => expect(getRoleNames(canvas)).not.toContain('a/b?c#d%20'));
  },
});

/** Names are compared without regard to case; the typed name is kept (ADM-020d). */
export const NameTaken = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'New role' });
    await userEvent.type(field, 'reading coach{Enter}');
    await page.findByText('Failed to create role');
    await canvas.findByText('A role with this name already exists.');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('reading coach');
  },
});

/** The server rejects a name that is a segment of its URLs, such as `users`. */
export const NameRefused = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New role' }), 'users{Enter}');
    await canvas.findByText('A role cannot have this name.');
  },
});

/** Cancelling deletes nothing. After a deletion by keyboard, the heading gets the focus (ADM-038). */
export const Deleted = meta.story({
  ...visit({ at: coachUrl, as: 'thandi' }),
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('No users in this role.');
    const button = canvas.getByRole('button', { name: 'Delete Reading Coach' });
    await userEvent.click(button);
    const first = within(await page.findByRole('alertdialog', { name: 'Delete Role?' }));
    await waitFor(() => expect(first.getByText(/No user has it\.$/)).toBeVisible());
    await userEvent.click(first.getByRole('button', { name: 'No, cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(getRoleNames(canvas)).toContain('Reading Coach');
    await userEvent.keyboard('{Enter}');
    const again = within(await page.findByRole('alertdialog', { name: 'Delete Role?' }));
    await userEvent.click(again.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Role deleted');
    await waitFor(() => expect(getRoleNames(canvas)).not.toContain('Reading Coach'));
    await waitFor(() => expect(routerOf(loaded).latestLocation.search).toEqual({}));
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toHaveFocus());
  },
});

/** A role with members cannot be deleted: the dialog shows the reason (D-125). */
export const DeletionRefused = meta.story({
  ...visit({ at, as: 'thandi', given: withSiphoAsCoach }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Reading Coach 1 member' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Reading Coach' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete Role?' }));
    await waitFor(() => expect(confirmation.getByText('1 member')).toBeVisible());
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Failed to delete role');
    await confirmation.findByText(/Open the role and remove it from its members first\.$/);
    await expect(getRoleNames(canvas)).toContain('Reading Coach');
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: noResponse }),
  tags: ['loading'],
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
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) => {
      for (let number = 1; number <= 60; number += 1) db.roles.insert({ id: `Reading Coach ${number}` });
    },
  }),
  tags: ['many'],
  play: finds('Reading Coach 60'),
});
