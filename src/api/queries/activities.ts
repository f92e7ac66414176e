import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { byTitle } from '#lib/natural-sort.ts';
import { client, fetchWith, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import type { Decoded } from '../question-data.ts';
import { invalidateLeaderboards } from './learners.ts';

type Schemas = components['schemas'];
export type AnswerSheet = Decoded<Schemas['AnswerSheet']>;
export type ActivityResult = Decoded<Schemas['ActivityResult']>;
export type Activity = Decoded<Schemas['Activity']>;
export type AnsweredQuestion = Decoded<Schemas['AnsweredQuestion']>;

/** Whose scores are compared, and in which activities: those of the grade, of one subject, or of one topic. */
export interface LeaderboardFilter {
  gradeId: string;
  subjectId?: string | undefined;
  topicId?: string | undefined;
}

const keys = {
  all: ['activities'] as const,
  forLearner: (learnerId: string) => [...keys.all, 'for-learner', learnerId] as const,
  withResults: (topicId: string) => [...keys.all, 'with-results', topicId] as const,
  answerSheet: (activityId: string) => [...keys.all, 'answer-sheet', activityId] as const,
  result: (id: string) => [...keys.all, 'result', id] as const,
  report: (learnerId: string) => [...keys.all, 'report', learnerId] as const,
  leaderboard: (scope: LeaderboardFilter) =>
    [...keys.all, 'leaderboard', scope.gradeId, scope.subjectId, scope.topicId] as const,
};

/** Milliseconds that the progress of a learner may take (LRN-028). */
export const progressTimeout = 10_000;

/** All activities of the learner's grade, each with that learner's attempts: the source of progress (D-056). */
export const activitiesForLearnerQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.forLearner(learnerId),
    // A second try would double the time that the person waits.
    retry: false,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/activities/for-learner/{learnerId}', {
          params: { path: { learnerId } },
          fetch: fetchWith({ timeout: progressTimeout }),
          signal,
        }),
      ),
  });

/** The activities of a topic with the caller's own attempts, by title. */
export const activitiesWithResultsQuery = (topicId: string) =>
  queryOptions({
    queryKey: keys.withResults(topicId),
    queryFn: async ({ signal }) => {
      const params = { query: { topicId } };
      const activities = await unwrap(client.GET('/activities/with-results', { params, signal }));
      return activities.toSorted(byTitle);
    },
  });

/**
 * The sheet to answer, with what the caller saved before. Never taken from the cache: the saved answers on the
 * server are newer than those of an earlier visit.
 *
 * @param skipGlobalHandling whoever asks can do without: a refusal leads to no other page
 */
export const answerSheetQuery = (activityId: string, skipGlobalHandling = false) =>
  queryOptions({
    queryKey: keys.answerSheet(activityId),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/activities/activity-answsers/{id}', {
          params: { path: { id: activityId } },
          fetch: fetchWith({ skipGlobalHandling }),
          signal,
        }),
      ),
  });

/** An attempt with every answer revealed; it never changes again. */
export const activityResultQuery = (id: string) =>
  queryOptions({
    queryKey: keys.result(id),
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/activities/activity-result/{id}', { params: { path: { id } }, signal })),
  });

/** Every attempt of a learner, the newest first. */
export const activityReportQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.report(learnerId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/activityResults/learner/{learnerId}', { params: { path: { learnerId } }, signal })),
  });

/** The learners of a grade by what they reached in the activities of the scope, the best first. */
export const activityLeaderboardQuery = (scope: LeaderboardFilter) =>
  queryOptions({
    queryKey: keys.leaderboard(scope),
    queryFn: ({ signal }) => {
      const { gradeId, subjectId, topicId } = scope;
      const query = { gradeId, ...(subjectId && { subjectId }), ...(topicId && { topicId }) };
      return unwrap(client.GET('/activities/leaderboard', { params: { query }, signal }));
    },
  });

/** Saving and submitting one sheet run one after the other: a late save must not bring a submitted draft back. */
const sheetScope = (activityId: string) => ({ id: `answer-sheet-${activityId}` });

/** Keeps the answers without submitting them (D-060). */
export const saveAnswersMutation = (activityId: string) =>
  mutationOptions({
    mutationKey: [...keys.answerSheet(activityId), 'save'],
    scope: sheetScope(activityId),
    mutationFn: (questions: AnsweredQuestion[]) =>
      unwrap(
        client.PUT('/activities/activity-answsers/{id}', {
          params: { path: { id: activityId } },
          body: { questions },
          // The last words are typed when the page is left: the call outlives it.
          keepalive: true,
        }),
      ),
  });

/** An activity was answered: what is known of it, and of all progress, is out of date. */
export function invalidateAnswerSheet(queryClient: QueryClient, activityId: string): Promise<unknown> {
  queryClient.removeQueries({ queryKey: keys.answerSheet(activityId) });
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.all }),
    invalidateLeaderboards(queryClient),
  ]);
}

/** One handing in; every try of it carries the same key, a UUID, so that the server makes one attempt of them all. */
interface SubmittedSheet {
  topicId: string;
  questions: AnsweredQuestion[];
  key: string;
}

/**
 * Hands the answers in; the server marks them and makes an attempt of them (D-063).
 *
 * @param sent in the background, where a refusal leads to no other page, or until the signal ends it
 */
export const submitAnswersMutation = (
  queryClient: QueryClient,
  activityId: string,
  { skipGlobalHandling = false, signal }: { skipGlobalHandling?: boolean; signal?: AbortSignal } = {},
) =>
  mutationOptions({
    mutationKey: [...keys.answerSheet(activityId), 'submit'],
    scope: sheetScope(activityId),
    mutationFn: ({ key, ...sheet }: SubmittedSheet) =>
      unwrap(
        client.POST('/activities/activity-answers/', {
          params: { header: { 'Idempotency-Key': `"${key}"` } },
          body: { activityId, ...sheet },
          fetch: fetchWith({ skipGlobalHandling }),
          ...(signal && { signal }),
        }),
      ),
    onSuccess: () => invalidateAnswerSheet(queryClient, activityId),
  });
