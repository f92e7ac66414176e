import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import {
  findsLongTexts,
  findsManyRows,
  findsNoConnection,
  longTexts,
  manyRows,
  noConnection,
} from '../common-states.ts';

const at = '/admin/users';

const findTable = (canvas: PlayContext['canvas']) => canvas.findByRole('table', { name: 'Users' });
const getNames = () => page.getAllByRole('rowheader').map((cell) => cell.textContent);
const getTab = (canvas: PlayContext['canvas'], name: RegExp) =>
  within(canvas.getByRole('navigation', { name: 'People' })).getByRole('link', { name });

const meta = preview.meta({
  title: 'Screens/Admin/Users',
});

/** All columns (ADM-003), and the tabs with the counts that are cached (ADM-001). */
export const Loaded = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    const list = within(await findTable(canvas));
    await expect(list.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '',
      'Name',
      'Surname',
      'Email',
      'Cellphone',
      'WhatsApp',
      'Role',
      'Actions',
    ]);
    await expect(getNames().slice(0, 3)).toEqual(['Aisha', 'Amahle', 'Anja']);
    const naledi = list.getByRole('row', { name: /^Choose Naledi Khumalo/ });
    await expect(naledi).toHaveTextContent(/Parent/);
    const chat = within(naledi).getByRole('link', { name: /WhatsApp chat in a new tab$/ });
    await expect(chat).toHaveAttribute('href', 'https://wa.me/27825550101');
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(getTab(canvas, /^Users 35/)).toHaveAttribute('aria-current', 'page');
    await expect(getTab(canvas, /^Parents 3/)).toBeVisible();
    await expect(getTab(canvas, /^Learners 27/)).toBeVisible();
  },
});

/** On a card the name is at the top, and the checkbox for all users has a label. */
export const LoadedOnAPhone = meta.story({
  ...visit({ at, as: 'thandi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const list = within(await findTable(canvas));
    await expect(getNames()[0]).toBe('Aisha Patel');
    await expect(list.getByRole('row', { name: /^Choose Aisha/ })).not.toHaveTextContent(/Surname/);
    await userEvent.click(canvas.getByText('Choose all'));
    await expect(canvas.getByRole('checkbox', { name: 'Choose all' })).toBeChecked();
  },
});

/** `/admin/dashboard` opens the same screen (D-042). */
export const SecondUrl = meta.story({
  ...visit({ at: '/admin/dashboard', as: 'thandi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Users' });
    await findTable(canvas);
    await expect(getTab(canvas, /^Users/)).toHaveAttribute('aria-current', 'true');
  },
});

/** The search finds words in any order in all columns; search and role filter are stored in the URL (ADM-002). */
export const Searched = meta.story({
  ...visit({ at: `${at}?q=springbyte+khumalo&role=Learner`, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas);
    await expect(getNames()).toEqual(['Lwazi', 'Zola']);
    await userEvent.click(canvas.getByRole('button', { name: /^Learner.*Role/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Parent' }));
    await waitFor(() => expect(getNames()).toEqual(['Johan', 'Naledi']));
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listUsers', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading users…');
    await expect(getTab(canvas, /^Roles/)).toBeVisible();
  },
});

/** The other tabs remain available (ADM-020b). */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listUsers', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load users' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(getTab(canvas, /^Parents/)).toBeVisible();
  },
});

/** A press on a row opens the user, except on the buttons of the row (ADM-004, D-269). */
export const RowOpensTheUser = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByText('tutor@springbyte.test'));
    const panel = within(await page.findByRole('dialog', { name: 'Sipho Dlamini' }));
    await expect(canvas.getByRole('row', { current: true })).toHaveAccessibleName(/Sipho/);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sipho Dlamini' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Sipho Dlamini' }));
    await page.findByRole('alertdialog', { name: 'Delete User?' });
    await expect(page.queryByRole('dialog', { name: 'Sipho Dlamini' })).toBeNull();
  },
});

/** A learner's form, opened by its URL, has a grade and no password. */
export const FormOfALearner = meta.story({
  ...visit({ at: `${at}?form=lrn-lwazi`, as: 'thandi' }),
  play: async () => {
    const form = within(await page.findByRole('dialog', { name: 'Edit user' }));
    await expect(form.getByLabelText('Name')).toHaveValue('Lwazi');
    await waitFor(() => expect(form.getByRole('button', { name: /Grade/ })).toHaveTextContent('Grade 4'));
    await expect(form.queryByLabelText('Password')).toBeNull();
  },
});

/** The confirmation names the parent and says that the learners keep their accounts (SHELL-033d). */
export const DeletesAParent = meta.story({
  ...visit({ at: `${at}?q=adams`, as: 'thandi' }),
  tags: ['empty'],
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Fatima Adams' }));
    const confirmation = await page.findByRole('alertdialog', { name: 'Delete User?' });
    await expect(confirmation).toHaveTextContent(
      'This deletes Fatima Adams (Parent, newparent@springbyte.test) for good',
    );
    await expect(confirmation).toHaveTextContent('The learners stay');
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('User deleted');
    await canvas.findByText('No users found');
    const { db } = await storyBackend();
    await expect(db.users.get('usr-fatima')).toBeUndefined();
  },
});

export const AsksToDeleteALearner = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Zola Khumalo' }));
    const confirmation = await page.findByRole('alertdialog', { name: 'Delete User?' });
    await expect(confirmation).toHaveTextContent('all attempts and saved answers');
    await expect(confirmation).toHaveTextContent('The accounts of the parents stay.');
  },
});

/** The toast has the prescribed text; the dialog also shows the reason (ADM-020h). */
export const DeletingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'deleteUser', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Sipho Dlamini' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete User?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Delete failed');
    await confirmation.findByText(/This is not working right now/);
    await expect(getNames()).toContain('Sipho');
  },
});

/** Administrators cannot delete their own account. */
export const OwnAccount = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Thandi Nkosi' }));
    await page.findByRole('alertdialog', { name: 'This is your own account' });
  },
});

/** Administrators cannot change their own role. */
export const FormOfOwnAccount = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Thandi Nkosi' }));
    const form = within(await page.findByRole('dialog', { name: 'Edit user' }));
    await expect(form.getByRole('button', { name: /Role/ })).toBeDisabled();
    await form.findByText(/You cannot take the role of an administrator from yourself/);
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
  play: findsManyRows,
});
