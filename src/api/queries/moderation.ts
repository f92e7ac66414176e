import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { trimText } from '#openapi/rules/text.ts';
import { getProperty, parseJson } from '../change-json/read-change.ts';
import { client, fetchWith, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { fetchFresh } from '../find-change.ts';
import { isRecord } from '../problem.ts';
import type { Decoded } from '../question-data.ts';
import { uploadTimeout } from '../upload.ts';
import { writeOptions } from '../write.ts';

type Schemas = components['schemas'];

export type ModerationGrade = Schemas['ModerationGrade'];
export type ActivityReview = Decoded<Schemas['ActivityReview']>;
/** Snapshot and patch remain JSON strings, because the screen also shows invalid ones. */
export type ChangeSet = Omit<Schemas['ChangeSet'], 'snapshotJson' | 'patchJson'> & {
  snapshotJson: string;
  patchJson: string;
};
export type ChangeSetSummary = Schemas['ChangeSetSummary'];
export type QueuedChange = Omit<ChangeSet, 'snapshotJson' | 'patchJson'>;
/** A change set that the current user submitted, without its content. */
export interface SubmittedChange extends QueuedChange {
  /** Number of the question at the submission, from 1; undefined for an activity or an invalid snapshot. */
  questionNumber: number | undefined;
}
/** `undefined` selects all statuses (D-162). */
export type StatusFilter = 'Pending' | 'Rejected' | 'Published' | undefined;

const keys = {
  all: ['moderation'] as const,
  tree: (status: StatusFilter) => [...keys.all, 'tree', status ?? 'all'] as const,
  queue: (status: StatusFilter) => [...keys.all, 'queue', status ?? 'all'] as const,
  submittedBy: (userId: string) => [...keys.all, 'own', userId] as const,
  review: (activityId: string) => [...keys.all, 'review', activityId] as const,
  change: (id: string) => [...keys.all, 'change', id] as const,
  record: (entityId: string) => [...keys.all, 'record', entityId] as const,
};

/** Change sets as a tree of grades, subjects and activities, unordered. */
export const moderationTreeQuery = (status: StatusFilter) =>
  queryOptions({
    queryKey: keys.tree(status),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/moderation/queue/tree', {
          params: { query: status === undefined ? {} : { status } },
          signal,
        }),
      ),
  });

/** Oldest first. */
export const moderationQueueQuery = (status: StatusFilter) =>
  queryOptions({
    queryKey: keys.queue(status),
    queryFn: async ({ signal }): Promise<QueuedChange[]> => {
      const query = status === undefined ? {} : { status };
      const changes = await unwrap(client.GET('/moderation/queue', { params: { query }, signal }));
      // Drop the content, which takes megabytes in a large queue.
      return changes.map(({ snapshotJson: _before, patchJson: _patch, ...change }) => change);
    },
  });

/** The change sets of one submitter, newest first. A reviewer's queue also contains those of other submitters. */
export const submittedChangeListQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.submittedBy(userId),
    queryFn: async ({ signal }): Promise<SubmittedChange[]> => {
      const changes = await unwrap(client.GET('/moderation/queue', { params: { query: {} }, signal }));
      return changes
        .filter(({ submittedByUserId }) => submittedByUserId === userId)
        .map((change) => {
          const { snapshotJson: _before, patchJson: _patch, ...rest } = change;
          return { ...rest, questionNumber: questionNumberOf(change) };
        })
        .toReversed();
    },
  });

/** @returns undefined for an activity, and if the snapshot is invalid */
export function questionNumberOf(
  change: Pick<ChangeSet, 'entityType'> & { snapshotJson: unknown },
): number | undefined {
  const { entityType, snapshotJson } = change;
  if (entityType !== 'Question') return undefined;
  const snapshot = parseJson(snapshotJson);
  const sortOrder = isRecord(snapshot) ? getProperty(snapshot, 'SortOrder') : undefined;
  return typeof sortOrder === 'number' ? sortOrder + 1 : undefined;
}

/** An activity before and after its pending changes, with earlier decisions. */
export const activityReviewQuery = (activityId: string) =>
  queryOptions({
    queryKey: keys.review(activityId),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/moderation/activities/{id}/review', { params: { path: { id: activityId } }, signal }),
      ),
  });

