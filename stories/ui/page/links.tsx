import { Fragment } from 'react';
import { StoryLink } from '../../story-link.tsx';

const linkPattern = /^\[([A-Z]\w+)\]$/;

/** Names in brackets, such as `[Alert]`. */
export const namesIn = (text: string) => [...text.matchAll(/\[([A-Z]\w+)\]/g)].map(([, name]) => name);

export const pageIdOf = (component: string) => `design-system-${component.toLowerCase()}--docs`;

/** A text with code between backticks, and links to the pages of components in brackets. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\[[A-Z]\w+\])/).map((part, index) => {
    const key = `${index} ${part}`;
    const name = linkPattern.exec(part)?.[1];
    if (name !== undefined) {
      return (
        <StoryLink key={key} story={{ id: pageIdOf(name) }} viewMode="docs">
          {name}
        </StoryLink>
      );
    }
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
