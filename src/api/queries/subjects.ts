import { queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted, findSaved } from '../find-change.ts';
import { readableOffline } from '../network-first.ts';
import { isDeleted, writeOptions } from '../write.ts';

type Schemas = components['schemas'];
export type Subject = Schemas['Subject'];

const keys = {
  all: ['subjects'] as const,
  list: () => [...keys.all, 'list'] as const,
  ofGrade: (gradeId: string) => [...keys.all, 'grade', gradeId] as const,
  ofLearner: (learnerId: string) => [...keys.all, 'learner', learnerId] as const,
  one: (id: string) => [...keys.all, 'one', id] as const,
};

export const learnerSubjectsQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.ofLearner(learnerId),
    meta: readableOffline,
    queryFn: async ({ signal }) => {
      const subjects = await unwrap(client.GET('/subjects', { params: { query: { learnerId } }, signal }));
      return subjects.toSorted(byTitle);
    },
  });

export const subjectQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    meta: readableOffline,
    queryFn: ({ signal }) => unwrap(client.GET('/subjects/{id}', { params: { path: { id } }, signal })),
  });

export const gradeSubjectsQuery = (gradeId: string) =>
  queryOptions({
    queryKey: keys.ofGrade(gradeId),
    queryFn: async ({ signal }) => {
      const subjects = await unwrap(client.GET('/subjects', { params: { query: { gradeId } }, signal }));
      return subjects.toSorted(byTitle);
    },
  });

/** The subjects of all grades, unordered: for staff (D-211). */
export const subjectListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/subjects', { signal })),
  });

export const createSubjectMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: Schemas['NewSubject'], header) =>
      unwrap(client.POST('/subjects', { params: { header }, body })),
    // Screens show the subjects of one grade or of all.
    find: (body, queryClient) => {
      const ofGrade = gradeSubjectsQuery(body.gradeId);
      const isShown = queryClient.getQueryData(ofGrade.queryKey) !== undefined;
      return findAdded(() => (isShown ? ofGrade : subjectListQuery()))(body, queryClient);
    },
    meta: { changes: 'content' },
  });

export const updateSubjectMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'update', id],
    send: (body: Omit<Schemas['SubjectUpdate'], 'id'>) =>
      unwrap(client.PUT('/subjects/{id}', { params: { path: { id } }, body: { id, ...body } })),
    find: findSaved(id, subjectQuery(id)),
    meta: { changes: 'content' },
  });

/** Also deletes the subject's topics, activities and results. */
export const deleteSubjectMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/subjects/{id}', { params: { path: { id } } })),
    find: findDeleted(subjectListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'content' },
  });
