import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Design system/EmptyState',
  component: EmptyState,
  args: {
    title: 'No learners found',
    text: 'Get started by adding your learners/children.',
    action: (
      <Button variant="primary" icon={<Plus aria-hidden="true" />}>
        Add New Learner
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No learners found' })).toBeVisible();
  },
});
export const LearnerDensity = meta.story({ globals: { density: 'learner' } });

export const Denied = meta.story({
  args: {
    mood: 'denied',
    headingLevel: 1,
    title: 'Access Denied',
    text: (
      <>
        <p>You do not have the necessary permissions to view this content.</p>
        <p>Please contact your administrator if you believe this is an error.</p>
      </>
    ),
    action: <Button variant="primary">Return to Home</Button>,
  },
});

export const WithoutAction = meta.story({ args: { action: undefined, text: undefined, bare: true } });
