import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { holdResponses } from '../../hold-responses.ts';
import type { PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';

const at = '/admin/users';

type Play = Pick<PlayContext, 'canvas' | 'userEvent'>;

/** Four learners, and an administrator who already has both permissions. */
const userNames = ['Lwazi Khumalo', 'Zola Khumalo', 'Amahle Zulu', 'Ayesha Davids', 'Thandi Nkosi'];

async function chooseRows({ canvas, userEvent }: Play, names = userNames) {
  await canvas.findByRole('table', { name: 'Users' });
  for (const name of names) await userEvent.click(canvas.getByRole('checkbox', { name: `Choose ${name}` }));
}

const findBar = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Bulk actions' }));

async function givePermission({ canvas, userEvent }: Play) {
  await userEvent.click((await findBar({ canvas })).getByRole('button', { name: 'Give permission' }));
  const popover = within(await page.findByRole('dialog', { name: 'Give permission' }));
  await userEvent.click(popover.getByRole('checkbox', { name: 'school-content-access' }));
  await userEvent.click(popover.getByRole('button', { name: /^Give to/ }));
  return within(await page.findByRole('dialog', { name: 'Give permission?' }));
}

const readPermissions = async (name: string) => {
  const { db } = await storyBackend();
  return db.users.all().find((user) => `${user.name} ${user.surname}` === name)?.permissions;
};

const meta = preview.meta({
  title: 'Screens/Admin/Bulk actions',
  ...visit({ at, as: 'thandi' }),
});

/**
 * The bar shows the number of selected users, and the reason why an action does not affect all of them. Sorting and
 * filtering keep the selection.
 */
export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent });
    const actions = await findBar({ canvas });
    await expect(actions.getByText('5 users chosen')).toBeVisible();
    await expect(actions.getByRole('button', { name: 'Change grade (4)' })).toBeEnabled();
    await actions.findByText('Grade is for learners only: 4 of the 5 chosen.');
    await expect(canvas.getByRole('checkbox', { name: 'Choose all' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Surname/ }));
    await userEvent.type(canvas.getByRole('searchbox'), 'khumalo');
    await actions.findByText('3 of them not shown');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all' }));
    await actions.findByText('7 users chosen');
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '7 users chosen',
    );
    await userEvent.click(actions.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Bulk actions' })).toBeNull());
  },
});

export const PermissionChoice = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent }, userNames.slice(2));
    await userEvent.click((await findBar({ canvas })).getByRole('button', { name: 'Give permission' }));
    await page.findByRole('dialog', { name: 'Give permission' });
  },
});

export const Confirmation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent });
    const confirmation = await givePermission({ canvas, userEvent });
    await confirmation.findByText('This gives school-content-access to 4 users.');
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

/** The confirmation names the affected and the unchanged users; confirming changes the affected ones. */
export const PermissionGiven = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent });
    const confirmation = await givePermission({ canvas, userEvent });
    await confirmation.findByText('This gives school-content-access to 4 users.');
    const affected = within(confirmation.getByRole('region', { name: 'Affected users' }));
    await expect(affected.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Amahle Zulu',
      'Ayesha Davids',
      'Lwazi Khumalo',
      'Zola Khumalo',
    ]);
    await confirmation.findByText('Thandi Nkosi already has it.');
    await userEvent.click(confirmation.getByRole('button', { name: 'Give to 4 users' }));
    await page.findByText('4 users have school-content-access now.');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await readPermissions('Zola Khumalo')).toContain('school-content-access');
    await expect((await findBar({ canvas })).getByText('5 users chosen')).toBeVisible();
  },
});

/** Escape closes the confirmation, changes nothing and returns the focus to the button. */
export const Declined = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent });
    const confirmation = await givePermission({ canvas, userEvent });
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await readPermissions('Amahle Zulu')).toEqual([]);
    const give = (await findBar({ canvas })).getByRole('button', { name: 'Give permission' });
    await waitFor(() => expect(give).toHaveFocus());
  },
});

/** The dialog names the failed users with the reasons; a retry repeats only their calls. */
export const SomeFailed = meta.story({
  ...visit({
    at,
    as: 'thandi',
    fault: { operation: 'setUserPermissions', status: 500, times: 2 },
  }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent });
    const confirmation = await givePermission({ canvas, userEvent });
    await userEvent.click(confirmation.getByRole('button', { name: 'Give to 4 users' }));
    const report = within(await page.findByRole('dialog', { name: 'Some changes were not made' }));
    await expect(report.getByRole('status')).toHaveTextContent(
      '2 of 4 done. 2 users have school-content-access now. Failed: 2 users.',
    );
    const failures = within(
      report.getByRole('region', { name: 'What was not changed or not confirmed, and why' }),
    );
    await expect(failures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Amahle Zulu: This is not working right now',
      'Ayesha Davids: This is not working right now',
    ]);
    await userEvent.click(report.getByRole('button', { name: 'Try these 2 again' }));
    await page.findByText('4 users have school-content-access now.');
    await expect(await readPermissions('Amahle Zulu')).toEqual(['school-content-access']);
  },
});

