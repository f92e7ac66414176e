import { Badge } from '#ui/Badge.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Card } from '#ui/Card.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import preview from '../../.storybook/preview.tsx';
import { componentPage } from './page/guide.ts';
import { Case, Cases, Row } from './specimen.tsx';

const subjectCard = (
  <a href="#maths" className={cardStyle({ press: true, flush: true })} data-subject="maths">
    <SubjectSwatch subject="maths">
      <div style={{ padding: '10px 20px' }}>
        <SubjectIcon subject="maths" variant="tile" size="large" />
      </div>
    </SubjectSwatch>
    <div style={{ padding: 20 }}>
      <h3>Mathematics</h3>
      <p>Numbers, fractions, shapes and data, and a long line that has to wrap in a narrow card.</p>
      <Row>
        <ProgressBeads done={6} total={10} /> 6 of 10
      </Row>
    </div>
  </a>
);

const pressable = (
  <a href="#topic" className={cardStyle({ press: true })}>
    Fractions
  </a>
);

const meta = preview.meta({
  title: 'Design system/Card',
  component: Card,
  tags: ['autodocs'],
  args: { children: 'Fractions' },
  parameters: componentPage({
    use: [
      'To group what belongs to one object: a learner, a subject, a plan.',
      'As a link with `cardStyle({ press: true })`, when the whole card opens one page.',
    ],
    instead: ['For many objects of the same kind to compare, [DataTable].', 'For a message, [Alert].'],
    anatomy: {
      render: () => subjectCard,
      parts: {
        Container: 'a',
        'Band in the colour of the subject (optional)': 'a > div',
        Title: 'h3',
        Text: 'p',
      },
    },
    do: ['Give a card that is a section a heading, and name it with `aria-labelledby`.'],
    dont: ['Put links or buttons into a pressable card.', 'Put a card into a card.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Plain">
        <Card as="section" aria-labelledby="fractions">
          <Row>
            <h3 id="fractions">Fractions</h3>
            <Badge tone="warning">1 pending</Badge>
          </Row>
        </Card>
      </Case>
      <Case name="Pressable">{pressable}</Case>
      <Case name="Pressable, hover" force="hovered">
        {pressable}
      </Case>
      <Case name="Pressable, focus" force="focus-visible">
        {pressable}
      </Case>
      <Case name="Pressable, pressed" force="pressed">
        {pressable}
      </Case>
      <Case name="Without padding, with a subject">{subjectCard}</Case>
      <Case name="Learner density">
        <div data-density="learner">
          <Card>Fractions</Card>
        </div>
      </Case>
    </Cases>
  ),
});
