import { expect, screen as page, waitFor, within } from 'storybook/test';
import { sendPendingDeletion } from '#components/list/undo/pending-deletion.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { findsLongTexts, findsManyRows, longTexts, manyRows, noResponse } from '../common-states.ts';

const at = '/admin/terms';
const getTitles = () => page.getAllByRole('rowheader').map((cell) => cell.textContent);

const meta = preview.meta({
  title: 'Screens/Authoring/Terms',
});

/** AUT-008, AUT-009, VAL-019: sorted by title; only the title is required. */
export const Added = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Terms' });
    await expect(getTitles()).toEqual(['Term 1', 'Term 2', 'Term 3', 'Term 4']);
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await canvas.findByText('Title is required.');
    await paste({ userEvent }, canvas.getByLabelText(/^Title/), 'Term 10');
    await userEvent.keyboard('{Enter}');
    await page.findByText('Term added');
    await waitFor(() => expect(getTitles().at(-1)).toBe('Term 10'));
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue(''));
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'Edit Term 10' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Term 10' })).toHaveFocus());
  },
});

/** AUT-008: Update and Cancel return the focus to the row. */
export const Updated = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Term 2' }));
    const title = await canvas.findByDisplayValue('Term 2');
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, ' (winter)');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await canvas.findByRole('button', { name: 'Add' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Term 2' })).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'Edit Term 2' }));
    await userEvent.type(await canvas.findByDisplayValue('Term 2'), ' (winter)');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await page.findByText('Term updated');
    await waitFor(() => expect(getTitles()).toContain('Term 2 (winter)'));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const DeletedByAnotherUser = meta.story({
  ...visit({ at: `${at}?form=trm-2`, as: 'thandi' }),
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    await userEvent.type(await canvas.findByDisplayValue('Term 2'), '!');
    db.terms.remove('trm-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await canvas.findByText('Another user has deleted this term');
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Term 2!');
  },
});

/** D-152: the dialog explains what happens to the topics. */
export const Deleted = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Term 1' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Delete Term?' }));
    await confirmation.findByText(/Its topics stay, under Unassigned Topics\./);
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await sendPendingDeletion();
    await page.findByText('Term deleted');
    await waitFor(() => expect(getTitles()).toEqual(['Term 2', 'Term 3', 'Term 4']));
    const { db } = await storyBackend();
    await expect(db.topics.where('termId', 'trm-1')).toEqual([]);
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'thandi', scenario: 'empty' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No terms yet.');
  },
});

/** AUT-058: the empty state with a retry button. */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listTerms', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByText('No terms yet.');
  },
});

export const LoadingRetried = LoadingFailed.extend({
  tags: ['interaction', '!failed'],
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    (await storyBackend()).faults.clear();
    await userEvent.click(retry);
    await canvas.findByRole('table', { name: 'Terms' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: noResponse }),
  tags: ['loading'],
});

export const LongText = meta.story({
  ...visit({ at, as: 'thandi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({ at, as: 'thandi', given: manyRows('terms', 'title') }),
  tags: ['many'],
  play: findsManyRows,
});

export const TitleMissing = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Terms' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await canvas.findByText('Title is required.');
  },
});
