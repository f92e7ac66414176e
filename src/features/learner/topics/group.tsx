import { useId } from 'react';
import type { TermGroup } from '#components/curriculum/term-groups.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { Progress } from '../progress.ts';
import { TopicCard, TopicCardSkeleton } from './card.tsx';
import styles from './group.module.css';

interface TopicGroupProps {
  group: TermGroup;
  progressOf: (topicId: string) => Progress;
}

/** A term with its topics. */
export function TopicGroup({ group: { title, topics }, progressOf }: TopicGroupProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles.group, topics.length === 1 && styles.lone)}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <TopicCard key={topic.id} topic={topic} progress={progressOf(topic.id)} />
        ))}
      </ul>
    </section>
  );
}

export const TopicGroupSkeleton = () => (
  <div className={styles.group}>
    <div className={styles.title}>
      <Skeleton width="5em" height="30px" />
    </div>
    <ul className={styles.topics}>
      <TopicCardSkeleton />
      <TopicCardSkeleton />
    </ul>
  </div>
);
