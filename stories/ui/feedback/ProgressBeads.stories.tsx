import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage } from '../page/guide.ts';
import { Case, Cases, Row } from '../specimen.tsx';

const counts = [
  [0, 2],
  [1, 1],
  [6, 9],
  [10, 10],
  [4, 11],
  [29, 30],
] as const;

const meta = preview.meta({
  title: 'Design system/ProgressBeads',
  component: ProgressBeads,
  tags: ['autodocs'],
  args: { done: 6, total: 9 },
  parameters: componentPage({
    use: ['To show how many of a known number are done: activities of a topic, questions of an activity.'],
    instead: ['For a wait of unknown length, [Loading].'],
    anatomy: {
      render: () => (
        <Row>
          <ProgressBeads done={6} total={9} /> <span>6 of 9</span>
        </Row>
      ),
      parts: { 'Beads, from 11 a bar': 'svg', 'Text with the same numbers, which the caller adds': 'span' },
    },
    do: ['Write the numbers beside the beads: screen readers do not see them.'],
    dont: ['Use the beads for a score: they show what is done, not what is correct.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <>
      {(['maths', 'coding', undefined] as const).map((subject) => (
        <div key={subject ?? 'plain'} {...(subject ? { 'data-subject': subject } : {})}>
          <Cases title={subject ?? 'Without a subject'}>
            {counts.map(([done, total]) => (
              <Case key={total} name={`${done} of ${total}`}>
                <div style={{ width: 220 }}>
                  <ProgressBeads done={done} total={total} />
                </div>
              </Case>
            ))}
          </Cases>
        </div>
      ))}
    </>
  ),
});
