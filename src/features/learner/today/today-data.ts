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
import { chooseFresh, type FreshActivity, type TopicActivity } from './next-jump.ts';
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
  const [{ report, progress, log }, chosen] = await Promise.all([
    prime(queryClient, {
      report: activityReportQuery(learnerId),
      progress: revisitProgressQuery(learnerId),
      log: practiceLogQuery(learnerId),
    }),
    loadFreshActivity(queryClient, learnerId),
  ]);
  const now = clock.now();
  const due = findDueQuestions(report, progress, now);
  const practice = getPracticeOn(log, now);
  const wanted = planRound({ due, fresh: chosen, practice });
  const [sheet] = await Promise.all([
    chosen && wanted && wanted.newCount > 0 ? openSheet(queryClient, chosen) : undefined,
    ...getAttemptIds(wanted?.due ?? []).map((id) =>
      prime(queryClient, { result: optional(activityResultQuery(id)) }),
    ),
  ]);
  const fresh = chosen && sheet && { ...chosen, available: sheet.length };
  const final = planRound({ due, fresh, practice });
  const questions = sheet?.slice(0, final?.newCount) ?? [];
  return { plan: final, fresh: chosen && questions.length > 0 ? { ...chosen, questions } : undefined };
}

async function loadFreshActivity(
  queryClient: QueryClient,
  learnerId: string,
): Promise<FreshActivity | undefined> {
  const [subjectsWithTopics, { activities, report }] = await Promise.all([
    loadSubjectsWithTopics(queryClient, learnerId),
    prime(queryClient, {
      activities: optional(activitiesForLearnerQuery(learnerId)),
      report: optional(activityReportQuery(learnerId)),
    }),
    learnerAnswers.start(learnerId),
  ]);
  return chooseFresh({
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
