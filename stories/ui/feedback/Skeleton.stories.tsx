import { expect } from 'storybook/test';
import { Card } from '#ui/Card.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Row } from '../specimen.tsx';

function Example() {
  return (
    <Card>
      <Loading text="Loading questions…">
        <Row>
          <Skeleton shape="box" />
          <SkeletonText lines={2} />
        </Row>
        <SkeletonText />
      </Loading>
    </Card>
  );
}

const meta = preview.meta({
  title: 'Design system/Loading',
  component: Example,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading questions…');
  },
});
export const LearnerDensity = meta.story({ globals: { density: 'learner' } });
export const TextOnly = meta.story({ render: () => <Loading text="Loading…" /> });
