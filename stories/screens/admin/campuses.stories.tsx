import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { dark, phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';

const at = '/admin/campus';

const table = (canvas: PlayContext['canvas']) => canvas.findByRole('table', { name: 'Campuses' });
const routerOf = (loaded: Record<string, unknown>) => loaded['application'] as Application;
const names = () => page.getAllByRole('rowheader').map((cell) => cell.textContent);

const meta = preview.meta({
  title: 'Screens/Admin/Campuses',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Campuses' });
    await table(canvas);
  },
});

/** ADM-009: every column, by name, and the one that is closed. */
export const Loaded = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const list = within(await table(canvas));
    await expect(list.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'City',
      'Province',
      'Postal Code',
      'Contact',
      'Active',
      'Actions',
    ]);
    await expect(names()).toEqual(['Hatfield', 'Observatory', 'Rosebank', 'Umhlanga']);
    await expect(list.getByRole('row', { name: /Umhlanga/ })).toHaveTextContent('No');
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain('4 campuses');
  },
});

/** A moderator has the same page, and no other of the administrator's (D-131). */
export const Moderator = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas }) => {
    await table(canvas);
    await expect(canvas.getByRole('button', { name: 'Delete Rosebank' })).toBeVisible();
  },
});

export const Searched = meta.story({
  ...visit({ at: `${at}?q=gauteng`, as: 'thandi' }),
  play: async ({ canvas }) => {
    await table(canvas);
    await expect(names()).toEqual(['Hatfield', 'Rosebank']);
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
});

export const NothingFound = meta.story({
  ...visit({ at: `${at}?q=durban`, as: 'thandi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No campuses found');
  },
});

/** Nothing here yet: the first one is a press away. */
export const Empty = meta.story({
  ...visit({ at, as: 'thandi', scenario: 'empty' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No campuses yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Campus' }));
    await canvas.findByRole('dialog', { name: 'Add campus' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listCampuses', delay: Infinity } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading campuses…');
  },
});

export const Failed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listCampuses', status: 500 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load campuses' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A campus by its URL; the list makes room and marks the row. */
export const Edit = meta.story({
  ...visit({ at: `${at}?form=cam-rosebank`, as: 'thandi' }),
  play: async ({ canvas }) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await expect(form.getByLabelText('City')).toHaveValue('Johannesburg');
    await expect(form.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(canvas.getByRole('row', { current: true })).toHaveAccessibleName(/^Rosebank/);
    // Beside the panel there is still room for a table.
    await expect(canvas.getByRole('columnheader', { name: /Postal Code/ })).toBeVisible();
  },
});

/** A form that a link opened has no opener: the focus goes to the row that was edited. */
export const EditClosed = meta.story({
  ...visit({ at: `${at}?form=cam-rosebank`, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Rosebank' })).toHaveFocus());
  },
});

const opened = async () => void (await page.findByRole('dialog', { name: 'Edit campus' }));
export const EditDark = Edit.extend({ globals: dark, play: opened });
export const EditOnAPhone = Edit.extend({ globals: phone, play: opened });

/** Somebody has deleted it since the link was made: the list says so, without a form. */
export const EditGone = meta.story({
  ...visit({ at: `${at}?form=cam-gone`, as: 'thandi' }),
  play: async ({ canvas, loaded }) => {
    await table(canvas);
    await page.findByText('What this link leads to is not here any more.');
    await expect(page.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(routerOf(loaded).latestLocation.search).toEqual({}));
  },
});

/** VAL-015: the name is all it takes, and spaces are no name. */
export const NameMissing = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi', fault: { operation: 'createCampus', status: 500 } }),
  play: async ({ userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Add campus' }));
    await userEvent.type(form.getByLabelText(/^Name/), '  ');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Name is required.');
    await expect(form.getByLabelText(/^Name/)).toHaveFocus();
    await expect(page.queryByText('Create failed')).toBeNull();
  },
});

/** A failed save says so and keeps what was typed. */
export const SaveFailed = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi', fault: { operation: 'createCampus', status: 500 } }),
  play: async ({ userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Add campus' }));
    await userEvent.type(form.getByLabelText(/^Name/), 'Durban');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This is not working right now');
    const toast = await page.findByRole('alertdialog', { name: 'Create failed' });
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Durban');
    // Cancel and Save stay in view below it.
    const foot = form.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThan(foot.top));
  },
});

/** What a stricter server says stands at its field. */
export const Refused = meta.story({
  ...visit({
    at: `${at}?form=cam-rosebank`,
    as: 'thandi',
    fault: { operation: 'updateCampus', status: 400, errors: { postalCode: ['No such postal code.'] } },
  }),
  play: async ({ userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await userEvent.type(form.getByLabelText('Postal Code'), '9');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('No such postal code.');
    await expect(form.getByLabelText('Postal Code')).toHaveFocus();
  },
});

/** Deleted by somebody else while the form was open: it says so, and what was typed is not lost. */
export const DeletedMeanwhile = meta.story({
  ...visit({ at: `${at}?form=cam-rosebank`, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await userEvent.type(form.getByLabelText('City'), ' North');
    db.campuses.remove('cam-rosebank');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Somebody has deleted this campus');
    await waitFor(() => expect(names()).not.toContain('Rosebank'));
    await expect(form.getByLabelText('City')).toHaveValue('Johannesburg North');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await page.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('table', { name: 'Campuses' })).toBeVisible();
  },
});

/** A save that ends late leaves the form alone that was opened after it. */
export const SavedLate = meta.story({
  ...visit({
    at: `${at}?form=cam-rosebank`,
    as: 'thandi',
    fault: { operation: 'updateCampus', delay: 1000 },
  }),
  play: async ({ canvas, userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await userEvent.type(form.getByLabelText('City'), ' North');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await page.findByRole('button', { name: 'Leave' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Hatfield' }));
    await page.findByDisplayValue('Hatfield');
    await page.findByText('Campus updated');
    await canvas.findByText('Johannesburg North');
    await expect(page.getByRole('dialog', { name: 'Edit campus' })).toBeVisible();
  },
});

/** Deleted beside its own form: there is nothing left to save, and nothing to ask. */
export const DeletedWhileEdited = meta.story({
  ...visit({ at: `${at}?form=cam-umhlanga`, as: 'thandi' }),
  play: async ({ canvas, userEvent, loaded }) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await userEvent.type(form.getByLabelText('City'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Umhlanga' }));
    await userEvent.click(await page.findByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Campus deleted');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Edit campus' })).toBeNull());
    await expect(page.queryByText('Leave without saving?')).toBeNull();
    await expect(routerOf(loaded).latestLocation.search).toEqual({});
  },
});

/** Only the name is needed: a province can be taken back. */
export const ProvinceTakenBack = meta.story({
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

/** Leaving a changed form asks first. */
export const Unsaved = meta.story({
  ...visit({ at: `${at}?form=cam-rosebank`, as: 'thandi' }),
  play: async ({ userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await userEvent.type(form.getByLabelText('City'), ' North');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByLabelText('City')).toHaveValue('Johannesburg North');
  },
});

/** SHELL-033: the literal title, and what is deleted. */
export const AsksToDelete = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Umhlanga' }));
    const question = await page.findByRole('alertdialog', { name: 'Delete Campus?' });
    await expect(question).toHaveTextContent('This deletes Umhlanga for good.');
  },
});

/** A campus that a trial session uses stays, and the question says why. */
export const StillInUse = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Rosebank' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Delete Campus?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await question.findByText(/A trial session uses this campus/);
    await expect(names()).toContain('Rosebank');
  },
});

/** A parent has no business here (SES-026). */
export const NoAccess = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Access Denied' });
  },
});
