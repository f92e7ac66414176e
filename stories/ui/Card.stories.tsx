import { Badge } from '#ui/Badge.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Card } from '#ui/Card.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import preview from '../../.storybook/preview.tsx';
import { Column, Row } from './specimen.tsx';

function Cards() {
  return (
    <Column narrow>
      <Card>Card: 20 px radius, 2 px border</Card>
      <a href="#topic" className={cardStyle({ press: true })}>
        Pressable card, 4 px edge
      </a>
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
      <Card as="section" aria-labelledby="fractions">
        <Row>
          <h3 id="fractions">Fractions</h3>
          <Badge tone="warning">1 pending</Badge>
        </Row>
      </Card>
    </Column>
  );
}

const meta = preview.meta({ title: 'Design system/Card', component: Cards });

export const Default = meta.story({ tags: ['dark', 'phone'] });
export const LearnerDensity = meta.story({ globals: { density: 'learner' } });
