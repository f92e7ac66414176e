import { expect } from 'storybook/test';
import { Card } from '#ui/Card.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage } from '../page/guide.ts';
import { Case, Cases, Row } from '../specimen.tsx';

const question = (
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

const meta = preview.meta({
  title: 'Design system/Loading',
  component: Loading,
  tags: ['autodocs'],
  args: { text: 'Loading questions…' },
  parameters: componentPage({
    use: [
      'While content loads for the first time. `Skeleton` and `SkeletonText` have the shape of the content, so that the page does not jump.',
      '`Spinner` is a part of `Loading` and of a busy [Button].',
    ],
    instead: [
      'While an action runs, the busy state of its [Button].',
      'For a known amount of work, [ProgressBeads].',
    ],
    anatomy: {
      render: () => question,
      parts: {
        'Skeletons in the shape of the content': 'span[aria-hidden]',
        'Spinner and text': '[role=status]',
      },
    },
    do: ['Name what is loading: “Loading questions…”.', 'Use the height of the content for the skeletons.'],
    dont: ['Show a skeleton instead of content that is on the screen and only loads again.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Skeletons and text">{question}</Case>
      <Case name="Text only">
        <Loading text="Loading…" />
      </Case>
      <Case name="Skeleton: line">
        <Skeleton />
      </Case>
      <Case name="Skeleton: box">
        <Skeleton shape="box" />
      </Case>
      <Case name="Skeleton: circle">
        <Skeleton shape="circle" width="48px" height="48px" />
      </Case>
      <Case name="SkeletonText">
        <SkeletonText />
      </Case>
      <Case name="Spinner">
        <Spinner />
      </Case>
      <Case name="Learner density">
        <div data-density="learner">{question}</div>
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Loading questions…');
  },
});
