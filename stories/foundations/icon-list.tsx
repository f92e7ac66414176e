import { useState } from 'react';
import { icons } from 'virtual:source-facts';
import { pluralize } from '#lib/numbers.ts';
import { includesAll } from '../includes-all.ts';
import { Entries, Entry, Files, Page, Search } from './parts.tsx';
import styles from './icon-list.module.css';

const searchedText = ({ name, files }: (typeof icons)[number]) => [name, ...files].join(' ');

export function IconList() {
  const [search, setSearch] = useState('');
  const found = icons.filter((icon) => includesAll(searchedText(icon), search));
  return (
    <Page>
      <Search
        label="Find an icon by name or use"
        value={search}
        onChange={setSearch}
        found={
          found.length === icons.length
            ? pluralize(icons.length, 'icon', 'icons')
            : `${found.length} of ${icons.length} icons`
        }
      />
      <Entries inColumns>
        {found.map(({ name, Icon, files }) => (
          <Entry key={name} isNarrow sample={<Icon className={styles.icon} aria-hidden="true" />}>
            <code className="bold">{name}</code>
            <Files uses={files.map((file) => ({ file }))} />
          </Entry>
        ))}
      </Entries>
    </Page>
  );
}
