import { createContext, use } from 'react';
import { findWordOrPhoneMatches } from '#lib/text/phone-search.ts';
import { Breakable } from '#ui/Breakable.tsx';
import styles from './highlighted.module.css';

export const SearchTermContext = createContext('');

export function Highlighted({ text }: { text: string }) {
  const search = use(SearchTermContext);
  const matches = search === '' ? [] : findWordOrPhoneMatches(text, search);
  if (matches.length === 0) return <Breakable text={text} />;
  return (
    <>
      {matches.map(([from, to], index) => [
        <Breakable key={`before ${from}`} text={text.slice(matches[index - 1]?.[1] ?? 0, from)} />,
        <mark key={from} className={styles.match}>
          <Breakable text={text.slice(from, to)} />
        </mark>,
      ])}
      <Breakable text={text.slice(matches.at(-1)?.[1])} />
    </>
  );
}
