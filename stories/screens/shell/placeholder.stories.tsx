import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { dark, phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

/** Pages whose URLs exist and whose content is still to come. */
const meta = preview.meta({
  title: 'Screens/Shell/Placeholder',
});

const shows =
  (name: string) =>
  async ({ canvas }: Pick<PlayContext, 'canvas'>) => {
    await canvas.findByRole('heading', { level: 1, name });
    await canvas.findByText(/still being built/);
  };

export const Dark = meta.story({
  ...visit({ at: '/admin/moderation/queue', as: 'thandi' }),
  play: shows('Moderation'),
  globals: dark,
});
export const OnAPhone = meta.story({
  ...visit({ at: '/activity-questions', as: 'thandi' }),
  play: shows('Activity questions'),
  globals: phone,
});
