import type { QueryClient } from '@tanstack/react-query';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { LoadFailure, optional, prime } from '#api/prime.ts';
import { isTemporary } from '#api/problem.ts';
import { answerSheetQuery } from '#api/queries/activities/answer-sheet.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery, type SubjectWithTopics } from '#api/queries/topics.ts';
import { clock } from '#lib/time/clock.ts';
import type { Question } from '#questions/question.ts';
import { currentSession } from '#session/session.ts';
import { practiceDraftsQuery } from '../practise/practice-drafts.ts';
import { getPracticeOn, practiceLogQuery } from '../practise/practice-log.ts';
import { isUntouched } from '../progress.ts';
import { findQuestionsOfToday } from '../revisit/due-questions.ts';
import { checkLoaded, loadDue, type DueRound, type LoadedDue } from '../revisit/revisit-data.ts';
import { revisitProgressQuery } from '../revisit/revisit-progress.ts';
import { chooseNewActivity, type NewActivity, type TopicActivity } from './next-jump.ts';
import { planRound, type RoundPlan } from './round-plan.ts';

/** The new questions of a round, all of one activity. */
export interface NewPart extends TopicActivity {
  questions: readonly Question[];
}

export interface TodayRound extends DueRound {
  plan: RoundPlan | undefined;
  newPart: NewPart | undefined;
}

/**
 * Plans the round of the day, and loads its questions. If the next activity is refused, for example because the free
 * activities of the day are used up, the round has only questions to try again.
 *
 * @throws LoadFailure, the Problem of the report, or that of the questions if none could be loaded
 */
export async function loadToday(queryClient: QueryClient): Promise<TodayRound> {
  const learnerId = currentSession()?.id;
  if (!learnerId) throw new LoadFailure('Not authenticated');
  const [{ report, progress, log }, newActivity] = await Promise.all([
    prime(queryClient, {
      report: activityReportQuery(learnerId),
      progress: revisitProgressQuery(learnerId),
      log: practiceLogQuery(learnerId),
      drafts: practiceDraftsQuery(learnerId),
    }),
    loadNewActivity(queryClient, learnerId),
  ]);
  const now = clock.now();
  const questions = findQuestionsOfToday(report, progress, now);
  const practice = getPracticeOn(log, now);
  const planWith = (available: number, lostIds: readonly string[] = []) =>
    planRound({
      questions: questions.filter(({ questionId }) => !lostIds.includes(questionId)),
      newActivity: newActivity && { ...newActivity, available },
      practice,
    });
  const loadPlan = async (available: number, earlierLostIds?: readonly string[]) => {
    const listDue = (lostIds: readonly string[]) => {
      const plan = planWith(available, lostIds);
      return plan ? [...plan.due, ...plan.repeats] : [];
    };
    const loaded = await loadDue(queryClient, learnerId, listDue, earlierLostIds);
    return { ...loaded, plan: planWith(available, loaded.lostIds) };
  };
  const expected = newActivity?.available ?? 0;
  const openFor = (plan: RoundPlan | undefined) =>
    newActivity && plan && plan.newCount > 0 ? openSheet(queryClient, newActivity) : undefined;
  const [opened, wanted] = await Promise.all([openFor(planWith(expected)), loadPlan(expected)]);
  // When questions are lost, the plan may need new ones.
  const sheet = opened ?? (await openFor(wanted.plan));
  // The list of activities may be older than the sheet.
  const available = sheet?.untouched?.length ?? expected;
  const round = available === expected ? wanted : await loadPlan(available, wanted.lostIds);
  return withNewPart(round, newActivity, sheet ?? { untouched: [] });
}

function withNewPart(
  { plan, ...due }: LoadedDue & { plan: RoundPlan | undefined },
  newActivity: NewActivity | undefined,
  { untouched, failure }: OpenedSheet,
): TodayRound {
  const newCount = plan?.newCount ?? 0;
  const questions = untouched?.slice(0, newCount) ?? [];
  if (newActivity && questions.length > 0) return { ...due, plan, newPart: { ...newActivity, questions } };
  const missing = newActivity && !untouched ? Array<string>(newCount).fill(newActivity.topic.title) : [];
  const loaded = checkLoaded({
    ...due,
    notLoaded: [...due.notLoaded, ...missing],
    failure: due.failure ?? failure,
  });
  return { ...loaded, plan, newPart: undefined };
}

async function loadNewActivity(
  queryClient: QueryClient,
  learnerId: string,
): Promise<NewActivity | undefined> {
  const [subjectsWithTopics, { activities, report }] = await Promise.all([
    loadAvailableTopics(queryClient, learnerId),
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

/** Like `loadSubjectsWithTopics`, without what fails to load: the round then has new questions of other subjects. */
async function loadAvailableTopics(
  queryClient: QueryClient,
  learnerId: string,
): Promise<SubjectWithTopics[]> {
  const { subjects } = await prime(queryClient, { subjects: optional(learnerSubjectsQuery(learnerId)) });
  return Promise.all(
    (subjects ?? []).map(async (subject) => {
      const { topics } = await prime(queryClient, { topics: optional(subjectTopicsQuery(subject.id)) });
      return { subject, topics: topics ?? [] };
    }),
  );
}

interface OpenedSheet {
  /** The questions without an answer; undefined if the sheet failed to load. */
  untouched?: readonly Question[];
  failure?: unknown;
}

/** Opens the answer sheet, so that answers are saved in its draft. A refused sheet has no questions. */
async function openSheet(queryClient: QueryClient, { activity }: TopicActivity): Promise<OpenedSheet> {
  try {
    const { sheet } = await prime(queryClient, { sheet: answerSheetQuery(activity.id, true) });
    learnerAnswers.open(sheet, { isOptional: true });
    return { untouched: learnerAnswers.get(activity.id)?.questions.filter(isUntouched) ?? [] };
  } catch (failure) {
    return isTemporary(failure) ? { failure } : { untouched: [] };
  }
}
