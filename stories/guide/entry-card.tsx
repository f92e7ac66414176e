import { citations, routeFolders } from 'virtual:source-facts';
import { numbersOf, type Entry } from './entries.ts';
import { EntryText, type EntryTextProps } from './entry-text.tsx';
import { anchorOf, storiesUrl } from './entry-url.ts';
import styles from './look-up.module.css';

interface EntryCardProps extends Omit<EntryTextProps, 'text'> {
  entry: Entry;
}

/** The URLs of the screens whose code refers to an entry; none for code that many screens share. */
function screensOf(files: readonly string[]): string[] {
  const screens = routeFolders.filter(({ folders }) =>
    files.some((file) => folders.some((folder) => file.startsWith(folder))),
  );
  return screens.length > 4 ? [] : screens.map(({ path }) => path);
}

export function EntryCard({ entry, ...links }: EntryCardProps) {
  const { number, title, areas, paragraphs, why, parts } = entry;
  // A requirement has no title, and is below the heading of its area (h2).
  const Heading = title === undefined ? 'h3' : 'h2';
  const files = [...new Set(numbersOf(entry).flatMap((cited) => citations[cited] ?? []))].toSorted();
  const screens = screensOf(files);
  return (
    <article id={anchorOf(number)} className={styles.entry} tabIndex={-1}>
      <Heading className={styles.heading}>
        <EntryText text={number} {...links} /> {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <EntryText text={paragraph} {...links} />
        </p>
      ))}
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <li key={part.number} id={anchorOf(part.number)} tabIndex={-1}>
              <EntryText text={`${part.number} ${part.text}`} {...links} />
            </li>
          ))}
        </ul>
      )}
      {why !== undefined && (
        <p className={styles.why}>
          <strong>Why:</strong> <EntryText text={why} {...links} />
        </p>
      )}
      {title !== undefined && <p className={styles.areas}>Areas: {areas.join(', ')}</p>}
      {files.some((file) => /^(stories|src\/features)\//.test(file)) && (
        <p className={styles.areas}>
          <a href={storiesUrl(number)} target="_top">
            {screens.length > 0 ? `Stories of ${screens.join(', ')}` : `Stories of ${number}`}
          </a>
        </p>
      )}
      {files.length > 0 && (
        <details className={styles.files}>
          <summary>
            {files.length === 1 ? '1 file refers to it' : `${files.length} files refer to it`}
          </summary>
          <ul>
            {files.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
