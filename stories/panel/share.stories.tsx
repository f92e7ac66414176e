import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Share' });

/** The link, a story and a journey of the present situation. */
export const Situation = meta.story({
  ...panelStory({
    tab: 'share',
    scenario: 'backlog',
    given: ({ faults }) => faults.add({ operation: 'listMyLearners', status: 500, times: 2 }),
  }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/scenario=backlog&fault=listMyLearners:500:2$/)).toBeVisible();
    await expect(canvas.getByText(/fault: \{ operation: 'listMyLearners'/)).toBeVisible();
  },
});
