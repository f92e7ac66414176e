import { useState } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { includesAll } from '../includes-all.ts';
import { colourGroups, themedValues } from './all-tokens.ts';
import { Contrasts } from './contrasts.tsx';
import { Entries, Entry, Files, OnThisPage, Page, Search, Section, TokenName } from './parts.tsx';
import { usesOf } from './stylesheets.ts';
import { themes, type Token, type TokenGroup } from './tokens.ts';
import styles from './colours.module.css';

const colours = colourGroups.flatMap((group) => group.tokens.map((token) => ({ ...token, group })));
type Colour = (typeof colours)[number];

const usesByName = new Map(colours.map(({ name }) => [name, usesOf(name)]));

/** The texts in which a search looks, the most telling one first. */
const searchedTexts = ({ name, purpose, value, group }: Colour): string[] => [
  `${name} ${purpose}`,
  `${name} ${purpose} ${group.title} ${group.description} ${Object.values(themedValues(value)).join(' ')}`,
  `${name} ${(usesByName.get(name) ?? []).map(({ file }) => file).join(' ')}`,
];

/** The best matches first: by name or purpose, then by value or group, then by use. */
function findColours(search: string): Colour[] {
  const rankOf = (colour: Colour) => searchedTexts(colour).findIndex((text) => includesAll(text, search));
  return colours
    .map((colour) => ({ colour, rank: rankOf(colour) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ colour }) => colour);
}

const paper = themedValues('var(--paper)');
const ink = themedValues('var(--ink)');

/** The colour in both themes, whatever the theme of the page is. */
function Swatches({ value }: Pick<Token, 'value'>) {
  const values = themedValues(value);
  return (
    <div className={styles.swatches}>
      {themes.map((theme) => (
        <figure key={theme} className={styles.swatch} style={{ background: paper[theme], color: ink[theme] }}>
          <div className={styles.fill} style={{ background: values[theme] }} />
          <figcaption>
            <span className={styles.theme}>{theme}</span>
            <span className={styles.value}>{values[theme]}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

const ColourEntry = ({ name, value, purpose }: Token) => (
  <Entry sample={<Swatches value={value} />}>
    <TokenName name={name} />
    {purpose && <p>{purpose}</p>}
    <Files uses={usesByName.get(name) ?? []} />
  </Entry>
);

const Group = ({ group }: { group: TokenGroup }) => (
  <Section title={group.title} description={group.description}>
    <Entries>
      {group.tokens.map((token) => (
        <ColourEntry key={token.name} {...token} />
      ))}
    </Entries>
  </Section>
);

export function Colours() {
  const [search, setSearch] = useState('');
  const found = search.trim() === '' ? colours : findColours(search.trim());
  const isSearching = found !== colours;
  return (
    <Page>
      <OnThisPage titles={[...colourGroups.map(({ title }) => title), 'Contrast']} />
      <Search
        label="Find a colour by name, value, purpose or use"
        value={search}
        onChange={setSearch}
        found={
          isSearching
            ? `${found.length} of ${colours.length} colours`
            : pluralize(found.length, 'colour', 'colours')
        }
      />
      {isSearching ? (
        <>
          <Entries>
            {found.map((colour) => (
              <ColourEntry key={colour.name} {...colour} />
            ))}
          </Entries>
          <Contrasts of={new Set(found.map(({ name }) => name))} />
        </>
      ) : (
        <>
          {colourGroups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
          <Contrasts />
        </>
      )}
    </Page>
  );
}
