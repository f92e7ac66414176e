import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Persona' });

/** The demo accounts, with the signed-in one marked, and the learners whom a parent may act as. */
export const DemoAccounts = meta.story({
  ...panelStory({ tab: 'persona' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Demo accounts' })).toBeVisible();
    await expect(await canvas.findByText('Has a plan and results')).toBeVisible();
    await expect(await canvas.findByText('Naledi Khumalo, Parent', { selector: 'dd' })).toBeVisible();
  },
});

/** Any other account is found by name, user name or email. */
export const Found = meta.story({
  ...panelStory({ tab: 'persona', scenario: 'large' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'amahle');
    await expect(await canvas.findByText('Amahle Zulu')).toBeVisible();
  },
});
