import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Dialog, type DialogProps } from '#ui/overlay/Dialog.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { componentPage, keyboardTable } from '../page/guide.ts';

interface ExampleProps {
  long?: boolean;
  size?: DialogProps['size'];
}

function Example({ long, size = 'normal' }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Reject
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size={size}
        title={
          long ? 'Why is the change to “Natural Sciences and Technology” rejected?' : 'Reject the change'
        }
        footer={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Send
            </Button>
          </>
        }
      >
        <TextField label="Reason" autoFocus multiline />
        {long
          ? Array.from({ length: 30 }, (_, index) => (
              <p key={index}>Line {index + 1} of a long explanation.</p>
            ))
          : null}
      </Dialog>
    </>
  );
}

const meta = preview.meta({
  title: 'Design system/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: { title: 'Reject the change', isOpen: false, onOpenChange: () => {}, children: null },
  render: () => <Example />,
  parameters: {
    ...componentPage({
      use: ['For a short task that interrupts the page: a reason, a form with few fields.'],
      instead: [
        'For a question with two answers, [ConfirmDialog].',
        'For a form or details beside a list, [SidePanel].',
        'For a short choice at a button, [PopoverButton] or [MenuButton].',
      ],
      anatomy: {
        parts: {
          'Page behind, which cannot be used': ':has(> * > [role=dialog])',
          'Title, which names the dialog': '[role=dialog] h2',
          'Close button': '[aria-label=Close]',
          Content: '[role=dialog] :has(> label)',
          'Buttons: Cancel first, the primary button last': '[role=dialog] > :last-child',
        },
      },
      do: [
        'Name the task in the title, and the action in the primary button, which is the last one.',
        'With `keepOpen`, a press outside does not close the dialog: use it where typed text would be lost.',
      ],
      dont: [
        'Open a dialog without an action of the user.',
        'Open a dialog from a dialog, except to confirm.',
      ],
    }),
  },
});

const open = async ({ canvas, userEvent }: PlayContext) => {
  if (screen.queryByRole('dialog') === null) {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
  }
  return screen.findByRole('dialog');
};

const inFrame = { frameHeight: '480px' };

export const States = meta.story({
  tags: ['dark', 'phone'],
  parameters: inFrame,
  play: async (context) => {
    await open(context);
  },
});

export const Wide = meta.story({
  render: () => <Example size="wide" />,
  play: async (context) => {
    await open(context);
  },
});

export const LongTexts = meta.story({
  render: () => <Example long />,
  tags: ['phone'],
  play: async (context) => {
    await open(context);
  },
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  ...keyboardTable([
    {
      keys: ['Enter', 'Space'],
      effect: 'On the button that opens the dialog, moves the focus into the dialog.',
      before: async ({ canvas, userEvent }) => {
        if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        canvas.getByRole('button', { name: 'Reject' }).focus();
      },
      check: async () => waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus()),
    },
    {
      keys: ['Tab'],
      effect: 'Moves the focus within the dialog; after the last element, to the first one.',
      before: async (context) => {
        await open(context);
        screen.getByRole('button', { name: 'Send' }).focus();
      },
      check: async () => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus(),
    },
    {
      keys: ['Escape'],
      effect: 'Closes the dialog. The focus returns to the button that opened it.',
      before: open,
      check: async ({ canvas }) => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus());
      },
    },
  ]),
});

export const CloseButton = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
