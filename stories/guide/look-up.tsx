import { Fragment, useEffect, useState } from 'react';
import { Select } from '#ui/form/Select.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { areaNames } from './all-entries.ts';
import { numbersOf, type Entry } from './entries.ts';
import { EntryCard } from './entry-card.tsx';
import { anchorOf } from './entry-text.tsx';
import { focusOnceShown, useAnchor } from './use-anchor.ts';
import styles from './look-up.module.css';

const everywhere = 'every area';

const wordsOf = ({ number, title = '', areas, paragraphs, why = '', parts }: Entry) =>
  [number, title, ...areas, ...paragraphs, why, ...parts.flatMap((part) => [part.number, part.text])]
    .join(' ')
    .toLowerCase();

/** All words have to be there, in any order. */
const matches = (entry: Entry, search: string) => {
  const words = wordsOf(entry);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
};

/** Requirements stand below the name of their area; a decision may concern several. */
const opensArea = ({ title, areas }: Entry, before: Entry | undefined) =>
  title === undefined && areas[0] !== before?.areas[0];

export interface LookUpProps {
  entries: readonly Entry[];
  /** What they are called, in the plural. */
  name: string;
}

/** Decisions or requirements, to be found by number, area and word. Each has its number as its anchor. */
export function LookUp({ entries, name }: LookUpProps) {
  const [search, setSearch] = useState('');
  const [area, setArea] = useState(everywhere);
  const [target, setTarget] = useState<{ anchor: string }>();

  const areas = [...new Set(entries.flatMap((entry) => entry.areas))].toSorted();
  const options = [everywhere, ...areas].map((id) => ({
    id,
    label: areaNames.has(id) ? `${id}: ${areaNames.get(id)}` : id,
  }));
  const found = entries.filter(
    (entry) => (area === everywhere || entry.areas.includes(area)) && matches(entry, search.trim()),
  );
  const numbersHere = new Set(entries.flatMap(numbersOf));
  const anchors = new Set([...numbersHere].map(anchorOf));

  const show = (anchor: string) => {
    if (!anchors.has(anchor)) return;
    // The search may hide it.
    setSearch('');
    setArea(everywhere);
    setTarget({ anchor });
  };
  useAnchor(show);
  useEffect(() => {
    const element = target && document.querySelector<HTMLElement>(`#${target.anchor}`);
    return element ? focusOnceShown(element) : undefined;
  }, [target]);

  return (
    <div className={styles.lookUp}>
      <div className={styles.fields}>
        <TextField label="Number or words" verbatim value={search} onChange={setSearch} />
        <Select label="Area" options={options} value={area} onChange={setArea} />
      </div>
      <p role="status" className={styles.count}>
        {found.length} of {entries.length} {name}
      </p>
      {found.map((entry, index) => (
        <Fragment key={entry.number}>
          {opensArea(entry, found[index - 1]) && (
            <h2 className={styles.area}>{areaNames.get(entry.areas[0] ?? '')}</h2>
          )}
          <EntryCard entry={entry} numbersHere={numbersHere} onFollow={(number) => show(anchorOf(number))} />
        </Fragment>
      ))}
    </div>
  );
}
