import type { ReactNode } from 'react';
import { subjectKeys } from '#lib/subject-key.ts';
import { Art, artNames } from '#ui/picture/Art.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import {
  glasses,
  hairColours,
  hairParts,
  headscarfColours,
  hoodies,
  skins,
  type FaceParts,
} from '#ui/picture/face-parts.ts';
import { Face } from '#ui/picture/Face.tsx';
import { mascotHoodies, type MascotHoodie } from '#ui/picture/mascot-hoodies.ts';
import { Mascot, mascotMoods } from '#ui/picture/Mascot.tsx';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import { tileColours, tileOf } from '#ui/picture/tiles.ts';
import { Entries, Entry, OnThisPage, Page, Section } from './parts.tsx';
import styles from './pictures.module.css';

const mascotColours = ['indigo', ...Object.keys(mascotHoodies)] as MascotHoodie[];

const face: FaceParts = {
  skin: 'brown',
  hair: 'afro',
  hairColour: 'black',
  headscarfColour: 'pink',
  glasses: 'none',
  hoodie: 'indigo',
};

const namesOf = <Part extends object>(parts: Part) => Object.keys(parts) as (keyof Part)[];

/** The variants of each part; a headscarf colour needs a headscarf. */
const faceVariants: { part: keyof FaceParts; faces: FaceParts[] }[] = [
  { part: 'skin', faces: namesOf(skins).map((skin) => ({ ...face, skin })) },
  { part: 'hair', faces: namesOf(hairParts).map((hair) => ({ ...face, hair })) },
  { part: 'hairColour', faces: namesOf(hairColours).map((hairColour) => ({ ...face, hairColour })) },
  {
    part: 'headscarfColour',
    faces: namesOf(headscarfColours).map((headscarfColour) => ({
      ...face,
      hair: 'headscarf',
      headscarfColour,
    })),
  },
  { part: 'glasses', faces: namesOf(glasses).map((shape) => ({ ...face, glasses: shape })) },
  { part: 'hoodie', faces: namesOf(hoodies).map((hoodie) => ({ ...face, hoodie })) },
];

/** One id for each colour of the tile behind initials. */
const tileIds = tileColours.map((colours) => {
  const ids = Array.from({ length: 100 }, (_, index) => `lrn-${index}`);
  return ids.find((id) => tileOf(id).colours === colours) ?? '';
});

interface FigureProps {
  caption: string;
  children: ReactNode;
}

const Figure = ({ caption, children }: FigureProps) => (
  <figure className={styles.figure}>
    {children}
    <figcaption>{caption}</figcaption>
  </figure>
);

const Drawings = () => (
  <Section
    title="Drawings"
    description="Flat colours, rounded shapes, no outlines and no gradients. A drawing without an alternative text is decorative."
  >
    <Entries>
      {artNames.map((name) => (
        <Entry
          key={name}
          sample={
            <div className={styles.drawing} data-name={name}>
              <Art name={name} />
            </div>
          }
        >
          <code className="bold">{`<Art name="${name}" />`}</code>
        </Entry>
      ))}
    </Entries>
  </Section>
);

const Mascots = () => (
  <>
    <Section
      title="Mascot"
      description="Pronk is a springbok in a hoodie. At most one on a screen, on an edge, never floating. On indigo panels the hoodie is coral."
    >
      <Entries>
        {mascotMoods.map((mood) => (
          <Entry
            key={mood}
            sample={
              <div className={styles.pair}>
                <div className={styles.onPaper}>
                  <Mascot mood={mood} className={styles.mascot} />
                </div>
                <div className={styles.onHero}>
                  <Mascot mood={mood} onIndigo className={styles.mascot} />
                </div>
              </div>
            }
          >
            <code className="bold">{`<Mascot mood="${mood}" />`}</code>
          </Entry>
        ))}
      </Entries>
    </Section>
    <Section title="Hoodies of the mascot" description="A learner may choose the colour of Pronk's hoodie.">
      <Entries>
        {mascotColours.map((hoodie) => (
          <Entry
            key={hoodie}
            sample={
              <div className={styles.pair}>
                <div className={styles.onSun}>
                  <Mascot mood="success" hoodie={hoodie} className={styles.mascot} />
                </div>
                <div className={styles.onHero}>
                  <Mascot mood="success" hoodie={hoodie} onIndigo className={styles.mascot} />
                </div>
              </div>
            }
          >
            <code className="bold">{hoodie}</code>
          </Entry>
        ))}
      </Entries>
    </Section>
  </>
);

const Subjects = () => (
  <Section
    title="Subjects"
    description="Each subject has a colour, an icon and a pattern. The title of a subject determines its key; an unknown title always gets the same one."
  >
    <Entries>
      {subjectKeys.map((subject) => (
        <Entry
          key={subject}
          sample={
            <SubjectSwatch subject={subject} fade>
              <div className={styles.subject}>
                <SubjectIcon subject={subject} variant="tile" size="large" />
                {subject}
              </div>
            </SubjectSwatch>
          }
        >
          <div className={styles.icons}>
            <SubjectIcon subject={subject} />
            <SubjectIcon subject={subject} size="large" />
            <SubjectIcon subject={subject} size="huge" />
          </div>
          <code className="bold">{`<SubjectIcon subject="${subject}" />`}</code>
        </Entry>
      ))}
    </Entries>
  </Section>
);

const Avatars = () => (
  <Section
    title="Avatars"
    description="A learner chooses a face from these parts. Other users have a portrait, or initials on a tile whose colours depend on their id."
  >
    {faceVariants.map(({ part, faces }) => (
      <div key={part} className={styles.variants}>
        <h3 className={styles.part}>{part}</h3>
        <div className={styles.figures}>
          {faces.map((parts) => (
            <Figure key={parts[part]} caption={parts[part]}>
              <Face parts={parts} className={styles.face} />
            </Figure>
          ))}
        </div>
      </div>
    ))}
    <div className={styles.variants}>
      <h3 className={styles.part}>Initials</h3>
      <div className={styles.figures}>
        {tileIds.map((id) => (
          <Avatar key={id} id={id} name="Amahle Zulu" className={styles.tile} />
        ))}
      </div>
    </div>
  </Section>
);

export const Pictures = () => (
  <Page>
    <OnThisPage titles={['Drawings', 'Mascot', 'Hoodies of the mascot', 'Subjects', 'Avatars']} />
    <Drawings />
    <Mascots />
    <Subjects />
    <Avatars />
  </Page>
);
