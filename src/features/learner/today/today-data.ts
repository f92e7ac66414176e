import type { QueryClient } from '@tanstack/react-query';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { LoadFailure, optional, prime } from '#api/prime.ts';
import { answerSheetQuery } from '#api/queries/activities/answer-sheet.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { activityReportQuery, activityResultQuery } from '#api/queries/activities/results.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { clock } from '#lib/time/clock.ts';
import type { Question } from '#questions/question.ts';
import { currentSession } from '#session/session.ts';
import { isUnanswered } from '../progress.ts';
import { findDueQuestions } from '../revisit/due-questions.ts';
import { getPracticeOn, practiceLogQuery } from '../revisit/practice-log.ts';
import { getAttemptIds } from '../revisit/revisit-data.ts';
import { revisitProgressQuery } from '../revisit/revisit-progress.ts';
import { chooseNextJump, countAvailable, type NextJump, type TopicActivity } from './next-jump.ts';
import { planRound, type RoundPlan } from './round-plan.ts';

/** The new questions of a round, all of one activity. */
export interface FreshPart extends TopicActivity {
  questions: readonly Question[];
}

export interface TodayRound {
  plan: RoundPlan | undefined;
  fresh: FreshPart | undefined;
}

/**
 * Plans the round of the day, and loads its questions. Without the next activity, for example because the free
 * activities of the day are used up, the round has only questions to revisit.
 *
 * @throws LoadFailure, or the Problem of the report
 */
export async function loadToday(queryClient: QueryClient): Promise<TodayRound> {
  const learnerId = currentSession()?.id;
  if (!learnerId) throw new LoadFailure('Not authenticated');
  const [{ report, progress, log }, next] = await Promise.all([
    prime(queryClient, {
      report: activityReportQuery(learnerId),
      progress: revisitProgressQuery(learnerId),
      log: practiceLogQuery(learnerId),
    }),
    loadNextJump(queryClient, learnerId),
  ]);
  const now = clock.now();
  const due = findDueQuestions(report, progress, now);
  const practice = getPracticeOn(log, now);
  const plan = (available: number) => planRound({ due, available, practice });
  const answers = learnerAnswers.store.getState();
  const wanted = plan(countAvailable(next, answers));
  const [sheet] = await Promise.all([
    next && wanted && wanted.newCount > 0 ? openSheet(queryClient, next) : undefined,
    ...getAttemptIds(wanted?.due ?? []).map((id) =>
      prime(queryClient, { result: optional(activityResultQuery(id)) }),
    ),
  ]);
  const final = plan(sheet?.length ?? 0);
  const questions = sheet?.slice(0, final?.newCount) ?? [];
  return { plan: final, fresh: next && questions.length > 0 ? { ...next, questions } : undefined };
}

async function loadNextJump(queryClient: QueryClient, learnerId: string): Promise<NextJump | undefined> {
  const [subjectsWithTopics, { activities, report }] = await Promise.all([
    loadSubjectsWithTopics(queryClient, learnerId),
    prime(queryClient, {
      activities: optional(activitiesForLearnerQuery(learnerId)),
      report: optional(activityReportQuery(learnerId)),
    }),
    learnerAnswers.start(learnerId),
  ]);
  return chooseNextJump({
    subjectsWithTopics,
    activities: activities ?? [],
    lastTopicId: report?.[0]?.topicId,
    answers: learnerAnswers.store.getState(),
  });
}

async function loadSubjectsWithTopics(queryClient: QueryClient, learnerId: string) {
  const { subjects } = await prime(queryClient, { subjects: optional(learnerSubjectsQuery(learnerId)) });
  return Promise.all(
    (subjects ?? []).map(async (subject) => {
      const { topics } = await prime(queryClient, { topics: optional(subjectTopicsQuery(subject.id)) });
      return { subject, topics: topics ?? [] };
    }),
  );
}

/** Opens the answer sheet, so that answers are saved in its draft. Returns its unanswered questions. */
async function openSheet(
  queryClient: QueryClient,
  { activity }: TopicActivity,
): Promise<Question[] | undefined> {
  const { sheet } = await prime(queryClient, { sheet: optional(answerSheetQuery(activity.id, true)) });
  if (!sheet) return undefined;
  learnerAnswers.open(sheet);
  return learnerAnswers.get(activity.id)?.questions.filter(isUnanswered);
}
