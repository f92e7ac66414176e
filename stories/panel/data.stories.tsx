import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../visit.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Data' });

export const Table = meta.story({
  ...panelStory({ tab: 'data' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ rows$/)).toBeVisible();
  },
});

/** The next page has the next rows. A search starts at its first page. */
export const Pages = meta.story({
  ...panelStory({ tab: 'data' }),
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    const rows = db.attempts.all();
    await userEvent.click(await canvas.findByRole('option', { name: /attempts/ }));
    await expect(await canvas.findByText(`1 to 100 of ${rows.length} rows`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText(`101 to 200 of ${rows.length} rows`)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: rows[100]?.id ?? '' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: rows[99]?.id ?? '' })).toBeNull();
    // Every id has this prefix.
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search attempts' }), 'att-');
    await expect(await canvas.findByText(`1 to 100 of ${rows.length} rows`)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: rows[0]?.id ?? '' })).toBeVisible();
  },
});

/** A value after which a response would deviate from the contract is refused at its field, and not stored. */
export const Refused = meta.story({
  ...panelStory({ tab: 'data' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /campuses/ }));
    const [first] = await canvas.findAllByRole('row', { name: /Observatory/ });
    await userEvent.click(first ?? canvas.getByRole('table'));
    const name = await canvas.findByRole('textbox', { name: /^name/i });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/would return/)).toBeVisible();
  },
});

/** Escape closes a row, but not one with unsaved changes. A declined deletion returns the focus to its button. */
export const RowKeyboard = meta.story({
  ...panelStory({ tab: 'data' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /campuses/ }));
    const [first] = await canvas.findAllByRole('row', { name: /Observatory/ });
    await userEvent.click(first ?? canvas.getByRole('table'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    const name = canvas.getByRole('textbox', { name: /^name/i });
    await userEvent.type(name, '2{Escape}');
    await expect(name).toHaveValue('Observatory2');
    await userEvent.type(name, '{Backspace}{Escape}');
    await waitFor(() => expect(name).not.toBeInTheDocument());
  },
});
