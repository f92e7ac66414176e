import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { screen } from '../../screen.tsx';

const at = '/offline-payment';
const soon = { timeout: 5000 };

const meta = preview.meta({
  title: 'Screens/Public/Offline payment',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment Required' }, soon);
  },
});

export const Visitor = meta.story({
  ...screen({ at }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment Required' }, soon);
    await expect(canvas.getByRole('link', { name: /^\+27/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    );
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
});
export const Dark = meta.story({ ...screen({ at }), globals: { theme: 'dark' } });
export const Phone = meta.story({ ...screen({ at }), globals: { viewport: { value: 'phone' } } });

/** Zola has no plan: the gate of school work sends her here (SES-018). */
export const LearnerAtTheGate = meta.story(screen({ at: '/subjects/sub-1-maths/learnertopics', as: 'zola' }));
