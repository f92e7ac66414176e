import preview from '../../../.storybook/preview.tsx';
import { screen } from '../../screen.tsx';

const soon = { timeout: 5000 };

/** Pages whose URLs exist and whose content is still to come. */
const meta = preview.meta({
  title: 'Screens/Shell/Placeholder',
  play: async ({ canvas }) => {
    await canvas.findByText(/still being built/, undefined, soon);
  },
});

export const Dark = meta.story({
  ...screen({ at: '/admin/trialsession', as: 'thandi' }),
  globals: { theme: 'dark' },
});
export const OnAPhone = meta.story({
  ...screen({ at: '/subscribe?learnerId=lrn-zola', as: 'naledi' }),
  globals: { viewport: { value: 'phone' } },
});