/** Stopping lets running calls finish, starts no additional ones, and reports the changed and unchanged users. */
export const Stopped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const release = await holdResponses('setUserPermissions');
    await chooseRows({ canvas, userEvent }, [...userNames, 'Chloe Adonis', 'Ethan Jacobs']);
    const confirmation = await givePermission({ canvas, userEvent });
    const callsTo = watchCalls();
    await userEvent.click(confirmation.getByRole('button', { name: 'Give to 6 users' }));
    const running = within(await page.findByRole('dialog', { name: 'Giving school-content-access' }));
    await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 6');
    // The calls start only after the accounts have been read.
    await waitFor(() => expect(callsTo('/permissions')).toHaveLength(4));
    await userEvent.click(running.getByRole('button', { name: 'Stop' }));
    release();
    const report = within(await page.findByRole('dialog', { name: 'Stopped' }));
    await expect(report.getByRole('status')).toHaveTextContent('4 of 6 done.');
    await expect(report.getByRole('status')).toHaveTextContent('Not changed yet: 2 users.');
    await expect(report.getByRole('button', { name: 'Carry on with the other 2' })).toBeVisible();
    await userEvent.click(report.getByRole('button', { name: 'Leave the rest' }));
    // The remaining users stay selected.
    await (await findBar({ canvas })).findByText('2 users chosen');
  },
});

/**
 * After the list was loaded, another administrator gave one selected user a permission, which is kept, and deleted the
 * other selected user.
 */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent }, ['Zola Khumalo', 'Amahle Zulu']);
    const confirmation = await givePermission({ canvas, userEvent });
    const { db } = await storyBackend();
    db.users.update('lrn-zola', { permissions: ['coding-content-access'] });
    db.users.remove('lrn-amahle');
    await userEvent.click(confirmation.getByRole('button', { name: 'Give to 2 users' }));
    const report = within(await page.findByRole('dialog', { name: 'Some changes were not made' }));
    await report.findByText(/This account has been deleted/);
    await expect(await readPermissions('Zola Khumalo')).toEqual([
      'coding-content-access',
      'school-content-access',
    ]);
    // A retry would fail again, so none is offered.
    await expect(report.queryByRole('button', { name: /again|Carry on/ })).toBeNull();
    await expect(report.getByRole('button', { name: 'OK' })).toHaveFocus();
  },
});

/** Another administrator has changed the role of one user since the confirmation: the message names this reason. */
export const RoleChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent }, ['Zola Khumalo', 'Amahle Zulu']);
    await userEvent.click((await findBar({ canvas })).getByRole('button', { name: 'Change grade (2)' }));
    const popover = within(await page.findByRole('dialog', { name: 'Change grade' }));
    await userEvent.click(await popover.findByRole('radio', { name: 'Grade 6' }));
    await userEvent.click(popover.getByRole('button', { name: /^Move 2 learners/ }));
    const confirmation = within(await page.findByRole('dialog', { name: 'Change grade?' }));
    const { db } = await storyBackend();
    db.users.update('lrn-amahle', { role: 'Tutor', roles: ['Tutor'], gradeId: null });
    await userEvent.click(confirmation.getByRole('button', { name: 'Move 2 learners' }));
    const report = within(await page.findByRole('dialog', { name: 'Some changes were not made' }));
    await expect(report.getByRole('listitem')).toHaveTextContent('Amahle Zulu: No longer a learner');
    await expect(db.users.getOrThrow('lrn-zola').gradeId).toBe('grd-6');
  },
});

/** All selected users were deleted meanwhile: the bar disappears, and the heading gets the focus. */
export const AllDeletedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent }, ['Amahle Zulu']);
    const confirmation = await givePermission({ canvas, userEvent });
    (await storyBackend()).db.users.remove('lrn-amahle');
    await userEvent.click(confirmation.getByRole('button', { name: 'Give to 1 user' }));
    await userEvent.click(await page.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name: 'Users' })).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Bulk actions' })).toBeNull();
  },
});

export const SignedOutMeanwhile = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'setUserPermissions', status: 401, times: 4 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent });
    const confirmation = await givePermission({ canvas, userEvent });
    await userEvent.click(confirmation.getByRole('button', { name: 'Give to 4 users' }));
    const report = within(await page.findByRole('dialog', { name: 'Stopped' }));
    await report.findByText(/Log in again in another tab, then carry on\./);
    await expect(report.queryByRole('listitem')).toBeNull();
    await userEvent.click(report.getByRole('button', { name: 'Carry on with the other 4' }));
    await page.findByText('4 users have school-content-access now.');
  },
});

/** The last call finishes while a dialog asks whether to leave the page: the dialog closes, and the page stays. */
export const EndsWhileConfirmingLeave = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const release = await holdResponses('setUserPermissions');
    await chooseRows({ canvas, userEvent }, ['Amahle Zulu']);
    const confirmation = await givePermission({ canvas, userEvent });
    await userEvent.click(confirmation.getByRole('button', { name: 'Give to 1 user' }));
    await page.findByRole('dialog', { name: 'Giving school-content-access' });
    const router = loaded['application'] as Application;
    void router.navigate({ to: '/admin/parents' });
    await page.findByRole('alertdialog', { name: 'Leave while this is running?' });
    release();
    await page.findByText('1 user has school-content-access now.');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(router.latestLocation.pathname).toBe('/admin/users');
  },
});

