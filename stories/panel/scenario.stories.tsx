import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Scenario' });

/** A saved state stays in the list until it is deleted. */
export const SavedState = meta.story({
  ...panelStory({ tab: 'scenario', scenario: 'expired' }),
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name of this state' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Before the review');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this state' }));
    await expect(await canvas.findByText('Before the review')).toBeVisible();
  },
});

/** A control without a visible box scrolls with the content, and does not make the page scroll. */
export const Narrow = meta.story({
  ...panelStory({ tab: 'scenario', isNarrow: true }),
  play: async ({ canvas }) => {
    const drop = await canvas.findByRole('button', { name: /drop or paste a file/ });
    drop.focus();
    const { bottom } = canvas.getByRole('main').getBoundingClientRect();
    await expect(drop.getBoundingClientRect().bottom).toBeLessThan(bottom);
  },
});
