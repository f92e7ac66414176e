import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { readableOffline } from '../network-first.ts';

type Schemas = components['schemas'];
export type Grade = Schemas['Grade'];

const keys = { all: ['grades'] as const, list: () => [...keys.all, 'list'] as const };

/** All grades, by title: 2 before 10. */
export const gradeListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    meta: readableOffline,
    queryFn: async ({ signal }) => (await unwrap(client.GET('/grades', { signal }))).toSorted(byTitle),
  });

export const createGradeMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'create'],
    mutationFn: (body: Schemas['NewGrade']) => unwrap(client.POST('/grades', { body })),
    meta: { changes: 'content' },
  });

/** Replaces the whole grade. */
export const updateGradeMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...keys.all, 'update', id],
    mutationFn: (body: Omit<Schemas['GradeUpdate'], 'id'>) =>
      unwrap(client.PUT('/grades/{id}', { params: { path: { id } }, body: { id, ...body } })),
    meta: { changes: 'content' },
  });

/**
 * Deletes a grade with its subjects and everything in them.
 *
 * @throws Problem 409 while the grade has learners
 */
export const deleteGradeMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'delete'],
    mutationFn: (id: string) => unwrap(client.DELETE('/grades/{id}', { params: { path: { id } } })),
    meta: { changes: 'content' },
  });
