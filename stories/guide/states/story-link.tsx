import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { states } from './states.ts';
import type { StoryFacts } from './story-facts.ts';
import styles from './states.module.css';

interface StoryLinkProps {
  story: StoryFacts;
  className?: string;
  children: ReactNode;
}

/** A link that shows a story without loading Storybook again. */
export function StoryLink({ story: { id }, className, children }: StoryLinkProps) {
  const select = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id });
  };
  return (
    <a href={`./?path=/story/${id}`} target="_top" onClick={select} className={className}>
      {children}
    </a>
  );
}

export interface StoryListProps {
  stories: readonly StoryFacts[];
  /** Shows the title, too. */
  isTitled?: boolean;
  /** Shows the title, URL, persona and description, too. */
  isDetailed?: boolean;
}

export function StoryList({ stories, isDetailed = false, isTitled = isDetailed }: StoryListProps) {
  return (
    <ul className={styles.stories}>
      {stories.map((story) => (
        <li key={story.id}>
          {isTitled && <span className={styles.title}>{story.title.replaceAll('/', ' / ')} /</span>}{' '}
          <StoryLink story={story}>{story.name}</StoryLink>
          {isDetailed && <StoryDetails story={story} />}
        </li>
      ))}
    </ul>
  );
}

function StoryDetails({ story: { at, persona, states: shown, description } }: { story: StoryFacts }) {
  const facts = [...shown.map((state) => states[state].label), ...(at === undefined ? [] : [persona, at])];
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {description !== '' && <p>{description}</p>}
    </>
  );
}
