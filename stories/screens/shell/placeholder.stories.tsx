import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';

const soon = { timeout: 5000 };

/** Pages whose URLs exist and whose content is still to come. */
const meta = preview.meta({
  title: 'Screens/Shell/Placeholder',
  play: async ({ canvas }) => {
    await canvas.findByText(/still being built/, undefined, soon);
  },
});

export const Dark = meta.story({
  ...visit({ at: '/admin/trialsession', as: 'thandi' }),
  globals: { theme: 'dark' },
});
export const OnAPhone = meta.story({
  ...visit({ at: '/subscribe?learnerId=lrn-zola', as: 'naledi' }),
  globals: { viewport: { value: 'phone' } },
});
