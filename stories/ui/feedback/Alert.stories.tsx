import { Clock3 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Alert } from '#ui/feedback/Alert.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Column } from '../specimen.tsx';

function Tones() {
  return (
    <Column narrow>
      <Alert tone="error" title="Invalid username or password">
        Check the spelling, or reset your password.
      </Alert>
      <Alert tone="error" title="Could not load plans." />
      <Alert tone="info">Please sign in as a Parent.</Alert>
      <Alert tone="warning" icon={<Clock3 aria-hidden="true" />}>
        Your plan ends in 3 days.
      </Alert>
      <Alert tone="warning" title="Two questions are not answered yet.">
        You can still hand in. Questions without an answer count as not correct, and you cannot change an
        attempt later.
      </Alert>
    </Column>
  );
}

const meta = preview.meta({ title: 'Design system/Alert', component: Tones });

export const Default = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
});
export const LearnerDensity = meta.story({ globals: { density: 'learner' } });
export const StaffDensity = meta.story({ globals: { density: 'staff' } });
