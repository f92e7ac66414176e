import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Drawer',
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  globals: phone,
});

/** Opens the drawer after its subjects have loaded. */
async function openDrawer({ canvas, userEvent }: PlayContext) {
  const button = await canvas.findByRole('button', { name: 'Your menu' });
  await userEvent.click(button);
  const drawer = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Your menu' });
  await within(drawer).findByRole('link', { name: 'Mathematics' });
  return { button, drawer };
}

/** The drawer covers 80 % of the screen, at most 300 px (SHELL-014). */
export const Open = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const { button, drawer } = await openDrawer({ canvas, userEvent });
    await waitFor(() =>
      expect(drawer.getBoundingClientRect()).toMatchObject({ x: 0, width: innerWidth * 0.8 }),
    );
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
  },
});

/** The page behind cannot be focused; Escape closes the drawer and returns the focus to the button. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { button, drawer } = await openDrawer({ canvas, userEvent });
    await expect(drawer.matches(':modal')).toBe(true);
    await expect(within(drawer).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drawer).toHaveAttribute('open'));
    // Simulated keys do not trigger the browser's handling of Escape: call `close` directly.
    drawer.close();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(button).toHaveFocus();
  },
});

export const TapOutside = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { drawer } = await openDrawer({ canvas, userEvent });
    await userEvent.click(drawer);
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
  },
});

/** A navigation closes the drawer; the new heading gets the focus. */
export const ClosesOnNavigation = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const { drawer } = await openDrawer({ canvas, userEvent });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Mathematics' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Mathematics' })).toHaveFocus());
    await expect(drawer).not.toHaveAttribute('open');
  },
});
