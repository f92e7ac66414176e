import preview from '../../../.storybook/preview.tsx';
import { dark, phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

/** Pages whose URLs exist and whose content is still to come. */
const meta = preview.meta({
  title: 'Screens/Shell/Placeholder',
  play: async ({ canvas }) => {
    await canvas.findByText(/still being built/);
  },
});

export const Dark = meta.story({
  ...visit({ at: '/admin/trialsession', as: 'thandi' }),
  globals: dark,
});
export const OnAPhone = meta.story({
  ...visit({ at: '/subscribe?learnerId=lrn-zola', as: 'naledi' }),
  globals: phone,
});
