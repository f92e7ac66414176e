import { Clock3 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Alert } from '#ui/feedback/Alert.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

const meta = preview.meta({
  title: 'Design system/Alert',
  component: Alert,
  tags: ['autodocs'],
  args: { tone: 'info', children: 'Please sign in as a Parent.' },
  parameters: componentPage({
    use: ['For a message that concerns a part of the page and remains until its cause ends.'],
    instead: [
      'For the news that an action was done, [Toast].',
      'For content that could not be loaded, [ErrorState].',
      'For a message about one field, the field error of [TextField].',
    ],
    anatomy: {
      render: () => (
        <Alert tone="error" title="Invalid username or password">
          Check the spelling, or reset your password.
        </Alert>
      ),
      parts: {
        'Icon of the tone': 'svg',
        'Title (optional)': 'p',
        'Advice (optional)': '=Check the spelling, or reset your password.',
      },
    },
    do: [
      'Name the cause in the title, and what to do below it.',
      'Place the alert above the button that failed, or at the start of what it concerns.',
    ],
    dont: ['Use an error tone for a hint: screen readers interrupt the user for an error.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Error">
        <Alert tone="error" title="Invalid username or password">
          Check the spelling, or reset your password.
        </Alert>
      </Case>
      <Case name="Error, title only">
        <Alert tone="error" title="Failed to save campus" />
      </Case>
      <Case name="Info">
        <Alert tone="info">Please sign in as a Parent.</Alert>
      </Case>
      <Case name="Warning, with another icon">
        <Alert tone="warning" icon={<Clock3 aria-hidden="true" />}>
          Your plan ends in 3 days.
        </Alert>
      </Case>
      <Case name="Warning, long text">
        <Alert tone="warning" title="Two questions are not answered yet.">
          You can still hand in. Questions without an answer count as not correct, and you cannot change an
          attempt later.
        </Alert>
      </Case>
      <Case name="Learner density">
        <div data-density="learner">
          <Alert tone="info">Please sign in as a Parent.</Alert>
        </div>
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
});
