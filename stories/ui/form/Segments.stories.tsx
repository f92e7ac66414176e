import { expect, fn } from 'storybook/test';
import { Segments } from '#ui/form/Segments.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Design system/Segments',
  component: Segments,
  args: {
    label: 'View',
    selected: 'compare',
    onSelect: fn(),
    segments: [
      { id: 'before', label: 'Before' },
      { id: 'after', label: 'After' },
      { id: 'compare', label: 'Compare' },
    ],
  },
});

/** Arrow keys move, Enter or Space selects; the selection cannot be cleared. */
export const ByKeyboard = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Compare' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Compare' })).toBeChecked();
  },
});
