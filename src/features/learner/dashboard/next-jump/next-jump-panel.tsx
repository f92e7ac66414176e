import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAllAnswers } from '#answers/use-answers.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { useDueQuestions } from '#features/learner/revisit/revisit-screen.tsx';
import { pluralize } from '#lib/numbers.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { buttonStyle, type ButtonVariant } from '#ui/button-style.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { type NextJump, chooseNextJump } from './next-jump.ts';
import styles from '../dashboard.module.css';

interface NextJumpPanelProps {
  learnerId: string;
  variant: Extract<ButtonVariant, 'primary' | 'sun'>;
  fallback: ReactNode;
  /** Offers only questions to revisit, because the free activities of the day are used up. */
  onlyRevisit?: boolean;
}

export function NextJumpPanel({ learnerId, variant, fallback, onlyRevisit = false }: NextJumpPanelProps) {
  const { next, isPending } = useNextJump(learnerId, { onlyRevisit });
  if (isPending) return <NextJumpSkeleton />;
  if (!next) return fallback;
  return (
    <Stack as="section" className={styles.jump} aria-label="Your next jump">
      <NextJumpContent next={next} buttonClass={buttonStyle({ variant })} />
    </Stack>
  );
}

function NextJumpContent({ next, buttonClass }: { next: NextJump; buttonClass: string }) {
  if (next.kind === 'revisit') {
    return (
      <>
        <JumpText title={`${pluralize(next.count, 'question', 'questions')} to revisit`}>
          They were tricky once. Ready now?
        </JumpText>
        <Link to="/learner/revisit" className={buttonClass}>
          Let’s go
          <ArrowRight aria-hidden="true" />
        </Link>
      </>
    );
  }
  const { activity, topic, subject } = next;
  return (
    <>
      <JumpText title={activity.title}>
        {joinParts(
          subject.title,
          topic.title,
          next.kind === 'draft' &&
            next.progress.done > 0 &&
            `${next.progress.done} of ${next.progress.total} answered`,
        )}
      </JumpText>
      <Link
        to="/topic/$topicId/activity/$activityId"
        params={{ topicId: topic.id, activityId: activity.id }}
        className={buttonClass}
      >
        {next.kind === 'draft' ? 'Carry on' : 'Let’s go'}
        <ArrowRight aria-hidden="true" />
      </Link>
    </>
  );
}

interface JumpTextProps {
  kicker?: string;
  title: string;
  children: ReactNode;
}

export function JumpText({ kicker = 'Your next jump', title, children }: JumpTextProps) {
  return (
    <div>
      <p className={styles.kicker}>{kicker}</p>
      <h2 className={styles.jumpTitle}>{title}</h2>
      <p className={styles.jumpText}>{children}</p>
    </div>
  );
}

export const NextJumpSkeleton = () => (
  <Stack gap={2} className={styles.jumpSkeleton} aria-busy="true">
    <Skeleton width="128px" />
    <Skeleton width="80%" height="32px" />
    <Skeleton width="60%" />
  </Stack>
);

/**
 * Chooses from the data that the subject cards and the profile card have loaded. If the report failed to load, the topic of the
 * last attempt is unknown.
 */
function useNextJump(
  learnerId: string,
  { onlyRevisit }: { onlyRevisit: boolean },
): { next: NextJump | undefined; isPending: boolean } {
  const { data: subjects } = useSuspenseQuery(learnerSubjectsQuery(learnerId));
  const topics = useQueries({ queries: subjects.map(({ id }) => subjectTopicsQuery(id)) });
  const activities = useQuery({ ...activitiesForLearnerQuery(learnerId), retryOnMount: false });
  const report = useQuery({ ...activityReportQuery(learnerId), retryOnMount: false });
  const { due, isPending: isDuePending } = useDueQuestions(learnerId);
  const answers = useAllAnswers();
  return {
    next:
      activities.data &&
      chooseNextJump({
        subjectsWithTopics: subjects.map((subject, index) => ({
          subject,
          topics: topics[index]?.data ?? [],
        })),
        activities: onlyRevisit ? [] : activities.data,
        lastTopicId: report.data?.[0]?.topicId,
        dueCount: due.length,
        answers,
      }),
    isPending: activities.isPending || isDuePending,
  };
}
