import { EllipsisVertical } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buttonStyle } from '#ui/button-style.ts';
import { MenuButton } from '#ui/overlay/MenuButton.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

const onChoose = fn();
const menu = {
  label: 'Actions for Fractions',
  icon: <EllipsisVertical aria-hidden="true" />,
  items: [
    { id: 'copy', label: 'Copy' },
    { id: 'move', label: 'Move' },
    { id: 'delete', label: 'Delete' },
  ],
  onChoose,
  className: buttonStyle({ variant: 'quiet', square: true }),
};

const meta = preview.meta({
  title: 'Design system/MenuButton',
  component: MenuButton<string>,
  tags: ['autodocs'],
  args: menu,
  parameters: componentPage({
    use: ['For several actions on one object where there is no room for their buttons.'],
    instead: [
      'For one or two actions, [Button].',
      'For a choice of a value, [Select].',
      'For texts and controls in a small window, [PopoverButton].',
    ],
    anatomy: {
      parts: {
        'Button, with a label for screen readers': 'button',
        Icon: 'button svg',
        Menu: '[role=menu]',
        Item: '[role=menuitem]',
      },
    },
    do: ['Name the object in the label: “Actions for Fractions”.', 'Begin each item with a verb.'],
    dont: ['Hide the main action of a screen in a menu.'],
  }),
});

const buttonOf = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.getByRole('button', { name: menu.label });

const close = async ({ canvas, userEvent }: PlayContext) => {
  if (screen.queryByRole('menu')) await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  buttonOf({ canvas }).focus();
};

const expectFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

const open = async (context: PlayContext) => {
  await close(context);
  await context.userEvent.keyboard('{ArrowDown}');
  await expectFocus('Copy');
};

/** The states of the button, and the open menu. */
export const States = meta.story({
  tags: ['dark', 'phone'],
  parameters: { frameHeight: '380px' },
  render: () => (
    <>
      <Cases>
        <Case name="Closed">
          <MenuButton {...menu} />
        </Case>
        <Case name="Hover" force="hovered">
          <MenuButton {...menu} />
        </Case>
        <Case name="Focus" force="focus-visible">
          <MenuButton {...menu} />
        </Case>
        <Case name="Disabled">
          <MenuButton {...menu} isDisabled />
        </Case>
      </Cases>
      <Cases>
        <Case name="Open">
          <div style={{ minHeight: 180 }}>
            <MenuButton {...menu} label="Actions for Decimals" />
          </div>
        </Case>
      </Cases>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Decimals' }));
    await screen.findByRole('menu');
  },
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  ...keyboardTable([
    {
      keys: ['Enter', 'Space', 'Arrow down'],
      effect: 'Opens the menu. The focus moves to the first item.',
      before: close,
      check: async () => expectFocus('Copy'),
    },
    {
      keys: ['Arrow up'],
      effect: 'Opens the menu. The focus moves to the last item.',
      before: close,
      check: async () => expectFocus('Delete'),
    },
    {
      keys: ['Arrow down'],
      effect: 'In the menu, moves the focus to the next item.',
      before: open,
      check: async () => expectFocus('Move'),
    },
    {
      keys: ['Arrow up'],
      effect: 'In the menu, moves the focus to the previous item.',
      check: async () => expectFocus('Copy'),
    },
    {
      keys: ['End'],
      effect: 'Moves the focus to the last item.',
      check: async () => expectFocus('Delete'),
    },
    {
      keys: ['Home'],
      effect: 'Moves the focus to the first item.',
      check: async () => expectFocus('Copy'),
    },
    {
      keys: ['Enter', 'Space'],
      effect: 'Chooses the item and closes the menu. The focus returns to the button.',
      before: open,
      check: async ({ canvas }) => {
        await expect(onChoose).toHaveBeenLastCalledWith('copy');
        await waitFor(() => expect(buttonOf({ canvas })).toHaveFocus());
      },
    },
    {
      keys: ['Escape'],
      effect: 'Closes the menu. The focus returns to the button.',
      before: open,
      check: async ({ canvas }) => {
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await waitFor(() => expect(buttonOf({ canvas })).toHaveFocus());
        await expect(onChoose).not.toHaveBeenCalled();
      },
    },
  ]),
});
