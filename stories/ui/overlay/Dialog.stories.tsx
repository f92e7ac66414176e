import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';

interface ExampleProps {
  long?: boolean;
}

function Example({ long }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Reject
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
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

const meta = preview.meta({ title: 'Design system/Dialog', component: Example });

export const FocusAndEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Reject' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Reject the change' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const CloseButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const open = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
  await screen.findByRole('dialog');
};

export const Open = meta.story({ play: open, tags: ['dark'] });
export const LongTexts = meta.story({
  args: { long: true },
  play: open,
  tags: ['phone'],
});
