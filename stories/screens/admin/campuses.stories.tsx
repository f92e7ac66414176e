import { expect, screen as page, waitFor, within } from 'storybook/test';
import { sendPendingDeletion } from '#components/list/undo/pending-deletion.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import {
  findsLongTexts,
  findsManyRows,
  findsNoConnection,
  longTexts,
  manyRows,
  noConnection,
} from '../common-states.ts';

const at = '/admin/campus';

const findTable = (canvas: PlayContext['canvas']) => canvas.findByRole('table', { name: 'Campuses' });
const getNames = () => page.getAllByRole('rowheader').map((cell) => cell.textContent);

const meta = preview.meta({
  title: 'Screens/Admin/Campuses',
});

/** All columns, sorted by name, with one inactive campus (ADM-009). */
export const Loaded = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const list = within(await findTable(canvas));
    await expect(list.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'City',
      'Province',
      'Postal Code',
      'Contact',
      'Active',
      'Actions',
    ]);
    await expect(getNames()).toEqual(['Hatfield', 'Observatory', 'Rosebank', 'Umhlanga']);
    await expect(list.getByRole('row', { name: /Umhlanga/ })).toHaveTextContent('No');
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain('4 campuses');
  },
});

/** Moderators have access, too, and can delete campuses (D-131). */
export const Moderator = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas }) => {
    await findTable(canvas);
    await expect(canvas.getByRole('button', { name: 'Delete Rosebank' })).toBeVisible();
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'thandi', scenario: 'empty' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No campuses yet.');
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listCampuses', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading campuses…');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listCampuses', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load campuses' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The URL opens the form beside the table, which keeps its columns and highlights the edited row. */
export const Edit = meta.story({
  ...visit({ at: `${at}?form=cam-rosebank`, as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await expect(form.getByLabelText('City')).toHaveValue('Johannesburg');
    await expect(form.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(canvas.getByRole('row', { current: true })).toHaveAccessibleName(/^Rosebank/);
    await expect(canvas.getByRole('columnheader', { name: /Postal Code/ })).toBeVisible();
  },
});

/** The form was opened by a URL, so no button can get the focus back: the edited row gets it. */
export const EditClosed = meta.story({
  ...visit({ at: `${at}?form=cam-rosebank`, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Rosebank' })).toHaveFocus());
  },
});

/** A blank name gets a field error and is not sent (VAL-015). */
export const NameMissing = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi', fault: { operation: 'createCampus', status: 500 } }),
  tags: ['invalid'],
  play: async ({ userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Add campus' }));
    await userEvent.type(form.getByLabelText(/^Name/), '  ');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Name is required.');
    await expect(form.getByLabelText(/^Name/)).toHaveFocus();
    await expect(page.queryByText('This is not working right now')).toBeNull();
  },
});

/** A failed save shows one message, in the form. */
export const SavingFailed = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi', fault: { operation: 'createCampus', status: 500 } }),
  tags: ['failed'],
  play: async ({ userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Add campus' }));
    await userEvent.type(form.getByLabelText(/^Name/), 'Durban');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This is not working right now');
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
});

export const Created = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Add campus' }));
    await userEvent.type(form.getByLabelText(/^Name/), 'Durban');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('Campus created');
    await canvas.findByRole('rowheader', { name: 'Durban' });
  },
});

export const ProvinceCleared = meta.story({
  ...visit({ at: `${at}?form=cam-rosebank`, as: 'thandi' }),
  play: async ({ userEvent }) => {
    const { db } = await storyBackend();
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await userEvent.click(form.getByRole('button', { name: /Province/ }));
    await userEvent.click(await page.findByRole('option', { name: 'None' }));
    await waitFor(() => expect(form.getByRole('button', { name: /Province/ })).toHaveTextContent('Choose…'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('Campus updated');
    await expect(db.campuses.getOrThrow('cam-rosebank').province).toBeNull();
  },
});

/**
 * The confirmation has the prescribed title and names the campus (SHELL-033). A campus with a trial session cannot be
 * deleted; a toast says why, and the row is back.
 */
export const StillInUse = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Rosebank' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Delete Campus?' });
    await expect(dialog).toHaveTextContent('This deletes Rosebank. You can undo it for five seconds.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(getNames()).not.toContain('Rosebank'));
    await sendPendingDeletion();
    await page.findByText('Rosebank was not deleted');
    await page.findByText(/^A trial session uses this campus/);
    await waitFor(() => expect(getNames()).toContain('Rosebank'));
  },
});

/** For five seconds, the row is hidden and nothing is sent: Undo brings the campus back. */
export const CanUndoDeletion = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Rosebank' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete Campus?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete' }));
    await canvas.findByText('Rosebank will be deleted in five seconds.');
    await expect(getNames()).not.toContain('Rosebank');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

export const DeletionUndone = CanUndoDeletion.extend({
  tags: ['interaction', '!dark', '!phone'],
  play: async ({ canvas, userEvent }) => {
    const callsTo = watchCalls();
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Rosebank' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete Campus?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(getNames()).toContain('Rosebank'));
    await sendPendingDeletion();
    await expect(callsTo('/campus/cam-rosebank')).toHaveLength(0);
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
  ...visit({ at, as: 'thandi', given: manyRows('campuses', 'name') }),
  tags: ['many'],
  play: findsManyRows,
});
