import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Place' });

/** The opened panel has the focus. The buttons of its place are one tab stop, with arrow keys between them. */
export const Keyboard = meta.story({
  ...panelStory({
    tab: 'persona',
    host: {
      position: 'bottom',
      control: undefined,
      setPosition: fn(),
      minimise: fn(),
      close: fn(),
      returnFocus: fn(),
      attach: fn(),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: 'Persona' });
    await waitFor(() => expect(tab).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dock at the bottom' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Dock at the right' })).toHaveFocus();
  },
});
