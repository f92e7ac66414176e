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
  ...visit({ at: '/admin/grade-setup', as: 'thandi' }),
  play: shows('Manage Grades'),
  globals: dark,
});
export const OnAPhone = meta.story({
  ...visit({ at: '/admin/terms', as: 'thandi' }),
  play: shows('Manage Terms'),
  globals: phone,
});
