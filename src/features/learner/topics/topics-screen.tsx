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
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack, Row } from '#ui/layout.tsx';
import { doneText, progressInTopics, type Progress } from '../progress.ts';
import { SubjectBand, SubjectBandSkeleton, SubjectScreen } from '../subject-band.tsx';
import { TopicCard, TopicCardSkeleton } from './card.tsx';
import { shownLearner, type ShownLearner } from './topics-data.ts';
import styles from './topics.module.css';

interface TopicGroupProps {
  group: TermGroup;
  progressOf: (topicId: string) => Progress;
}

/** A term with its topics. */
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

interface TopicsScreenProps {
  subjectId: string;
  /** The learner whom an Admin names (D-057). */
  learnerId: string | undefined;
}

/** The topics of a subject by term, and how far the learner has come in each. */
export function TopicsScreen({ subjectId, learnerId }: TopicsScreenProps) {
  // Signing out takes the session away a moment before the screen.
  const [session] = useState(currentSession);
  const learner = shownLearner(session, subjectId, learnerId);
  const { id, isOwn } = learner;
  const { data: subject } = useSuspenseQuery(subjectQuery(subjectId));
  const { data: topics } = useSuspenseQuery(subjectTopicsQuery(subjectId));
  const { data: terms } = useSuspenseQuery(termListQuery());
  const { data: activities } = useSuspenseQuery(activitiesForLearnerQuery(id));
  const progress = progressInTopics(topics, activities);
  const look = subjectKey(subject.title);
  return (
    <SubjectScreen look={look} isNarrow={topics.length < 2}>
      {isOwn ? <BackLink to="/learner/dashboard" /> : null}
      <SubjectBand look={look} title={subject.title}>
        <WhoseTopics learner={learner} />
        {doneText(progress.all)}
      </SubjectBand>
      {topics.length === 0 ? <NoTopics isOwn={isOwn} /> : null}
      <Stack gap={6} className={styles.columns}>
        {groupByTerm(topics, terms).map((group) => (
          <TopicGroup key={group.key} group={group} progressOf={progress.of} />
        ))}
      </Stack>
    </SubjectScreen>
  );
}

/** The grade, and for an Admin whose progress this is (D-057). */
function WhoseTopics({ learner: { id, isOwn } }: { learner: ShownLearner }) {
  return isOwn ? <OwnGrade /> : <NameAndGrade learnerId={id} />;
}

function OwnGrade() {
  const { data: profile } = useSuspenseQuery(myLearnerProfileQuery());
  return profile.gradeTitle ? `${profile.gradeTitle} · ` : null;
}

function NameAndGrade({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const parts = [`${learner.name} ${learner.surname}`.trim(), learner.gradeTitle].filter(Boolean);
  return parts.map((part) => `${part} · `).join('');
}

function NoTopics({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      title="No topics yet"
      text="They appear here as soon as there are any."
      action={
        isOwn ? (
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
