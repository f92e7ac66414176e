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
 * The questions of an activity, with the answers that the caller saved before. Requested at each visit; the response of an
 * earlier one is shown only without a connection.
 *
 * @param skipGlobalHandling the screen can do without it: a refusal leads to no other page
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

/**
 * The sheet once more, while it is on the screen: kept apart from the one that the screen shows, which decides itself what
 * it takes over. A failure leads to no other page.
 */
export const newestAnswerSheetQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...keys.one(activityId), 'newest'],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => readSheet(activityId, true, signal),
  });

/** Saving and submitting one sheet run one after the other: a late save must not bring a submitted draft back. */
const scopeOf = (activityId: string) => ({ id: `answer-sheet-${activityId}` });

/** Saves the answers without submitting them (D-060). */
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
          // The learner may close the page right after typing: the call outlives it.
          keepalive: true,
        }),
      ),
    onSuccess: (_sheet, _questions, _onMutateResult, context) => invalidateActivityLists(context.client),
  });

/** The answers were submitted, by this tab or another: the sheet is empty again, and all progress is out of date. */
export function invalidateSubmitted(activityId: string, context: { client: QueryClient }): Promise<void> {
  const { queryKey } = answerSheetQuery(activityId);
  context.client.removeQueries({ queryKey });
  void removeCachedResponse(hashKey(queryKey));
  return invalidateAfter('attempt', context);
}

/** The same from another window or device: a sheet that still shows the answers goes on showing them. */
export const invalidateSubmittedElsewhere = (context: { client: QueryClient }): Promise<void> =>
  invalidateAfter('attempt', context, 'none');

interface SubmittedAnswers {
  topicId: string;
  questions: AnsweredQuestion[];
  /** A UUID, the same for every try, so that the server makes one attempt of them all. */
  key: string;
}

interface SubmitOptions {
  /** Sent in the background: a refusal leads to no other page. */
  skipGlobalHandling?: boolean;
  /** Cancels the call. */
  signal?: AbortSignal;
}

/** Submits the answers; the server marks them and records an attempt (D-063). */
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
