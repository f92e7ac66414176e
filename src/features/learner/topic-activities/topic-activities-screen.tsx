import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { useTopic } from '#components/curriculum/use-topic.ts';
import { BackLinkSkeleton } from '#components/page/back-link.tsx';
import { subjectKey } from '#lib/subject-key.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { progressOf } from '../progress.ts';
import { SubjectBandSkeleton, SubjectScreen } from '../subject-band.tsx';
import { useReadsAloud } from '../use-reads-aloud.ts';
import { ActivityCard, ActivityCardSkeleton } from './card.tsx';
import { TopicActivitiesHead } from './head.tsx';
import styles from './topic-activities.module.css';

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
    <SubjectScreen look={subject && subjectKey(subject.title)} isNarrow={activities.length < 2}>
      <TopicActivitiesHead topicId={topicId} progress={progressOf(activities)} />
      {activities.length === 0 ? <NoActivities /> : null}
      <Stack as="ul" gap={5} className={styles.activities}>
        {activities.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} readsAloud={readsAloud} />
        ))}
      </Stack>
      {activities.length === 0 ? null : children}
    </SubjectScreen>
  );
}

function NoActivities() {
  return (
    <EmptyState
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
    <Loading text="Loading activities...">
      <SubjectScreen>
        <BackLinkSkeleton />
        <SubjectBandSkeleton />
        <Stack as="ul" gap={5} className={styles.activities}>
          {[1, 2, 3].map((card) => (
            <ActivityCardSkeleton key={card} />
          ))}
        </Stack>
      </SubjectScreen>
    </Loading>
  );
}
