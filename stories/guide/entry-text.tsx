import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { anchorOf, entryUrl } from './entry-url.ts';

interface NumberLinkProps {
  number: string;
  /** Whether the entry is on this page; a search may hide it. */
  isHere: boolean;
  onFollow: (number: string) => void;
}

/** A link to an entry. Within the page, it also updates the URL of the outer window, which users copy. */
function NumberLink({ number, isHere, onFollow }: NumberLinkProps) {
  const hash = `#${anchorOf(number)}`;
  if (!isHere) return <a href={entryUrl(number)}>{number}</a>;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onFollow(number);
    addons.getChannel().emit(NAVIGATE_URL, hash);
  };
  return (
    <a href={hash} target="_self" onClick={follow}>
      {number}
    </a>
  );
}

export interface EntryTextProps {
  text: string;
  numbersHere: ReadonlySet<string>;
  onFollow: (number: string) => void;
}

export function EntryText({ text, numbersHere, onFollow }: EntryTextProps) {
  return text.split(/(`[^`]+`|\b[A-Z]+-\d{3}[a-z]?\b)/).map((part, index) => {
    const key = `${index}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (/^[A-Z]+-\d{3}[a-z]?$/.test(part)) {
      return <NumberLink key={key} number={part} isHere={numbersHere.has(part)} onFollow={onFollow} />;
    }
    return part;
  });
}
