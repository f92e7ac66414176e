import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { learnerQuery, myLearnerProfileQuery } from '#api/queries/learners.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { termListQuery } from '#api/queries/terms.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { groupByTerm } from '#components/curriculum/term-groups.ts';
import { BackLink, BackLinkSkeleton } from '#components/page/back-link.tsx';
import { subjectKey } from '#lib/subject-key.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { doneText, progressInTopics } from '../progress.ts';
import { SubjectBand, SubjectBandSkeleton, SubjectScreen } from '../subject-band.tsx';
import { TopicGroup, TopicGroupSkeleton } from './group.tsx';
import { shownLearner, type ShownLearner } from './topics-data.ts';
import styles from './topics.module.css';

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
