import { groupOf, themedValues } from './all-tokens.ts';
import { Entries, Entry, Files, OnThisPage, Page, Section, TokenName } from './parts.tsx';
import { usesOf } from './stylesheets.ts';
import { themes, type Token } from './tokens.ts';
import styles from './shapes.module.css';

const space = groupOf('Space on a 4 px grid');
const radii = groupOf('Radii');
const elevation = groupOf('Elevation');
const paper = themedValues('var(--paper)');
const raised = themedValues('var(--raised)');
const ink = themedValues('var(--ink)');

const Facts = ({ name, value, purpose }: Token) => (
  <>
    <TokenName name={name} />
    <p className={styles.value}>{value}</p>
    {purpose && <p>{purpose}</p>}
    <Files uses={usesOf(name)} />
  </>
);

/** The shadow in both themes, whatever the theme of the page is. */
function Shadows({ value }: { value: string }) {
  const shadows = themedValues(value);
  return (
    <div className={styles.shadows}>
      {themes.map((theme) => (
        <div key={theme} className={styles.ground} style={{ background: paper[theme], color: ink[theme] }}>
          <div className={styles.raised} style={{ background: raised[theme], boxShadow: shadows[theme] }}>
            {theme}
          </div>
        </div>
      ))}
    </div>
  );
}

export const Shapes = () => (
  <Page>
    <OnThisPage titles={[space, radii, elevation].map(({ title }) => title)} />
    <Section title={space.title} description={space.description}>
      <Entries>
        {space.tokens.map((token) => (
          <Entry
            key={token.name}
            sample={<div className={styles.bar} style={{ inlineSize: `var(${token.name})` }} />}
          >
            <Facts {...token} />
          </Entry>
        ))}
      </Entries>
    </Section>
    <Section title={radii.title} description={radii.description}>
      <Entries>
        {radii.tokens.map((token) => (
          <Entry
            key={token.name}
            sample={<div className={styles.box} style={{ borderRadius: `var(${token.name})` }} />}
          >
            <Facts {...token} />
          </Entry>
        ))}
      </Entries>
    </Section>
    <Section title={elevation.title} description={elevation.description}>
      <Entries>
        {elevation.tokens.map((token) => (
          <Entry key={token.name} sample={<Shadows value={token.value} />}>
            <Facts {...token} />
          </Entry>
        ))}
      </Entries>
    </Section>
  </Page>
);
