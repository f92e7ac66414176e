import { expect, fn } from 'storybook/test';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

const onRetry = fn();
const failed = {
  title: 'Failed to load activities.',
  text: 'It is our side, not yours. Please try again in a few minutes.',
  onRetry,
};

const meta = preview.meta({
  title: 'Design system/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  args: failed,
  parameters: componentPage({
    use: ['Instead of content that could not be loaded.'],
    instead: [
      'For an action that failed, [Alert] at its button: the content remains on the page.',
      'For content that does not exist yet, [EmptyState].',
    ],
    anatomy: {
      render: () => <ErrorState {...failed} />,
      parts: { Mascot: 'svg', Title: 'h2', 'Text (optional)': 'p', 'Try again (optional)': 'button' },
    },
    do: ['Say whether trying again can help. Without `onRetry` there is no button.'],
    dont: ['Replace the whole screen when only one part of it failed.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Try again">
        <ErrorState {...failed} />
      </Case>
      <Case name="Trying again">
        <ErrorState {...failed} retrying="Loading…" />
      </Case>
      <Case name="Without a retry">
        <ErrorState title="This activity no longer exists." />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Loading…' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
  },
});
