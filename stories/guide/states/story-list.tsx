import { personaTitle } from '../../persona-title.ts';
import { StoryLink } from '../../story-link.tsx';
import { states } from './states.ts';
import type { StoryFacts } from './story-facts.ts';
import styles from './states.module.css';

interface StoryListProps {
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
  const facts = [
    ...shown.map((state) => states[state].label),
    ...(at === undefined ? [] : [personaTitle(persona ?? 'visitor'), at]),
  ];
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {description !== '' && <p>{description}</p>}
    </>
  );
}
