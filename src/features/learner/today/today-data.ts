import type { QueryClient } from '@tanstack/react-query';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { LoadFailure, optional, prime } from '#api/prime.ts';
import { isTemporary } from '#api/problem.ts';
import { answerSheetQuery } from '#api/queries/activities/answer-sheet.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { loadSubjectsWithTopics } from '#api/queries/topics.ts';
import { clock } from '#lib/time/clock.ts';
import type { Question } from '#questions/question.ts';
import { currentSession } from '#session/session.ts';
import { practiceDraftsQuery } from '../practise/practice-drafts.ts';
import { getPracticeOn, practiceLogQuery } from '../practise/practice-log.ts';
import { isUntouched } from '../progress.ts';
import { findQuestionsOfToday } from '../revisit/due-questions.ts';
import { loadDue, type LoadedDue } from '../revisit/revisit-data.ts';
import { revisitProgressQuery } from '../revisit/revisit-progress.ts';
import { chooseNewActivity, type NewActivity, type TopicActivity } from './next-jump.ts';
import { planRound, type RoundPlan } from './round-plan.ts';

/** The new questions of a round, all of one activity. */
export interface NewPart extends TopicActivity {
  questions: readonly Question[];
}

export interface TodayRound extends LoadedDue {
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
  const loadPlan = async (available: number) => {
    let plan: RoundPlan | undefined;
    const due = await loadDue(queryClient, learnerId, (lostIds) => {
      plan = planWith(available, lostIds);
      return plan ? [...plan.due, ...plan.repeats] : [];
    });
    return { ...due, plan };
  };
  const expected = newActivity?.available ?? 0;
  const openFor = (plan: RoundPlan | undefined) =>
    newActivity && plan && plan.newCount > 0 ? openSheet(queryClient, newActivity) : undefined;
  const [opened, wanted] = await Promise.all([openFor(planWith(expected)), loadPlan(expected)]);
  // Without lost questions, the round may have more new ones.
  const sheet = opened ?? (await openFor(wanted.plan));
  // The list of activities may be older than the sheet.
  const available = sheet?.untouched?.length ?? expected;
  const round = available === expected ? wanted : await loadPlan(available);
  return withNewPart(round, newActivity, sheet);
}

function withNewPart(
  round: Omit<TodayRound, 'newPart'>,
  newActivity: NewActivity | undefined,
  sheet: OpenedSheet | undefined,
): TodayRound {
  const newCount = round.plan?.newCount ?? 0;
  if (!newActivity || !sheet || newCount === 0) return checkLoaded({ ...round, newPart: undefined });
  const { untouched, failure } = sheet;
  return checkLoaded(
    untouched
      ? { ...round, newPart: { ...newActivity, questions: untouched.slice(0, newCount) } }
      : {
          ...round,
          newPart: undefined,
          notLoaded: [...round.notLoaded, ...Array<string>(newCount).fill(newActivity.topic.title)],
          failure: round.failure ?? failure,
        },
  );
}

/** Without any question, the screen shows the failure. */
function checkLoaded(round: TodayRound): TodayRound {
  if (round.questions.length === 0 && !round.newPart && round.notLoaded.length > 0) throw round.failure;
  return round;
}

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
