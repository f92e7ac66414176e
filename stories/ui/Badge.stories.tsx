import { Lock } from 'lucide-react';
import { Badge, CountPill } from '#ui/Badge.tsx';
import preview from '../../.storybook/preview.tsx';
import { componentPage } from './page/guide.ts';
import { Case, Cases } from './specimen.tsx';

const meta = preview.meta({
  title: 'Design system/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { tone: 'success', children: 'Completed' },
  parameters: componentPage({
    use: [
      'For the state of an object beside its name: “Completed”, “2 pending”.',
      '`CountPill` shows a count.',
    ],
    instead: ['For a message with advice, [Alert].', 'For something to press, [Button].'],
    anatomy: {
      render: () => <Badge tone="success">Completed</Badge>,
      parts: { Container: 'span', 'Icon of the tone (success, warning and error)': 'svg' },
    },
    do: ['Use one or two words.'],
    dont: ['Leave out the text: colour must not be the only sign.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases>
      <Case name="Success">
        <Badge tone="success">Completed</Badge>
      </Case>
      <Case name="Warning">
        <Badge tone="warning">2 pending</Badge>
      </Case>
      <Case name="Error">
        <Badge tone="error">Rejected</Badge>
      </Case>
      <Case name="Info">
        <Badge tone="info">Proposed</Badge>
      </Case>
      <Case name="Outline">
        <Badge tone="outline">None</Badge>
      </Case>
      <Case name="Neutral">
        <Badge>Grade 4</Badge>
      </Case>
      <Case name="Another icon">
        <Badge tone="warning" icon={<Lock aria-hidden="true" />}>
          Locked
        </Badge>
      </Case>
      <Case name="Without an icon">
        <Badge tone="warning" icon={null}>
          2 of 3 blanks · 0.67 of 1
        </Badge>
      </Case>
      <Case name="CountPill">
        <CountPill count={1196} />
      </Case>
      <Case name="Long text">
        <Badge tone="info">
          A badge with far more words than a badge should ever have, which wraps on a phone
        </Badge>
      </Case>
    </Cases>
  ),
});
