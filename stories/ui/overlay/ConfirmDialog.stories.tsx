import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import type { Confirmation } from '#ui/overlay/confirm.ts';
import { ConfirmDialog, ConfirmHost } from '#ui/overlay/ConfirmDialog.tsx';
import { markup } from '#ui/overlay/markup.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { componentPage, keyboardTable } from '../page/guide.ts';

const deletion: Confirmation = {
  title: 'Delete Learner?',
  message: (
    <>
      This deletes <b>Zola Khumalo</b> and all her attempts. It cannot be undone.
    </>
  ),
  confirmText: 'Yes, delete',
  cancelText: 'No, cancel',
};

function Example(confirmation: Confirmation) {
  const [result, setResult] = useState('');
  return (
    <>
      <Button dangerous onPress={async () => setResult(String(await confirm(confirmation)))}>
        Ask
      </Button>
      <p role="status">{result ? `Result: ${result}` : 'Not asked yet'}</p>
      <ConfirmHost />
    </>
  );
}

const meta = preview.meta({
  title: 'Design system/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  args: { ...deletion, isOpen: true, onAnswer: () => {} },
  render: (args) => <Example {...(args as unknown as Confirmation)} />,
  parameters: {
    ...componentPage({
      use: [
        'Before an action that deletes or cannot be undone. Open it with `confirm()`; for deletions, use `confirmDelete`.',
        '`prompt()` adds a text field, for example for a reason. `showMessage()` has an OK button only.',
      ],
      instead: [
        'For an action that can be undone, do it and offer Undo in a [Toast].',
        'For a form, [Dialog] or [SidePanel].',
      ],
      anatomy: {
        parts: {
          'Title: the question': '[role=alertdialog] h2',
          'Close button, which answers “no”': '[aria-label=Close]',
          'Message: what happens': '[role=alertdialog] [class*="_message_"]',
          'Button for “no”, which has the first focus': '=No, cancel',
          'Button for “yes”': '=Yes, delete',
        },
      },
      do: [
        'Say what is deleted, and what goes with it.',
        'Answer the title with the buttons: “Delete Learner?” – “Yes, delete”, “No, cancel”.',
        'Use `isSafe` only if confirming loses no data: the first focus is then on Confirm.',
      ],
      dont: ['Ask before an action without consequences.', 'Label the buttons with “Yes” and “No” alone.'],
    }),
  },
});

async function ask({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
  return screen.findByRole('alertdialog');
}

export const States = meta.story({
  parameters: { frameHeight: '420px' },
  tags: ['dark', 'phone'],
  play: async (context) => {
    await ask(context);
  },
});

/** Without options, title and buttons have default texts (SHELL-030). */
export const DefaultTexts = meta.story({
  render: () => <Example message={markup`No user has this role now.`} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await expect(dialog).toHaveAccessibleName('Confirm');
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Confirmed = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await expect(await canvas.findByText('Result: true')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

const askAgain = async (context: PlayContext) => {
  const dialog = screen.queryByRole('alertdialog') ?? (await ask(context));
  await expect(dialog).toHaveAccessibleName('Delete Learner?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'No, cancel' })).toHaveFocus());
};

const expectDeclined = async ({ canvas }: Pick<PlayContext, 'canvas'>) => {
  await expect(await canvas.findByText('Result: false')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

export const Keyboard = meta.story({
  tags: ['interaction'],
  ...keyboardTable([
    {
      keys: ['Enter', 'Space'],
      effect: 'Presses the focused button: at first Cancel.',
      before: askAgain,
      check: expectDeclined,
    },
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the next button.',
      before: askAgain,
      check: async () => expect(screen.getByRole('button', { name: 'Yes, delete' })).toHaveFocus(),
    },
    {
      keys: ['Escape'],
      effect: 'Declines, as Cancel and Close do.',
      check: expectDeclined,
    },
  ]),
});

/** An interrupted exit transition, for example by a change of theme, would leave an invisible dialog in the page. */
export const NoExitTransition = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await userEvent.keyboard('{Escape}');
    for (const animation of document.getAnimations()) animation.cancel();
    await expect(await canvas.findByText('Result: false')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const CloseCancels = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText('Result: false')).toBeInTheDocument();
  },
});

/** Confirming loses no data, so the confirm button has the initial focus. `alternative` adds a second one. */
export const Safe = meta.story({
  tags: ['interaction'],
  args: {
    title: 'Leave without saving?',
    message: markup`Your draft stays on this device.`,
    confirmText: 'Keep my draft and leave',
    cancelText: 'Stay',
    tone: 'primary',
    isSafe: true,
    alternative: { text: 'Discard', onPress: () => {} },
  },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Keep my draft and leave' })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByText('Result: true')).toBeInTheDocument();
  },
});

export const OkOnly = meta.story({
  args: { okOnly: true, title: 'Saved', message: markup`The activity is saved.`, confirmText: 'OK' },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(screen.queryByRole('button', { name: 'No, cancel' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
  },
});
