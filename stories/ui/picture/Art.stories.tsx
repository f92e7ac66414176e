import type { SubjectKey } from '#lib/subject-key.ts';
import { Art } from '#ui/picture/Art.tsx';
import { mascotHoodies } from '#ui/picture/mascot-hoodies.ts';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Column, Row, Section } from '../specimen.tsx';

const moods = ['welcome', 'empty', 'error', 'denied', 'paywall', 'success'] as const;
const hoodies = ['indigo', ...(Object.keys(mascotHoodies) as (keyof typeof mascotHoodies)[])] as const;
const backgrounds = [
  { background: 'var(--paper)' },
  { background: 'var(--surface)' },
  { background: 'var(--sun)', colorScheme: 'light' },
  { background: 'var(--hero)' },
];
const scenes = ['scene-saturday', 'scene-robots', 'scene-online'] as const;
const subjects: SubjectKey[] = ['english', 'maths', 'science', 'social', 'coding', 'life', 'ems'];

function Drawings() {
  return (
    <Column>
      <Section title="Pronk">
        <Row>
          {moods.map((mood) => (
            <Mascot key={mood} mood={mood} />
          ))}
        </Row>
        <div style={{ background: 'var(--hero)' }}>
          <Row>
            {moods.map((mood) => (
              <Mascot key={mood} mood={mood} onIndigo />
            ))}
          </Row>
        </div>
      </Section>
      <Section title="Pronk in the colours that a learner may choose">
        {backgrounds.map((ground) => (
          <div key={ground.background} style={ground}>
            <Row>
              {hoodies.map((hoodie) => (
                <Mascot
                  key={hoodie}
                  mood="success"
                  hoodie={hoodie}
                  onIndigo={ground.background === 'var(--hero)'}
                />
              ))}
            </Row>
          </div>
        ))}
      </Section>
      <Section title="Hero, landscape, beadwork and mark">
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            background: 'var(--hero)',
            overflow: 'hidden',
          }}
        >
          <Art name="hero" />
          <Art name="landscape" alt="A flat-topped mountain in the evening" />
        </div>
        <Art name="beadband" />
        <div style={{ width: 40 }}>
          <Art name="mark" />
        </div>
      </Section>
      <Section title="Class scenes">
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 }}>
          {scenes.map((scene) => (
            <Art key={scene} name={scene} />
          ))}
        </div>
      </Section>
      <Section title="Subjects">
        <Row>
          {subjects.map((subject) => (
            <SubjectSwatch key={subject} subject={subject} fade>
              <div style={{ padding: 16, width: 180 }}>
                <SubjectIcon subject={subject} variant="tile" size="huge" />
                {subject}
              </div>
            </SubjectSwatch>
          ))}
        </Row>
        <Row>
          {subjects.map((subject) => (
            <SubjectIcon key={subject} subject={subject} />
          ))}
          {subjects.map((subject) => (
            <SubjectIcon key={subject} subject={subject} size="large" />
          ))}
        </Row>
      </Section>
    </Column>
  );
}

const meta = preview.meta({ title: 'Design system/Drawings', component: Drawings });

export const Default = meta.story({ tags: ['dark'] });