export const changeSetQuery = (id: string) =>
  queryOptions({
    queryKey: keys.change(id),
    queryFn: async ({ signal }): Promise<ChangeSet> => {
      const change = await unwrap(
        client.GET('/moderation/changes/{id}', { params: { path: { id } }, signal }),
      );
      const { snapshotJson, patchJson } = change;
      return { ...change, snapshotJson: String(snapshotJson), patchJson: String(patchJson) };
    },
  });

export interface RecordReview {
  /** All change sets of the record, newest first. */
  history: ChangeSetSummary[];
  now: Decoded<Schemas['QuestionReview']>['now'] | Schemas['ActivityReview']['now'];
  saved: Schemas['SavedState'];
}

export const recordReviewQuery = ({ entityType, entityId }: Pick<ChangeSet, 'entityType' | 'entityId'>) =>
  queryOptions({
    queryKey: keys.record(entityId),
    queryFn: async ({ signal }): Promise<RecordReview> => {
      const options = { params: { path: { id: entityId } }, signal };
      const { history, now, saved } =
        entityType === 'Question'
          ? await unwrap(client.GET('/moderation/questions/{id}/review', options))
          : await unwrap(client.GET('/moderation/activities/{id}/review', options));
      return { history: history.filter((change) => change.entityId === entityId), now, saved };
    },
  });

const findDecision = (ids: string[], statuses: readonly string[], queryClient: QueryClient) => async () => {
  const changes = await Promise.all(ids.map((id) => fetchFresh(queryClient, changeSetQuery(id))));
  return changes.every(({ status }) => statuses.includes(status)) ? { data: { ids } } : undefined;
};

/** The version that the reviewer publishes if the content has changed since the submission (D-257). */
export interface Resolution {
  version: string;
  patchJson: string;
}

interface SingleApproval {
  id: string;
  resolution?: Resolution | undefined;
}

/** Browsers limit `keepalive` requests to 64 kB; a character takes up to three bytes. 1,000 ids fit. */
export const canUseKeepalive = (patchJson = ''): boolean => patchJson.length < 20_000;

/** @throws Problem 409 when another reviewer has decided, or the fields have changed since the submission */
export const approveChangeMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'approve'],
    send: ({ id, resolution }: SingleApproval) =>
      unwrap(
        client.POST('/moderation/approve', {
          body: { ids: [id], ...(resolution && { resolutions: [{ id, ...resolution }] }) },
          keepalive: canUseKeepalive(resolution?.patchJson),
        }),
      ),
    find: ({ id }, queryClient) => findDecision([id], ['Published', 'Approved'], queryClient),
    meta: { changes: 'decision' },
  });

interface SingleRejection {
  id: string;
  /** An empty reason is not sent (D-171). */
  reason?: string;
}

/** @throws Problem 409 when another reviewer has decided */
export const rejectChangeMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'reject'],
    send: ({ id, reason }: SingleRejection) =>
      unwrap(client.POST('/moderation/reject', { body: { ids: [id], ...withReason(reason) } })),
    find: ({ id }, queryClient) => findDecision([id], ['Rejected'], queryClient),
    meta: { changes: 'decision' },
  });

/**
 * Approves all change sets or none.
 *
 * @throws Problem 409 when one is no longer pending, or its fields have changed since the submission; `errors`
 * contains its id
 */
export const approveManyChangesMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'approve-many'],
    send: (ids: string[]) =>
      unwrap(client.POST('/moderation/approveMany', { body: { ids }, keepalive: true })),
    find: (ids, queryClient) => findDecision(ids, ['Published', 'Approved'], queryClient),
    meta: { changes: 'decision' },
  });

interface Rejection {
  ids: string[];
  reason?: string;
}

/** Rejects all or none. @throws Problem 409 when one is no longer pending */
export const rejectManyChangesMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'reject-many'],
    send: ({ ids, reason }: Rejection) =>
      unwrap(client.POST('/moderation/rejectMany', { body: { ids, ...withReason(reason) } })),
    find: ({ ids }, queryClient) => findDecision(ids, ['Rejected'], queryClient),
    meta: { changes: 'decision' },
  });

const withReason = (text = '') => {
  const reason = trimText(text);
  return reason === '' ? {} : { reason };
};

/** Submits a change to one activity or question for review (D-143). */
export const submitChangeMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'submit'],
    send: (body: Schemas['NewChangeSet'], header) =>
      unwrap(
        client.POST('/moderation/submit', {
          params: { header },
          body,
          fetch: fetchWith({ timeout: uploadTimeout }),
        }),
      ),
    meta: { changes: 'submission' },
  });
