import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { PopoverButton } from '#ui/overlay/PopoverButton.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

const popover = {
  label: 'Insert',
  title: 'Insert a formula',
  placement: 'bottom start',
  children: (close: () => void) => (
    <>
      <p>The formula is inserted at the cursor.</p>
      <Button size="small" onPress={close}>
        Insert formula
      </Button>
    </>
  ),
} as const;

const meta = preview.meta({
  title: 'Design system/PopoverButton',
  component: PopoverButton,
  tags: ['autodocs'],
  args: popover,
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
  parameters: componentPage({
    use: ['For a few controls or a text that belong to a button, beside which the page remains visible.'],
    instead: ['For a list of actions, [MenuButton].', 'For a task with its buttons, [Dialog].'],
    anatomy: {
      render: () => <PopoverButton {...popover} />,
      parts: { Button: 'button', 'Arrow to the side of the popover': 'svg' },
    },
    do: ['Close the popover after the action.'],
    dont: ['Put a long form into a popover: a press outside closes it.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases>
      <Case name="Closed, opens below">
        <PopoverButton {...popover} />
      </Case>
      <Case name="Opens above">
        <PopoverButton {...popover} placement="top start" />
      </Case>
      <Case name="Hover" force="hovered">
        <PopoverButton {...popover} />
      </Case>
      <Case name="Focus" force="focus-visible">
        <PopoverButton {...popover} />
      </Case>
      <Case name="Disabled">
        <PopoverButton {...popover} isDisabled />
      </Case>
    </Cases>
  ),
});

export const Open = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert' }));
    await screen.findByRole('dialog', { name: 'Insert a formula' });
  },
});

const close = async ({ canvas, userEvent }: PlayContext) => {
  if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  canvas.getByRole('button', { name: 'Insert' }).focus();
};

export const Keyboard = meta.story({
  tags: ['interaction'],
  ...keyboardTable([
    {
      keys: ['Enter', 'Space'],
      effect: 'Opens the popover and moves the focus into it.',
      before: close,
      check: async () => {
        const dialog = await screen.findByRole('dialog', { name: 'Insert a formula' });
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      },
    },
    {
      keys: ['Escape'],
      effect: 'Closes the popover. The focus returns to the button.',
      check: async ({ canvas }) => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Insert' })).toHaveFocus());
      },
    },
  ]),
});
