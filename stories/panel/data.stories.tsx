import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Data' });

export const Table = meta.story({
  ...panelStory({ tab: 'data' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ rows$/)).toBeVisible();
  },
});

/** A value after which a response would deviate from the contract is refused at its field, and not stored. */
export const Refused = meta.story({
  ...panelStory({ tab: 'data' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /campuses/ }));
    const [first] = await canvas.findAllByRole('row', { name: /Observatory/ });
    await userEvent.click(first ?? canvas.getByRole('table'));
    const name = await canvas.findByRole('textbox', { name: /^name/i });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/would return/)).toBeVisible();
  },
});
