import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Clock' });

export const RealTime = meta.story({
  ...panelStory({ tab: 'clock' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The real time.', { exact: false })).toBeVisible();
  },
});

/** An empty date is refused at its field, and the time stays. */
export const EmptyDate = meta.story({
  ...panelStory({ tab: 'clock' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Date and time in South Africa'));
    await userEvent.click(canvas.getByRole('button', { name: 'Set' }));
    await expect(await canvas.findByText('Enter a date and a time.')).toBeVisible();
    await expect(canvas.getByText('Real')).toBeVisible();
  },
});

/** One press moves the clock to the next month. The status strip marks it. */
export const NextMonth = meta.story({
  ...panelStory({ tab: 'clock' }),
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ 1 month' }));
    await expect(await canvas.findByText('Moved')).toBeVisible();
    await expect(canvas.getByText(/15 June 2025/, { selector: 'dd' })).toBeVisible();
  },
});
