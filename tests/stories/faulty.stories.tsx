import { expect } from 'storybook/test';
import { apiBaseUrl } from '#lib/configuration.ts';
import preview from '../../.storybook/preview.tsx';
import { visit } from '../../stories/visit.tsx';

/** Each is wrong in one way: what every-story.spec.ts must notice. They are part of no Storybook that people see. */
const meta = preview.meta({ title: 'Faulty' });

export const PlayFails = meta.story({
  render: () => <p>Here</p>,
  play: ({ canvas }) => expect(canvas.getByText('Here')).not.toBeVisible(),
});

export const RenderFails = meta.story({
  render: () => {
    throw new Error('This story cannot be drawn.');
  },
});

export const NotAccessible = meta.story({ render: () => <button type="button" /> });

export const RejectsUnheard = meta.story({
  render: () => <p>Here</p>,
  play: async () => {
    const rejected = new Promise((resolve) =>
      addEventListener('unhandledrejection', resolve, { once: true }),
    );
    void Promise.reject(new Error('Nobody listens.'));
    await rejected;
  },
});

export const OutsideTheContract = meta.story({
  ...visit({ at: '/home' }),
  play: async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${apiBaseUrl}/auth/login`, { method: 'POST', headers, body: '7' });
  },
});
