import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { useTopic } from '#components/curriculum/use-topic.ts';
import { BackLinkSkeleton } from '#components/page/back-link.tsx';
import { subjectKey } from '#lib/subject-key.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { progressOf } from '../progress.ts';
import { SubjectBandSkeleton } from '../subject-band.tsx';
import { useReadsAloud } from '../use-reads-aloud.ts';
import { ActivityCard, ActivityCardSkeleton } from './card.tsx';
import { TopicActivitiesHead } from './head.tsx';
import styles from './topic-activities-screen.module.css';

interface TopicActivitiesScreenProps {
  topicId: string;
  /** Stands below the activities, where there are any. */
  children?: ReactNode;
}

/** The activities of a topic, each to be answered (again), with the attempts so far. */
export function TopicActivitiesScreen({ topicId, children }: TopicActivitiesScreenProps) {
  const { data: activities } = useSuspenseQuery(activitiesWithResultsQuery(topicId));
  const { subject } = useTopic(topicId);
  const readsAloud = useReadsAloud();
  return (
    <div
      data-subject={subject && subjectKey(subject.title)}
      className={classNames(styles.screen, activities.length < 2 && styles.narrow)}
    >
      <TopicActivitiesHead topicId={topicId} progress={progressOf(activities)} />
      {activities.length === 0 ? <NoActivities /> : null}
      <ul className={styles.activities}>
        {activities.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} readsAloud={readsAloud} />
        ))}
      </ul>
      {activities.length === 0 ? null : children}
    </div>
  );
}

function NoActivities() {
  return (
    <EmptyState
      className={styles.empty}
      title="No activities yet"
      text="Nothing to answer in this topic for now. There is more to discover in your other topics."
      action={
        <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Choose another subject
        </Link>
      }
    />
  );
}

export function TopicActivitiesSkeleton() {
  return (
    <Loading text="Loading activities..." className={styles.screen}>
      <div>
        <BackLinkSkeleton />
        <SubjectBandSkeleton />
        <ul className={styles.activities}>
          {[1, 2, 3].map((card) => (
            <ActivityCardSkeleton key={card} />
          ))}
        </ul>
      </div>
    </Loading>
  );
}
