import { useId } from 'react';
import type { TermGroup } from '#components/curriculum/term-groups.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import type { Progress } from '../progress.ts';
import { TopicCard, TopicCardSkeleton } from './card.tsx';
import styles from './topics.module.css';

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
      <Row as="h2" id={titleId} className={classNames('fs-3', styles.title)}>
        {title}
      </Row>
      <Stack as="ul" gap={3} className={styles.columns}>
        {topics.map((topic) => (
          <TopicCard key={topic.id} topic={topic} progress={progressOf(topic.id)} />
        ))}
      </Stack>
    </section>
  );
}

export const TopicGroupSkeleton = () => (
  <div className={styles.group}>
    <Row className={classNames('fs-3', styles.title)}>
      <Skeleton width="5em" height="30px" />
    </Row>
    <Stack as="ul" gap={3} className={styles.columns}>
      <TopicCardSkeleton />
      <TopicCardSkeleton />
    </Stack>
  </div>
);
