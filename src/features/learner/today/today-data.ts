import type { QueryClient } from '@tanstack/react-query';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { LoadFailure, optional, prime } from '#api/prime.ts';
import { answerSheetQuery } from '#api/queries/activities/answer-sheet.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { activityReportQuery, activityResultQuery } from '#api/queries/activities/results.ts';
import { loadSubjectsWithTopics } from '#api/queries/topics.ts';
import { clock } from '#lib/time/clock.ts';
import type { Question } from '#questions/question.ts';
import { currentSession } from '#session/session.ts';
import { getPracticeOn, practiceLogQuery } from '../practise/practice-log.ts';
import { isUntouched } from '../progress.ts';
import { findQuestionsOfToday, type DueQuestion } from '../revisit/due-questions.ts';
import { getAttemptIds } from '../revisit/revisit-data.ts';
import { revisitProgressQuery, storeLost } from '../revisit/revisit-progress.ts';
import { findLost } from '../revisit/use-due-questions.ts';
import { chooseNewActivity, type NewActivity, type TopicActivity } from './next-jump.ts';
import { planRound, type RoundPlan } from './round-plan.ts';

/** The new questions of a round, all of one activity. */
export interface NewPart extends TopicActivity {
  questions: readonly Question[];
}

export interface TodayRound {
  plan: RoundPlan | undefined;
  newPart: NewPart | undefined;
}

/**
 * Plans the round of the day, and loads its questions. If the next activity cannot be loaded, for example because the
 * free activities of the day are used up, the round has only questions to try again.
 *
 * @throws LoadFailure, or the Problem of the report
 */
export const loadToday = (queryClient: QueryClient): Promise<TodayRound> => loadRound(queryClient, []);

/** @param lostIds questions that can no longer be shown: without a database, that is not stored */
async function loadRound(queryClient: QueryClient, lostIds: readonly string[]): Promise<TodayRound> {
  const learnerId = currentSession()?.id;
  if (!learnerId) throw new LoadFailure('Not authenticated');
  const [{ report, progress, log }, newActivity] = await Promise.all([
    prime(queryClient, {
      report: activityReportQuery(learnerId),
      progress: revisitProgressQuery(learnerId),
      log: practiceLogQuery(learnerId),
    }),
    loadNewActivity(queryClient, learnerId),
  ]);
  const now = clock.now();
  const questions = findQuestionsOfToday(report, progress, now).filter(
    ({ questionId }) => !lostIds.includes(questionId),
  );
  const practice = getPracticeOn(log, now);
  const wanted = planRound({ questions, newActivity, practice });
  const [untouched] = await Promise.all([
    newActivity && wanted && wanted.newCount > 0 ? openSheet(queryClient, newActivity) : undefined,
    ...getAttemptIds(listRevisited(wanted)).map((id) =>
      prime(queryClient, { result: optional(activityResultQuery(id)) }),
    ),
  ]);
  const lost = findLost(queryClient, listRevisited(wanted));
  if (lost.length > 0) {
    await storeLost(queryClient, learnerId, lost);
    return loadRound(queryClient, [...lostIds, ...lost.map(({ questionId }) => questionId)]);
  }
  const loaded = newActivity && untouched && { ...newActivity, available: untouched.length };
  const plan = planRound({ questions, newActivity: loaded, practice });
  const newQuestions = untouched?.slice(0, plan?.newCount) ?? [];
  const hasNew = loaded && newQuestions.length > 0;
  return { plan, newPart: hasNew ? { ...loaded, questions: newQuestions } : undefined };
}

const listRevisited = (plan: RoundPlan | undefined): DueQuestion[] =>
  plan ? [...plan.due, ...plan.repeats] : [];

async function loadNewActivity(
  queryClient: QueryClient,
  learnerId: string,
): Promise<NewActivity | undefined> {
  const [subjectsWithTopics, { activities, report }] = await Promise.all([
    // Without them, the dashboard cannot be shown, and the round has only questions to try again.
    loadSubjectsWithTopics(queryClient, learnerId).catch(() => []),
    prime(queryClient, {
      activities: optional(activitiesForLearnerQuery(learnerId)),
      report: optional(activityReportQuery(learnerId)),
    }),
    learnerAnswers.start(learnerId),
  ]);
  return chooseNewActivity({
    subjectsWithTopics,
    activities: activities ?? [],
    lastTopicId: report?.[0]?.topicId,
    answers: learnerAnswers.store.getState(),
  });
}

/** Opens the answer sheet, so that answers are saved in its draft. Returns the questions without an answer. */
async function openSheet(
  queryClient: QueryClient,
  { activity }: TopicActivity,
): Promise<Question[] | undefined> {
  const { sheet } = await prime(queryClient, { sheet: optional(answerSheetQuery(activity.id, true)) });
  if (!sheet) return undefined;
  learnerAnswers.open(sheet, { isOptional: true });
  return learnerAnswers.get(activity.id)?.questions.filter(isUntouched);
}
