import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { saveStatusOf } from '#answers/messages.ts';
import { useActivityAnswers } from '#answers/use-answers.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { pluralize } from '#lib/numbers.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SaveStatusText } from '../do-activity/submit/save-status.tsx';
import { PractiseSkeleton } from '../practise/practise-skeleton.tsx';
import { Practise } from '../practise/practise.tsx';
import { logPractice } from '../revisit/practice-log.ts';
import { storeRevisited } from '../revisit/revisit-progress.ts';
import { formatSource, useMissedQuestions } from '../revisit/use-due-questions.ts';
import type { NextJump, TopicActivity } from './next-jump.ts';
import { countMinutes, type RoundPlan } from './round-plan.ts';
import type { FreshPart, TodayRound } from './today-data.ts';
import practise from '../practise/practise.module.css';

/** The round of the day: questions to try again, and the first questions of the next activity. */
export function TodayScreen({ loaded }: { loaded: TodayRound }) {
  // Keep the round that the learner has started: an answer changes the plan.
  const [{ plan, fresh }] = useState(loaded);
  return (
    <div className={practise.screen} data-bleed>
      <div className={practise.column}>
        <PageHeader
          aboveTitle={<BackLink to="/learner/dashboard" />}
          title="Today’s round"
          description={plan && describeRound(plan)}
        />
      </div>
      {plan && (plan.due.length > 0 || fresh) ? (
        <Round plan={plan} fresh={fresh} />
      ) : (
        <NothingLeft isDone={plan !== undefined} />
      )}
    </div>
  );
}

function describeRound({ done, total }: RoundPlan): string {
  const left = total - done;
  return done === 0
    ? `${pluralize(total, 'question', 'questions')}, about ${formatMinutes(total)}. Take your time.`
    : `${left} of ${pluralize(total, 'question', 'questions')} left, about ${formatMinutes(left)}.`;
}

export const formatMinutes = (questions: number): string =>
  pluralize(countMinutes(questions), 'minute', 'minutes');

function Round({ plan, fresh }: { plan: RoundPlan; fresh: FreshPart | undefined }) {
  const queryClient = useQueryClient();
  // Signing out clears the session before this screen unmounts.
  const [learnerId] = useState(() => currentSession()?.id ?? '');
  const { missed, failure, isPending } = useMissedQuestions(plan.due);
  // Save the answers to new questions when the learner leaves the screen.
  useEffect(() => learnerAnswers.flush, []);
  if (isPending) return <PractiseSkeleton />;
  const isEmpty = missed.length === 0 && !fresh;
  if (isEmpty && failure) throw failure;
  if (isEmpty) return <NothingLeft isDone={false} />;
  const dueOf = (id: string) => plan.due.find(({ questionId }) => questionId === id);
  return (
    <Practise
      missed={missed}
      fresh={fresh?.questions}
      repeatsWrong
      doneBefore={plan.done}
      onMarked={(questionId, isRight) => {
        const due = dueOf(questionId);
        if (due) void storeRevisited(queryClient, learnerId, due, isRight);
      }}
      onNewAnswer={(questionId, data) => {
        if (fresh) learnerAnswers.answer(fresh.activity.id, questionId, data);
      }}
      onNewDone={() => void logPractice(queryClient, learnerId, { fresh: 1 })}
      newNote={fresh && <FreshNote activity={fresh.activity} />}
      sourceOf={(questionId) => formatSource(dueOf(questionId)) ?? (fresh && formatFreshSource(fresh))}
      renderNextSteps={() => <NextSteps fresh={fresh} />}
    />
  );
}

const formatFreshSource = ({ subject, topic, activity }: TopicActivity): string =>
  joinParts(subject.title, topic.title, activity.title);

/** Says where the answer to a new question goes, or that it could not be saved. */
function FreshNote({ activity }: Pick<TopicActivity, 'activity'>) {
  const answers = useActivityAnswers(activity.id);
  const status = answers ? saveStatusOf(answers) : 'none';
  if (status === 'on device' || status === 'not saved') return <SaveStatusText status={status} />;
  return <span>A new one. It is marked when you submit “{activity.title}”.</span>;
}

function NextSteps({ fresh }: { fresh: FreshPart | undefined }) {
  return (
    <>
      {fresh ? <ActivityLink {...fresh} /> : null}
      <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
        Done
      </Link>
    </>
  );
}

export function ActivityLink({ activity, topic }: Pick<NextJump, 'activity' | 'topic'>) {
  return (
    <Link
      to="/topic/$topicId/activity/$activityId"
      params={{ topicId: topic.id, activityId: activity.id }}
      className={buttonStyle({ variant: 'secondary' })}
    >
      Carry on with “{activity.title}”
    </Link>
  );
}

function NothingLeft({ isDone }: { isDone: boolean }) {
  return (
    <EmptyState
      mood="success"
      title={isDone ? 'Done for today' : 'Nothing to try again today'}
      text={
        isDone
          ? 'You answered every question of today’s round. A new one comes tomorrow.'
          : 'Questions that were not right come back in a round after a day.'
      }
      action={
        <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Go to your dashboard
        </Link>
      }
    />
  );
}
