import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { termListQuery } from '#api/queries/terms.ts';
import { useTopic } from '#components/curriculum/use-topic.ts';
import { BackLinkSkeleton, BackLink } from '#components/page/back-link.tsx';
import { useIsFreeLearner } from '#components/plan/free-learner.ts';
import { useReadsAloud } from '#components/reading/use-reads-aloud.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { countProgress, type Progress } from '../progress.ts';
import { SubjectBandSkeleton, SubjectScreen, SubjectBand } from '../subject-band.tsx';
import { ActivityCard, ActivityCardSkeleton } from './activity-card.tsx';
import styles from './topic-activities.module.css';

interface TopicActivitiesScreenProps {
  topicId: string;
  children?: ReactNode;
}

export function TopicActivitiesScreen({ topicId, children }: TopicActivitiesScreenProps) {
  const { data: activities } = useSuspenseQuery(activitiesWithResultsQuery(topicId));
  const { subject } = useTopic(topicId);
  const readsAloud = useReadsAloud();
  return (
    <SubjectScreen subject={subject && subjectKey(subject.title)} isNarrow={activities.length < 2}>
      <TopicActivitiesHead topicId={topicId} progress={countProgress(activities)} />
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

interface TopicActivitiesHeadProps {
  topicId: string;
  progress: Progress;
}

/**
 * The topic's title in the colours of its subject. Back opens the subject's topics; if the topic failed to load
 * (D-058) or the learner has no plan (D-238), the dashboard.
 */
function TopicActivitiesHead({ topicId, progress }: TopicActivitiesHeadProps) {
  const isFree = useIsFreeLearner();
  const { topic, subject } = useTopic(topicId);
  const { data: terms = [] } = useOptionalQuery(termListQuery());
  const term = terms.find(({ id }) => id === topic?.termId);
  return (
    <>
      {topic && !isFree ? (
        <BackLink to="/subjects/$subjectId/learnertopics" params={{ subjectId: topic.subjectId }} search />
      ) : (
        <BackLink to="/learner/dashboard" />
      )}
      <SubjectBand
        subject={subject && subjectKey(subject.title)}
        title={topic?.title ?? 'Activities'}
        progress={progress}
      >
        {joinParts(subject?.title, term?.title)}
      </SubjectBand>
    </>
  );
}