/** After the user leaves the page, running calls finish, no additional ones start, and a toast reports the result. */
export const PageLeftMeanwhile = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    const release = await holdResponses('setUserPermissions');
    await chooseRows({ canvas, userEvent }, [...userNames, 'Chloe Adonis', 'Ethan Jacobs']);
    const confirmation = await givePermission({ canvas, userEvent });
    const callsTo = watchCalls();
    await userEvent.click(confirmation.getByRole('button', { name: 'Give to 6 users' }));
    await waitFor(() => expect(callsTo('/permissions')).toHaveLength(4));
    const router = loaded['application'] as Application;
    void router.navigate({ to: '/admin/parents' });
    await page.findByRole('alertdialog', { name: 'Leave while this is running?' });
    await userEvent.click(page.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/admin/parents'));
    release();
    await page.findByText('Stopped. 4 users have school-content-access now. Not done: 2 users.');
    await expect(callsTo('/permissions')).toHaveLength(4);
  },
});

/** Only learners have a grade. A learner without an email can be moved, too (D-268). */
export const GradeChanged = meta.story({
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) => void db.users.update('lrn-zola', { email: null }),
  }),
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent });
    await userEvent.click((await findBar({ canvas })).getByRole('button', { name: 'Change grade (4)' }));
    const popover = within(await page.findByRole('dialog', { name: 'Change grade' }));
    await userEvent.click(await popover.findByRole('radio', { name: 'Grade 6' }));
    await userEvent.click(popover.getByRole('button', { name: /^Move 4 learners/ }));
    const confirmation = within(await page.findByRole('dialog', { name: 'Change grade?' }));
    await confirmation.findByText('Thandi Nkosi is not a learner.');
    await userEvent.click(confirmation.getByRole('button', { name: 'Move 4 learners' }));
    await page.findByText('4 learners are in Grade 6 now.');
    const { db } = await storyBackend();
    await expect(db.users.getOrThrow('lrn-zola')).toMatchObject({ gradeId: 'grd-6', email: null });
  },
});

/** Administrators cannot change their own role. */
export const RoleChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent }, ['Thandi Nkosi', 'Sipho Dlamini']);
    await userEvent.click((await findBar({ canvas })).getByRole('button', { name: 'Change role' }));
    const popover = within(await page.findByRole('dialog', { name: 'Change role' }));
    await userEvent.click(await popover.findByRole('radio', { name: 'Moderator' }));
    await userEvent.click(popover.getByRole('button', { name: /^Change 1 user/ }));
    const confirmation = within(await page.findByRole('dialog', { name: 'Change role?' }));
    await confirmation.findByText('Thandi Nkosi is your own account. Another administrator can change it.');
    await userEvent.click(confirmation.getByRole('button', { name: 'Change 1 user' }));
    await page.findByText('1 user has the role Moderator now.');
    const { db } = await storyBackend();
    await expect(db.users.getOrThrow('usr-sipho').roles).toEqual(['Moderator']);
  },
});

async function chooseFromMenu({ canvas, userEvent }: Play, item: string) {
  await userEvent.click((await findBar({ canvas })).getByRole('button', { name: 'More actions' }));
  await userEvent.click(await page.findByRole('menuitem', { name: item }));
}

/** The menu has the actions that are needed less often. */
export const MenuOpen = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent });
    await userEvent.click((await findBar({ canvas })).getByRole('button', { name: 'More actions' }));
    await expect((await page.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Deactivate (4)…',
      'Activate (4)…',
      'Download CSV',
      'Delete…',
    ]);
  },
});

/** An inactive learner cannot log in. */
export const LearnersDeactivated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent });
    await chooseFromMenu({ canvas, userEvent }, 'Deactivate (4)…');
    const confirmation = within(await page.findByRole('dialog', { name: 'Deactivate learners?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Deactivate 4 learners' }));
    await page.findByText('4 learners cannot log in now.');
    const { db } = await storyBackend();
    await expect(db.users.getOrThrow('lrn-zola').isActive).toBe(false);
    await expect(db.users.getOrThrow('usr-thandi').isActive).toBe(true);
  },
});

/** The deleted users disappear from the list, and with them the bar. */
export const UsersDeleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseRows({ canvas, userEvent }, ['Amahle Zulu', 'Ayesha Davids']);
    await chooseFromMenu({ canvas, userEvent }, 'Delete…');
    const confirmation = within(await page.findByRole('dialog', { name: 'Delete users?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Delete 2 users' }));
    await page.findByText('2 users are deleted.');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Bulk actions' })).toBeNull());
    await expect(canvas.queryByRole('checkbox', { name: 'Choose Amahle Zulu' })).toBeNull();
  },
});
