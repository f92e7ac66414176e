import { queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';

const keys = {
  all: ['subjects'] as const,
  ofLearner: (learnerId: string) => [...keys.all, 'learner', learnerId] as const,
  one: (id: string) => [...keys.all, 'one', id] as const,
};

/** The subjects of the learner's grade, by title. */
export const learnerSubjectsQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.ofLearner(learnerId),
    queryFn: async ({ signal }) => {
      const subjects = await unwrap(client.GET('/subjects', { params: { query: { learnerId } }, signal }));
      return subjects.toSorted(byTitle);
    },
  });

export const subjectQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => unwrap(client.GET('/subjects/{id}', { params: { path: { id } }, signal })),
  });
