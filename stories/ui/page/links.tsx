import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';

interface StoryLinkProps {
  id: string;
  viewMode: 'docs' | 'story';
  children: ReactNode;
}

/** A link to a page of this Storybook that keeps the theme and the density. */
export function StoryLink({ id, viewMode, children }: StoryLinkProps) {
  const select = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit('selectStory', { storyId: id, viewMode });
  };
  return (
    <a href={`./?path=/${viewMode}/${id}`} target="_top" onClick={select}>
      {children}
    </a>
  );
}

const linkPattern = /^\[([A-Z]\w+)\]$/;

/** Names in brackets, such as `[Alert]`. */
export const namesIn = (text: string) => [...text.matchAll(/\[([A-Z]\w+)\](?!\()/g)].map(([, name]) => name);

export const pageIdOf = (component: string) => `design-system-${component.toLowerCase()}--docs`;

/** A text with code between backticks, Markdown links, and links to the pages of components in brackets. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\)|\[[A-Z]\w+\])/).map((part, index) => {
    const key = `${index} ${part}`;
    const [, label, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (address !== undefined) {
      return (
        <a key={key} href={address} target="_blank" rel="noreferrer">
          {label}
        </a>
      );
    }
    const name = linkPattern.exec(part)?.[1];
    if (name !== undefined) {
      return (
        <StoryLink key={key} id={pageIdOf(name)} viewMode="docs">
          {name}
        </StoryLink>
      );
    }
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
