import type { ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { pluralize } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/form/TextField.tsx';
import type { TokenUse } from './stylesheets.ts';
import styles from './parts.module.css';

const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-');

interface SectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

export function Section({ title, description, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={idOf(title)}>
      <h2 id={idOf(title)} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {description ? <p className={styles.description}>{description}</p> : null}
      {children}
    </section>
  );
}

/** Links to the sections of the page. They also update the URL of the outer window, which users copy. */
export function OnThisPage({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="On this page">
      <ul className={styles.links}>
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${idOf(title)}`}
              target="_self"
              onClick={(event) => {
                event.preventDefault();
                document.querySelector<HTMLElement>(`#${idOf(title)}`)?.focus();
                addons.getChannel().emit(NAVIGATE_URL, `#${idOf(title)}`);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The content of a page below its introduction. */
export const Page = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

interface SearchProps {
  label: string;
  value: string;
  onChange: (search: string) => void;
  /** How many entries are found, as text. */
  found: string;
}

export function Search({ label, value, onChange, found }: SearchProps) {
  return (
    <div className={styles.search}>
      <TextField label={label} verbatim value={value} onChange={onChange} />
      <p role="status" className={styles.found}>
        {found}
      </p>
    </div>
  );
}

/** Marks the name of a token; a test looks for these elements. */
export const TokenName = ({ name }: { name: string }) => (
  <code data-token={name} className={styles.name}>
    {name}
  </code>
);

interface FilesProps {
  uses: readonly TokenUse[];
}

/** The files that use something, closed at first. */
export function Files({ uses }: FilesProps) {
  if (uses.length === 0) return <p className={styles.files}>Used nowhere</p>;
  return (
    <details className={styles.files}>
      <summary>Used in {pluralize(uses.length, 'file', 'files')}</summary>
      <ul>
        {uses.map(({ file, through }) => (
          <li key={file}>
            <code>{file}</code>
            {through !== undefined && (
              <>
                {' '}
                through <code>{through}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface EntryProps {
  /** The specimen. */
  sample: ReactNode;
  /** For a small specimen. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** One row: a specimen and its facts. */
export const Entry = ({ sample, isNarrow, children }: EntryProps) => (
  <li className={classNames(styles.entry, isNarrow && styles.narrow)}>
    <div className={styles.sample}>{sample}</div>
    <div className={styles.facts}>{children}</div>
  </li>
);

/** With `inColumns`, small entries are beside each other. */
export const Entries = ({ children, inColumns }: { children: ReactNode; inColumns?: boolean }) => (
  <ul className={classNames(styles.entries, inColumns && styles.columns)}>{children}</ul>
);

/** A container for `PlainTable`, which stacks its cells in a narrow one. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>{children}</div>
);
