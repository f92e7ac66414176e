import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Answers } from '#answers/answers.ts';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { saveStatusOf } from '#answers/messages.ts';
import { useActivityAnswers } from '#answers/use-answers.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { pluralize } from '#lib/numbers.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import type { Question } from '#questions/question.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SaveStatusText } from '../do-activity/submit/save-status.tsx';
import { NotLoadedQuestions } from '../practise/not-loaded-questions.tsx';
import { logPractice } from '../practise/practice-log.ts';
import { Practise } from '../practise/practise.tsx';
import { useRound } from '../practise/use-round.ts';
import { storeRepeated } from '../revisit/revisit-progress.ts';
import { useDueAnswers } from '../revisit/use-due-questions.ts';
import type { TopicActivity } from './next-jump.ts';
import { formatMinutes, type RoundPlan } from './round-plan.ts';
import type { TodayRound } from './today-data.ts';
import practise from '../practise/practise.module.css';

/** The round of the day: questions to try again, and the first questions of the next activity. */
export function TodayScreen({ loaded }: { loaded: TodayRound }) {
  const { round, isReloading, reload } = useRound(loaded);
  const { plan, questions, newPart, notLoaded } = round;
  const hasQuestions = plan && (questions.length > 0 || newPart !== undefined);
  return (
    <div className={practise.screen} data-bleed>
      <div className={practise.column}>
        <PageHeader
          aboveTitle={<BackLink to="/learner/dashboard" />}
          title="Today’s round"
          description={
            hasQuestions && <span className={practise.brief}>{describeRound(plan, splitRound(round))}</span>
          }
          className={practise.header}
        />
        <NotLoadedQuestions topics={notLoaded} isReloading={isReloading} onReload={reload} />
      </div>
      {hasQuestions ? (
        <Round key={listIds(round).join(' ')} round={round} plan={plan} />
      ) : (
        <NothingLeft isDone={plan !== undefined} />
      )}
    </div>
  );
}

const listIds = ({ questions, newPart }: TodayRound): string[] =>
  [...questions, ...(newPart?.questions ?? [])].map(({ id }) => id);

interface RoundParts {
  missed: readonly Question[];
  /** Questions that were answered wrongly earlier in the round. */
  repeats: readonly Question[];
  newQuestions: readonly Question[];
}

function splitRound({ plan, questions, newPart }: TodayRound): RoundParts {
  const isRepeat = ({ id }: Question) => plan?.repeats.some(({ questionId }) => questionId === id) ?? false;
  return {
    missed: questions.filter((question) => !isRepeat(question)),
    repeats: questions.filter(isRepeat),
    newQuestions: newPart?.questions ?? [],
  };
}

/** Counts the questions that are loaded, as the round does. */
function describeRound({ done }: RoundPlan, { missed, repeats, newQuestions }: RoundParts): string {
  const left = missed.length + newQuestions.length;
  const total = done + left;
  if (left === 0) return `${pluralize(repeats.length, 'question', 'questions')} to answer once more.`;
  return done === 0
    ? `${pluralize(total, 'question', 'questions')}, about ${formatMinutes(total)}. Take your time.`
    : `${left} of ${pluralize(total, 'question', 'questions')} left, about ${formatMinutes(left)}.`;
}

interface RoundProps {
  round: TodayRound;
  plan: RoundPlan;
}

function Round({ round, plan }: RoundProps) {
  const { due, newPart } = round;
  const queryClient = useQueryClient();
  // Signing out clears the session before this screen unmounts.
  const [learnerId] = useState(() => currentSession()?.id ?? '');
  const { onMarked, sourceOf } = useDueAnswers(learnerId, due);
  const [touchedIds] = useState(() => new Set<string>());
  const draft = useActivityAnswers(newPart?.activity.id ?? '');
  // Save the answers to new questions when the learner leaves the screen.
  useEffect(() => learnerAnswers.flush, []);
  return (
    <Practise
      {...splitRound(round)}
      repeatsWrong
      onMarked={onMarked}
      onRepeated={(questionId) => {
        const repeated = due.find((one) => one.questionId === questionId);
        if (repeated) void storeRepeated(queryClient, learnerId, repeated);
      }}
      doneBefore={plan.done}
      onNewAnswer={(questionId, data) => {
        if (!newPart || draft?.stage.name !== 'editing') return;
        learnerAnswers.answer(newPart.activity.id, questionId, data);
        if (!touchedIds.has(questionId)) void logPractice(queryClient, learnerId, 'newQuestions');
        touchedIds.add(questionId);
      }}
      newNote={newPart && <NewNote draft={draft} />}
      newOutcome={formatOutcome(draft)}
      sourceOf={(questionId) => sourceOf(questionId) ?? (newPart && formatNewSource(newPart))}
      renderNextSteps={() => <NextSteps newPart={newPart} />}
    />
  );
}

const formatNewSource = ({ subject, topic, activity }: TopicActivity): string =>
  joinParts(subject.title, topic.title, activity.title);

const isSaved = (draft: Answers | undefined): boolean =>
  draft?.stage.name === 'editing' && ['none', 'saving', 'saved'].includes(saveStatusOf(draft));

function formatOutcome(draft: Answers | undefined): string {
  if (isSaved(draft)) return 'Saved';
  return draft?.stage.name === 'editing' && draft.isOnDevice ? 'Saved on this device' : 'Not saved';
}

/** Says when a new question is marked, or why its answer is not saved. */
function NewNote({ draft }: { draft: Answers | undefined }) {
  if (draft && draft.stage.name !== 'editing') return <p>You handed in this activity already.</p>;
  if (draft && !isSaved(draft)) return <SaveStatusText status={saveStatusOf(draft)} />;
  return <p>New. It is marked when you hand in the activity.</p>;
}

function NextSteps({ newPart }: Pick<TodayRound, 'newPart'>) {
  return (
    <>
      {newPart ? (
        <Link
          to="/topic/$topicId/activity/$activityId"
          params={{ topicId: newPart.topic.id, activityId: newPart.activity.id }}
          className={buttonStyle({ variant: 'secondary' })}
        >
          Carry on with “{newPart.activity.title}”
        </Link>
      ) : null}
      <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
        Done
      </Link>
    </>
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
