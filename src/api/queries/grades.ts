import { queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted, findSaved } from '../find-change.ts';
import { readableOffline } from '../network-first.ts';
import { isDeleted, writeOptions } from '../write.ts';

type Schemas = components['schemas'];
export type Grade = Schemas['Grade'];

const keys = { all: ['grades'] as const, list: () => [...keys.all, 'list'] as const };

export const gradeListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    meta: readableOffline,
    queryFn: async ({ signal }) => (await unwrap(client.GET('/grades', { signal }))).toSorted(byTitle),
  });

export const createGradeMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: Schemas['NewGrade'], header) => unwrap(client.POST('/grades', { params: { header }, body })),
    find: findAdded(gradeListQuery),
    meta: { changes: 'content' },
  });

export const updateGradeMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'update', id],
    send: (body: Omit<Schemas['GradeUpdate'], 'id'>) =>
      unwrap(client.PUT('/grades/{id}', { params: { path: { id } }, body: { id, ...body } })),
    find: findSaved(id, gradeListQuery()),
    meta: { changes: 'content' },
  });

/** Also deletes the grade's subjects. @throws Problem 409 while the grade has learners */
export const deleteGradeMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/grades/{id}', { params: { path: { id } } })),
    find: findDeleted(gradeListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'content' },
  });
