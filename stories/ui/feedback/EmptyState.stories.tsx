import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

const noLearners = {
  title: 'No learners found',
  text: 'Get started by adding your learners/children.',
  action: (
    <Button variant="primary" icon={<Plus aria-hidden="true" />}>
      Add New Learner
    </Button>
  ),
};

const meta = preview.meta({
  title: 'Design system/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: noLearners,
  parameters: componentPage({
    use: [
      'Instead of a list or a screen without content: nothing was added yet, or the filter matches nothing.',
      'With the mood `denied`, for a screen that the role of the user may not open.',
    ],
    instead: ['After a failure, [ErrorState]: “empty” would be untrue.', 'While content loads, [Loading].'],
    anatomy: {
      render: () => <EmptyState {...noLearners} />,
      parts: { Mascot: 'svg', Title: 'h2', 'Text (optional)': 'p', 'Next action (optional)': 'button' },
    },
    do: ['Offer the next action: add the first record, or clear the filter.'],
    dont: ['Show more than one mascot on a screen.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Empty">
        <EmptyState {...noLearners} />
      </Case>
      <Case name="Denied">
        <EmptyState
          mood="denied"
          title="Access Denied"
          text={
            <>
              <p>You do not have the necessary permissions to view this content.</p>
              <p>Please contact your administrator if you believe this is an error.</p>
            </>
          }
          action={<Button variant="primary">Return to Home</Button>}
        />
      </Case>
      <Case name="Welcome">
        <EmptyState
          mood="welcome"
          title="Welcome"
          text="Add your child to follow progress and to choose a plan."
          action={<Button variant="primary">Add New Learner</Button>}
        />
      </Case>
      <Case name="Success">
        <EmptyState mood="success" title="All done" text="Nothing is left to review." />
      </Case>
      <Case name="Without card, text and action">
        <EmptyState title="No learners found" bare />
      </Case>
      <Case name="Learner density">
        <div data-density="learner">
          <EmptyState {...noLearners} />
        </div>
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2, name: 'No learners found' })).toHaveLength(3);
  },
});
