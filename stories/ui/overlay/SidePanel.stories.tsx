import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { SidePanel } from '#ui/overlay/SidePanel.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone, tablet } from '../../variants.ts';
import { componentPage, keyboardTable } from '../page/guide.ts';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      {isOpen ? (
        <SidePanel title="Edit campus" onClose={() => setOpen(false)}>
          <div style={{ padding: 20 }}>
            <TextField label="Name" defaultValue="Observatory" />
          </div>
        </SidePanel>
      ) : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Design system/SidePanel',
  component: SidePanel,
  tags: ['autodocs'],
  args: { title: 'Edit campus', onClose: () => {}, children: null },
  render: () => <Example />,
  parameters: {
    ...componentPage({
      use: ['To view or edit one record of a list, beside the list.'],
      instead: ['For a short task without a list, [Dialog].', 'For a question, [ConfirmDialog].'],
      anatomy: {
        parts: {
          'Page behind, which in a wide window is beside the panel and remains usable':
            ':has(> * > [role=dialog])',
          'Title, which names the panel': '[role=dialog] h2',
          'Close button': '[aria-label=Close]',
          Content: '[role=dialog] :has(> label)',
        },
      },
      do: ['Keep the row of the open record in view, and return the focus to it after closing.'],
      dont: ['Open a second panel from a panel.'],
    }),
  },
});

const open = async ({ canvas, userEvent }: PlayContext) => {
  if (screen.queryByRole('dialog') === null) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  }
  return screen.findByRole('dialog', { name: 'Edit campus' });
};

const openPanel = async (context: PlayContext) => {
  await open(context);
};

export const States = meta.story({
  tags: ['dark', 'phone'],
  parameters: { frameHeight: '420px' },
  play: openPanel,
});
export const Tablet = meta.story({ globals: tablet, play: openPanel });
export const Phone = meta.story({ globals: phone, play: openPanel });

export const Keyboard = meta.story({
  tags: ['interaction'],
  ...keyboardTable([
    {
      keys: ['Escape'],
      effect: 'Closes the panel, when the focus is in it.',
      before: async (context) => {
        await open(context);
        screen.getByRole('textbox', { name: 'Name' }).focus();
      },
      check: async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    },
  ]),
});
