import { expect, screen as page, waitFor, within } from 'storybook/test';
import { Problem } from '#api/problem.ts';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../../variants.ts';
import { CampusList, createCampuses, type CampusListProps } from './campus-list.tsx';
import { ListStory, type ListStoryProps } from './list-story.tsx';

type Props = CampusListProps & Pick<ListStoryProps, 'at' | 'showsUrl'>;

const meta = preview.meta({
  title: 'Components/List/ListScreen',
  component: ({ at, showsUrl, ...props }: Props) => (
    <ListStory at={at} showsUrl={showsUrl} component={() => <CampusList {...props} />} />
  ),
  args: { rows: createCampuses(9) },
  globals: { density: 'staff' },
  parameters: { layout: 'fullscreen' },
});

const getRowNames = (): (string | null)[] => page.getAllByRole('rowheader').map((cell) => cell.textContent);

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Campuses' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'City',
      'Province',
      'Postal Code',
      'Contact',
      'Active',
      'Actions',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('9 campuses');
  },
});

/** The URL contains the search and the sort order, unless they are the defaults. Other parameters remain. */
export const SearchedAndSorted = meta.story({
  args: { at: '/?form=campus-2', showsUrl: true },
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Campuses' }));
    const field = canvas.getByRole('searchbox', { name: 'Find a campus' });
    await userEvent.type(field, 'camp');
    await waitFor(() => expect(table.getAllByText('Camp', { selector: 'mark' })).toHaveLength(8));
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 9 campuses');
    await expect(canvas.getByText('1 campus does not match.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'City' }));
    await expect(getRowNames()[0]).toBe('Bellville Campus');
    await expect(getRowNames()[1]).toBe('Mangaung Campus');
    await waitFor(() =>
      expect(canvas.getByRole('note', { name: 'Query' })).toHaveTextContent(
        '?form=campus-2&q=camp&sort=city',
      ),
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await waitFor(() =>
      expect(canvas.getByRole('note', { name: 'Query' })).toHaveTextContent('?form=campus-2&sort=city'),
    );
  },
});
export const CurrentRow = meta.story({
  args: { at: '/?q=camp', openRow: 'campus-6' },
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { current: true })).toHaveAccessibleName(/^Gqeberha Campus/);
  },
});

export const StateFromUrl = meta.story({
  args: { at: '/?q=east&sort=postalCode&order=descending' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(getRowNames()).toEqual(['Gqeberha Campus', 'East London Campus']);
  },
});

export const LoadedPhone = meta.story({
  args: { at: '/?q=camp' },
  globals: phone,
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const [, card] = within(await canvas.findByRole('table')).getAllByRole('row');
    await expect(card).toHaveAccessibleName(
      /^Bellville Campus Bellville Western Cape 7530 021 555 0141 Active/,
    );
    const buttons = within(card ?? document.body).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Edit', 'Delete']);
    for (const button of buttons) await expect(button).toHaveAccessibleName(/Bellville Campus$/);
  },
});

/** Beside a side panel the table is denser and shows all columns. */
export const BesidePanel = meta.story({
  args: { at: '/?q=camp', openRow: 'campus-6' },
  decorators: [
    (Story) => (
      <div style={{ width: 732 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await expect(canvas.queryByLabelText('Sort by')).toBeNull();
  },
});

export const OneRow = meta.story({
  args: { rows: createCampuses(1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('1 campus');
  },
});

/** The list is virtualized; the scroll position is in the URL. The keys reach rows that are not rendered. */
export const TenThousandRows = meta.story({
  args: { rows: createCampuses(10_000), at: '/?from=400' },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() =>
      expect(
        within(table)
          .getAllByRole('row')
          .some((row) => row.ariaRowIndex === '401'),
      ).toBe(true),
    );
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'durban 77');
    await waitFor(() => expect(getRowNames()[0]).toBe('Durban Campus 77'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of 10\s000 campuses$/);

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Edit Durban Campus 77' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await waitFor(() => expect(getRowNames()[0]).toBe('Bellville Campus'));
    await userEvent.keyboard('{ArrowDown}{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Edit Observatory 1111'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Edit Bellville Campus'));
  },
});

/** A key that follows the last letter at once moves to the first row of the typed search. */
export const KeyAfterTyping = meta.story({
  args: { rows: createCampuses(10_000) },
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole<HTMLInputElement>('searchbox');
    await userEvent.type(field, 'durban 7');
    await waitFor(() => expect(getRowNames()[0]).toBe('Durban Campus 7'));
    // Both in one task.
    field.setRangeText('7', field.value.length, field.value.length);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    await expect(document.activeElement).toHaveAccessibleName('Edit Durban Campus 77');
    await expect(field).toHaveValue('durban 77');
  },
});

export const TenThousandRowsPhone = meta.story({
  args: { rows: createCampuses(10_000) },
  globals: phone,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(40);
  },
});

export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No campuses yet' });
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add Campus' })).toBeVisible();
  },
});

export const NoMatches = meta.story({
  args: { at: '/?q=xylophone' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No campuses found' });
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 9 campuses');
  },
});

/** A similar word that the rows contain is offered. */
export const MisspelledSearch = meta.story({
  args: { at: '/?q=bellvile' },
  play: async ({ canvas }) => {
    await canvas.findByText('Did you mean “Bellville”?');
    await canvas.findByRole('button', { name: 'Find “Bellville”' });
  },
});

export const SpellingCorrected = MisspelledSearch.extend({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find “Bellville”' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await canvas.findByRole('table');
    await expect(getRowNames()).toEqual(['Bellville Campus']);
  },
});

export const SearchCleared = NoMatches.extend({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await canvas.findByRole('table');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const Loading = meta.story({
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading campuses…');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const LoadingFailed = meta.story({
  args: {
    rows: undefined,
    failure: { title: 'Failed to load campuses', text: 'Please try again.', onRetry: () => {} },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Failed to load campuses' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Loading campuses…')).toBeNull();
  },
});

/** After the deletion the focus moves to the next row. Tab moves it to the buttons of that row. */
export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Durban Campus' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Delete Campus?' });
    await expect(dialog).toHaveAccessibleDescription('This deletes Durban Campus for good.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Campus deleted');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^East London Campus/ })).toHaveFocus());
    await expect(canvas.queryByRole('row', { name: /^Durban Campus/ })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit East London Campus' })).toHaveFocus();
  },
});

/** When no row remains, the focus moves to the heading. */
export const LastRowDeleted = meta.story({
  args: { rows: createCampuses(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bellville Campus' }));
    await userEvent.click(await page.findByRole('button', { name: 'Yes, delete' }));
    await canvas.findByRole('heading', { name: 'No campuses yet' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const DeletionCancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Delete Durban Campus' });
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: 'No, cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** The dialog shows the error. The confirm button keeps the focus, so that the user can retry. */
export const DeletionFailed = meta.story({
  args: {
    onDelete: () => {
      throw new Problem(409, '');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Durban Campus' }));
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'It is still in use. It cannot be deleted while it is used.',
    );
    await expect(dialog.getByRole('button', { name: 'Yes, delete' })).toHaveFocus();
    await expect(page.queryByText('Campus deleted')).toBeNull();
  },
});

/** During the request Cancel is disabled, and Escape does not close the dialog. */
export const Deleting = meta.story({
  args: { onDelete: () => new Promise<void>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Durban Campus' }));
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete' }));
    await dialog.findByRole('button', { name: /Deleting…/ });
    await expect(dialog.getByRole('button', { name: 'No, cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('alertdialog')).toBeInTheDocument();
  },
});
