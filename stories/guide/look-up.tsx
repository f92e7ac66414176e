import { Fragment, useEffect, useState } from 'react';
import { Select } from '#ui/form/Select.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { includesAll } from '../includes-all.ts';
import { areaNames } from './all-entries.ts';
import { numbersOf, type Entry } from './entries.ts';
import { EntryCard } from './entry-card.tsx';
import { anchorOf } from './entry-url.ts';
import { keepFocusInView, useAnchor } from './use-anchor.ts';
import styles from './look-up.module.css';

const allAreas = 'every area';

const searchTextOf = ({ number, title = '', areas, paragraphs, why = '', parts }: Entry) =>
  [number, title, ...areas, ...paragraphs, why, ...parts.flatMap((part) => [part.number, part.text])].join(
    ' ',
  );

/** Only requirements are grouped by area: a decision may belong to several areas. */
const startsArea = ({ title, areas }: Entry, before: Entry | undefined) =>
  title === undefined && areas[0] !== before?.areas[0];

interface LookUpProps {
  entries: readonly Entry[];
  name: string;
}

export function LookUp({ entries, name }: LookUpProps) {
  const [search, setSearch] = useState('');
  const [area, setArea] = useState(allAreas);
  const [target, setTarget] = useState<{ anchor: string }>();

  const areas = [...new Set(entries.flatMap((entry) => entry.areas))].toSorted();
  const options = [allAreas, ...areas].map((id) => ({
    id,
    label: areaNames.has(id) ? `${id}: ${areaNames.get(id)}` : id,
  }));
  const found = entries.filter(
    (entry) => (area === allAreas || entry.areas.includes(area)) && includesAll(searchTextOf(entry), search),
  );
  const numbersHere = new Set(entries.flatMap(numbersOf));
  const anchors = new Set([...numbersHere].map(anchorOf));

  const show = (anchor: string) => {
    if (!anchors.has(anchor)) return;
    setSearch('');
    setArea(allAreas);
    setTarget({ anchor });
  };
  useAnchor(show);
  useEffect(() => {
    const element = target && document.querySelector<HTMLElement>(`#${target.anchor}`);
    return element ? keepFocusInView(element) : undefined;
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
          {startsArea(entry, found[index - 1]) && (
            <h2 className={styles.area}>{areaNames.get(entry.areas[0] ?? '')}</h2>
          )}
          <EntryCard entry={entry} numbersHere={numbersHere} onFollow={(number) => show(anchorOf(number))} />
        </Fragment>
      ))}
    </div>
  );
}
