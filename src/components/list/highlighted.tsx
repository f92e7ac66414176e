import { createContext, use } from 'react';
import { matchesIn } from '#lib/text/word-search.ts';
import styles from './highlighted.module.css';

/** What the list around is searched for. */
export const SearchedFor = createContext('');

/** A text in which the words that are searched for are marked. */
export function Highlighted({ text }: { text: string }) {
  const search = use(SearchedFor);
  const matches = search === '' ? [] : matchesIn(text, search);
  if (matches.length === 0) return text;
  return (
    <>
      {matches.map(([from, to], index) => [
        text.slice(matches[index - 1]?.[1] ?? 0, from),
        <mark key={from} className={styles.match}>
          {text.slice(from, to)}
        </mark>,
      ])}
      {text.slice(matches.at(-1)?.[1])}
    </>
  );
}
