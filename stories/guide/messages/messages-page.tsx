import { useState } from 'react';
import { messages } from 'virtual:messages';
import { Segments } from '#ui/form/Segments.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Row } from '#ui/layout.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { includesAll } from '../../includes-all.ts';
import type { StoryFacts } from '../states/story-facts.ts';
import { StoryList } from '../states/story-list.tsx';
import styles from '../states/states.module.css';

const kinds = [
  { id: 'validation', label: 'Validation messages' },
  { id: 'dialog', label: 'Dialogs' },
  { id: 'toast', label: 'Toasts' },
  { id: 'alert', label: 'Alerts' },
  { id: 'empty', label: 'Empty states' },
] as const;

type Message = (typeof messages)[number];

/** The messages of the application, each with its stories. */
export function MessagesPage({ stories }: { stories: readonly StoryFacts[] }) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Message['kind']>('validation');
  const found = messages.filter(({ text, file }) => includesAll(`${text} ${file}`, search));
  const shown = found.filter((message) => message.kind === kind);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Messages</h1>
          <p>
            Every validation message, dialog, toast, alert and empty state, with the stories that show it.{' '}
            <code>…</code> replaces a name or a number.
          </p>
        </div>
      </header>
      <Row className={styles.filters} align="end">
        <TextField
          label="Find a message"
          description="Part of its text or of its file name"
          verbatim
          value={search}
          onChange={setSearch}
        />
        <Segments
          label="Kind"
          selected={kind}
          onSelect={setKind}
          segments={kinds.map(({ id, label }) => ({
            id,
            label: `${label} ${found.filter((message) => message.kind === id).length}`,
          }))}
        />
      </Row>
      <PlainTable
        caption="Messages"
        columns={[
          {
            id: 'text',
            header: 'Text',
            rowHeader: true,
            cell: ({ text, file }) => (
              <>
                {text}
                <code className={styles.file}>{file.replace('src/', '')}</code>
              </>
            ),
          },
          {
            id: 'stories',
            header: 'Stories',
            cell: (message) => <StoriesOf message={message} stories={stories} />,
          },
        ]}
        rows={shown}
      />
    </main>
  );
}

const isScreen = ({ title }: StoryFacts) => title.startsWith('Screens/');

/** Limits the height of a row. */
const maxShown = 3;

function StoriesOf({ message, stories }: { message: Message; stories: readonly StoryFacts[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const all = stories
    .filter(({ messages: texts }) => texts.includes(message.text))
    .toSorted((one, other) => Number(isScreen(other)) - Number(isScreen(one)));
  return (
    <>
      <StoryList stories={showsAll ? all : all.slice(0, maxShown)} isTitled />
      {!showsAll && all.length > maxShown && (
        <button type="button" className={styles.link} onClick={() => setShowsAll(true)}>
          {all.length - maxShown} more
        </button>
      )}
    </>
  );
}
