import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, useId } from 'react';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { learnerQuery, myLearnerProfileQuery } from '#api/queries/learners.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { termListQuery } from '#api/queries/terms.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { groupByTerm, type TermGroup } from '#components/curriculum/term-groups.ts';
import { BackLink, BackLinkSkeleton } from '#components/page/back-link.tsx';
import { subjectKey } from '#lib/subject-key.ts';
import { partSeparator } from '#lib/text/join-parts.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack, Row } from '#ui/layout.tsx';
import { formatProgress, countTopicProgress, type Progress } from '../progress.ts';
import { SubjectBand, SubjectBandSkeleton, SubjectScreen } from '../subject-band.tsx';
import { TopicCard, TopicCardSkeleton } from './topic-card.tsx';
import { resolveLearner, type SelectedLearner } from './topics-data.ts';
import styles from './topics.module.css';

interface TopicsScreenProps {
  subjectId: string;
  learnerId: string | undefined;
}

export function TopicsScreen({ subjectId, learnerId }: TopicsScreenProps) {
  // Signing out clears the session before this screen unmounts.
  const [session] = useState(currentSession);
  const learner = resolveLearner(session, subjectId, learnerId);
  const { id, isCurrentUser } = learner;
  const { data: subject } = useSuspenseQuery(subjectQuery(subjectId));
  const { data: topics } = useSuspenseQuery(subjectTopicsQuery(subjectId));
  const { data: terms } = useSuspenseQuery(termListQuery());
  const { data: activities } = useSuspenseQuery(activitiesForLearnerQuery(id));
  const progress = countTopicProgress(topics, activities);
  const key = subjectKey(subject.title);
  return (
    <SubjectScreen subject={key} isNarrow={topics.length < 2}>
      {isCurrentUser ? <BackLink to="/learner/dashboard" /> : null}
      <SubjectBand subject={key} title={subject.title}>
        <LearnerLabel learner={learner} />
        {formatProgress(progress.ofAllTopics)}
      </SubjectBand>
      {topics.length === 0 ? <NoTopics isCurrentUser={isCurrentUser} /> : null}
      <Stack gap={6} className={styles.columns}>
        {groupByTerm(topics, terms).map((group) => (
          <TopicGroup key={group.key} group={group} progressOf={progress.ofTopic} />
        ))}
      </Stack>
    </SubjectScreen>
  );
}

/** The grade; for an Admin, also the learner's name (D-057). */
function LearnerLabel({ learner: { id, isCurrentUser } }: { learner: SelectedLearner }) {
  return isCurrentUser ? <CurrentLearnerGrade /> : <NameAndGrade learnerId={id} />;
}

function CurrentLearnerGrade() {
  const { data: profile } = useSuspenseQuery(myLearnerProfileQuery());
  return profile.gradeTitle ? `${profile.gradeTitle}${partSeparator}` : null;
}

function NameAndGrade({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const parts = [`${learner.name} ${learner.surname}`.trim(), learner.gradeTitle].filter(Boolean);
  return parts.map((part) => `${part}${partSeparator}`).join('');
}

interface TopicGroupProps {
  group: TermGroup;
  progressOf: (topicId: string) => Progress;
}

function TopicGroup({ group: { title, topics }, progressOf }: TopicGroupProps) {
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

function NoTopics({ isCurrentUser }: { isCurrentUser: boolean }) {
  return (
    <EmptyState
      title="No topics yet"
      text="They appear here as soon as there are any."
      action={
        isCurrentUser ? (
          <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
            Choose another subject
          </Link>
        ) : null
      }
    />
  );
}

export function TopicsSkeleton() {
  return (
    <Loading text="Loading topics…">
      <SubjectScreen>
        <BackLinkSkeleton />
        <SubjectBandSkeleton />
        <Stack gap={6} className={styles.columns}>
          <TopicGroupSkeleton />
          <TopicGroupSkeleton />
        </Stack>
      </SubjectScreen>
    </Loading>
  );
}

const TopicGroupSkeleton = () => (
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
