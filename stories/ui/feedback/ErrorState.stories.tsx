import { expect, fn } from 'storybook/test';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Design system/ErrorState',
  component: ErrorState,
  args: {
    title: 'Failed to load activities.',
    text: 'It is our side, not yours. Please try again in a few minutes.',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
});

export const TryAgain = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({ args: { retrying: 'Loading…' } });
export const WithoutRetry = meta.story({
  render: () => <ErrorState title="This activity no longer exists." />,
});
