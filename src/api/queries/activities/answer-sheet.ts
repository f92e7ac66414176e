import { hashKey, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { client, fetchWith, unwrap } from '../../client.ts';
import type { components } from '../../contract.gen.ts';
import { invalidateAfter } from '../../invalidate.ts';
import { removeCachedResponse, readableOffline } from '../../network-first.ts';
import type { Decoded } from '../../question-data.ts';
import { writeOptions } from '../../write.ts';
import { invalidateActivityLists } from './lists.ts';

export type AnswerSheet = Decoded<components['schemas']['AnswerSheet']>;
export type AnsweredQuestion = Decoded<components['schemas']['AnsweredQuestion']>;

const keys = { one: (activityId: string) => ['activities', 'answer-sheet', activityId] as const };

/**
 * The questions of an activity with the caller's saved answers. Fetched at each visit; a cached response is shown only
 * if the server cannot be reached or does not respond in time.
 *
 * @param skipGlobalHandling whether a refusal does not navigate, because the sheet is optional
 */
export const answerSheetQuery = (activityId: string, skipGlobalHandling = false) =>
  queryOptions({
    queryKey: keys.one(activityId),
    meta: readableOffline,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    queryFn: ({ signal }) => readSheet(activityId, skipGlobalHandling, signal),
  });

const readSheet = (activityId: string, skipGlobalHandling: boolean, signal: AbortSignal) =>
  unwrap(
    client.GET('/activities/activity-answsers/{id}', {
      params: { path: { id: activityId } },
      fetch: fetchWith({ skipGlobalHandling }),
      signal,
    }),
  );

/** The current answers on the server, to be merged into an open answer sheet. A refusal does not navigate. */
export const newestAnswerSheetQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...keys.one(activityId), 'newest'],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => readSheet(activityId, true, signal),
  });

/** Saves and submissions of one sheet run in sequence: a late save would recreate a submitted draft. */
const scopeOf = (activityId: string) => ({ id: `answer-sheet-${activityId}` });

/** Saves answers without submitting them (D-060). */
export const saveAnswersMutation = (activityId: string, skipGlobalHandling = false) =>
  mutationOptions({
    mutationKey: [...keys.one(activityId), 'save'],
    scope: scopeOf(activityId),
    mutationFn: (questions: AnsweredQuestion[]) =>
      unwrap(
        client.PUT('/activities/activity-answsers/{id}', {
          params: { path: { id: activityId } },
          body: { questions },
          fetch: fetchWith({ skipGlobalHandling }),
          // The learner may close the page right after typing.
          keepalive: true,
        }),
      ),
    onSuccess: (_sheet, _questions, _onMutateResult, context) => invalidateActivityLists(context.client),
  });

/** Called after a submission in this browser: the sheet is empty, and all progress is stale. */
export function invalidateSubmitted(activityId: string, context: { client: QueryClient }): Promise<void> {
  const { queryKey } = answerSheetQuery(activityId);
  context.client.removeQueries({ queryKey });
  void removeCachedResponse(hashKey(queryKey));
  return invalidateAfter('attempt', context);
}

/** Called after a submission in another window or on another device: an open sheet keeps its answers. */
export const invalidateSubmittedElsewhere = (context: { client: QueryClient }): Promise<void> =>
  invalidateAfter('attempt', context, 'none');

interface SubmittedAnswers {
  topicId: string;
  questions: AnsweredQuestion[];
  /** A UUID, the same for all requests of one submission. */
  key: string;
}

interface SubmitOptions {
  /** Whether a refusal does not navigate, because the call is made in the background. */
  skipGlobalHandling?: boolean;
  signal?: AbortSignal;
}

/** Submits answers; the server marks them (D-063). */
export const submitAnswersMutation = (
  activityId: string,
  { skipGlobalHandling = false, signal }: SubmitOptions = {},
) =>
  writeOptions({
    mutationKey: [...keys.one(activityId), 'submit'],
    scope: scopeOf(activityId),
    send: ({ key, ...answers }: SubmittedAnswers) =>
      unwrap(
        client.POST('/activities/activity-answers/', {
          params: { header: { 'Idempotency-Key': `"${key}"` } },
          body: { activityId, ...answers },
          fetch: fetchWith({ skipGlobalHandling }),
          ...(signal && { signal }),
        }),
      ),
    onSuccess: (_attempt, _answers, _onMutateResult, context) => invalidateSubmitted(activityId, context),
  });
