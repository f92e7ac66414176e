import { useState } from 'react';
import { Select } from '#ui/form/Select.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Row as FlexRow } from '#ui/layout.tsx';
import { includesAll } from '../../includes-all.ts';
import { personaTitle } from '../../persona-title.ts';
import { decisions, requirements } from '../all-entries.ts';
import { entryUrl } from '../entry-url.ts';
import { columns, matrixOf, type Column, type Row } from './matrix.ts';
import { isOfShell } from './screens.ts';
import { StatesFoot, StatesHead } from './states-summary.tsx';
import { StatesTable } from './states-table.tsx';
import type { StoryFacts } from './story-facts.ts';
import { StoryList } from './story-list.tsx';
import styles from './states.module.css';

const all = 'all';

/** Longer lists of found stories would not help a designer. */
const maxFound = 60;

const textOf = ({ title, name, description, at, persona, states, citations, messages }: StoryFacts) =>
  [title, name, description, at, persona, ...states, ...citations, ...messages].join(' ');

const isRowFound = ({ area, screen }: Row, search: string) =>
  includesAll([area, screen.name, ...screen.paths].join(' '), search);

/** The row with the stories of one persona; none if the persona opens the screen in no story. */
function rowOfPersona(row: Row, persona: string): Row[] {
  const only = (stories: readonly StoryFacts[]) => stories.filter((story) => story.persona === persona);
  const stories = only(row.stories);
  const cells = row.cells.map((cell) => ({ ...cell, stories: only(cell.stories) }));
  return stories.length > 0 ? [{ ...row, stories, cells }] : [];
}

interface StatesPageProps {
  stories: readonly StoryFacts[];
  /** What the page searches for when it opens. */
  initialSearch: string;
}

/** Every screen in every state, and the search for stories. */
export function StatesPage({ stories, initialSearch }: StatesPageProps) {
  const [search, setSearch] = useState(initialSearch);
  const [column, setColumn] = useState<Column | typeof all>(all);
  const [persona, setPersona] = useState(all);

  const everyRow = matrixOf(stories);
  const personas = [...new Set(stories.flatMap((story) => story.persona ?? []))].toSorted();
  const ofPersona = persona === all ? stories : stories.filter((story) => story.persona === persona);
  const shownColumn = column === all ? undefined : column;
  const query = search.trim();
  const found =
    query === ''
      ? []
      : ofPersona
          .filter((story) => includesAll(textOf(story), query))
          .toSorted((a, b) => Number(isOfShell(a.title)) - Number(isOfShell(b.title)));
  const entry = [...requirements, ...decisions].find(({ number }) => number === query.toUpperCase());
  const rows = (persona === all ? everyRow : everyRow.flatMap((row) => rowOfPersona(row, persona))).filter(
    (row) =>
      query === '' || isRowFound(row, query) || (entry && row.stories.some((story) => found.includes(story))),
  );
  return (
    <main className={styles.page}>
      <StatesHead rows={everyRow} />
      <FlexRow className={styles.filters} align="end">
        <TextField
          label="Find a screen or story"
          description="Name, address, requirement, persona, state or message"
          verbatim
          value={search}
          onChange={setSearch}
        />
        <Select
          label="State"
          options={[{ id: all, label: 'All states' }, ...columns]}
          value={column}
          onChange={setColumn}
        />
        <Select
          label="Persona"
          options={[all, ...personas].map((id) => ({
            id,
            label: id === all ? 'All personas' : personaTitle(id),
          }))}
          value={persona}
          onChange={setPersona}
        />
      </FlexRow>
      {rows.length > 0 && <StatesTable rows={rows} column={shownColumn} />}
      {query !== '' && (
        <section aria-labelledby="found">
          <h2 id="found" role="status">
            {found.length === 1 ? '1 story' : `${found.length} stories`}
          </h2>
          {entry && (
            <>
              <p>
                <a href={entryUrl(entry.number)} target="_top">
                  {entry.number}
                </a>{' '}
                {(entry.title ?? entry.paragraphs[0])?.replaceAll('`', '')}
              </p>
              {found.length > 0 && (
                <p className={styles.facts}>These stories refer to it, or the code of their screen does:</p>
              )}
            </>
          )}
          <StoryList stories={found.slice(0, maxFound)} isDetailed />
          {found.length > maxFound && <p>Add a word to see the other {found.length - maxFound}.</p>}
        </section>
      )}
      <StatesFoot rows={everyRow} />
    </main>
  );
}
