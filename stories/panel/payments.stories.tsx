import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../visit.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Payments' });

/** The provider answers without its page. */
export const AnswerSet = meta.story({
  ...panelStory({ tab: 'payments' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Fail' }));
    const { environment } = await storyBackend();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Fail' })).toBeChecked());
    await expect(environment.paymentAnswer).toBe('fail');
  },
});
