import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findSaved } from '../find-change.ts';
import { readableOffline } from '../network-first.ts';
import { prime, required } from '../prime.ts';
import { isDeleted, writeOptions } from '../write.ts';
import { learnerSubjectsQuery } from './subjects.ts';

type Schemas = components['schemas'];
export type Topic = Schemas['Topic'];

const keys = {
  all: ['topics'] as const,
  ofSubject: (subjectId: string) => [...keys.all, 'subject', subjectId] as const,
  one: (id: string) => [...keys.all, 'one', id] as const,
};

export const subjectTopicsQuery = (subjectId: string) =>
  queryOptions({
    queryKey: keys.ofSubject(subjectId),
    meta: readableOffline,
    queryFn: async ({ signal }) => {
      const params = { path: { id: subjectId } };
      const topics = await unwrap(client.GET('/topics/by_subjectId/{id}', { params, signal }));
      return topics.toSorted(byTitle);
    },
  });

export interface SubjectWithTopics {
  subject: Schemas['Subject'];
  topics: readonly Topic[];
}

/**
 * Loads the subjects of a learner, then the topics of each, in display order.
 *
 * @throws LoadFailure with the message, or without one the Problem
 */
export async function loadSubjectsWithTopics(
  queryClient: QueryClient,
  learnerId: string,
  message?: string,
): Promise<SubjectWithTopics[]> {
  const { subjects } = await prime(queryClient, {
    subjects: required(learnerSubjectsQuery(learnerId), message),
  });
  return Promise.all(
    subjects.map(async (subject) => ({
      subject,
      ...(await prime(queryClient, { topics: required(subjectTopicsQuery(subject.id), message) })),
    })),
  );
}

export const topicQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    meta: readableOffline,
    queryFn: ({ signal }) => unwrap(client.GET('/topics/{id}', { params: { path: { id } }, signal })),
  });

export const createTopicMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: Schemas['NewTopic'], header) => unwrap(client.POST('/topics', { params: { header }, body })),
    find: findAdded(({ subjectId }: Schemas['NewTopic']) => subjectTopicsQuery(subjectId)),
    meta: { changes: 'content' },
  });

export const updateTopicMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'update', id],
    send: (body: Omit<Schemas['TopicUpdate'], 'id'>) =>
      unwrap(client.PUT('/topics/{id}', { params: { path: { id } }, body: { id, ...body } })),
    find: findSaved(id, topicQuery(id)),
    meta: { changes: 'content' },
  });

/** Also deletes the topic's activities and results. */
export const deleteTopicMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/topics/{id}', { params: { path: { id } } })),
    isAlreadyDone: isDeleted,
    meta: { changes: 'content' },
  });
