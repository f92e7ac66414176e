import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { ListPanel } from '#components/list/list-panel.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { markup } from '#ui/overlay/markup.ts';
import preview from '../../../.storybook/preview.tsx';
import { ListStory } from './list-story.tsx';

interface Room {
  id: string;
  title: string;
}

const rooms: readonly Room[] = ['Blue room', 'Green room', 'Library'].map((title) => ({ id: title, title }));

interface RoomsProps {
  rows: readonly Room[];
  openRow?: string;
}

function Rooms({ rows: initialRows, openRow }: RoomsProps) {
  const [rows, setRows] = useState(initialRows);
  return (
    <div style={{ maxWidth: 320 }}>
      <h1 tabIndex={-1}>Campus</h1>
      <ListPanel
        title="Rooms"
        rows={rows}
        openRow={openRow}
        renderRow={({ title }) => (
          <a href="#room" style={{ flex: 1, padding: '10px 16px' }}>
            {title}
          </a>
        )}
        renderRenaming={({ id, title }, onClose) => (
          <Button
            onPress={() => {
              setRows((all) => all.map((row) => (row.id === id ? { id, title: 'Quiet room' } : row)));
              onClose();
            }}
          >
            Save new title of {title}
          </Button>
        )}
        onDelete={({ id, title }) =>
          void confirmDelete({
            title: 'Delete Room?',
            message: markup`This deletes <b>${title}</b> for good.`,
            run: () => Promise.resolve(setRows((all) => all.filter((row) => row.id !== id))),
            success: 'Room deleted',
          })
        }
        emptyState={
          rows.length === 0 ? (
            <EmptyState title="No rooms yet." text="Add the first one below." headingLevel={3} bare />
          ) : null
        }
      >
        <Button>Add room</Button>
      </ListPanel>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/List/ListPanel',
  component: Rooms,
  args: { rows: rooms },
  globals: { density: 'staff' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A short list in a card, with buttons that rename and delete a row, and a form that adds one. For columns, search or many rows, use `ListScreen`.',
      },
    },
  },
  render: (args) => <ListStory component={() => <Rooms {...args} />} />,
});

/** `openRow` is the row whose detail a screen shows beside the list. */
export const Loaded = meta.story({
  args: { openRow: 'Green room' },
  tags: ['dark'],
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Rooms' });
    await expect(panel).toHaveTextContent(/^Rooms3/);
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
  },
});

/** A form replaces the row. After saving, the focus returns to the row's button. */
export const Renamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Library' }));
    await expect(canvas.queryByRole('link', { name: 'Library' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save new title of Library' }));
    await canvas.findByRole('link', { name: 'Quiet room' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Quiet room' })).toHaveFocus());
  },
});

export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No rooms yet.' });
    await expect(canvas.getByRole('button', { name: 'Add room' })).toBeVisible();
  },
});
