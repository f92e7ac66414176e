import { queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';

const keys = {
  all: ['topics'] as const,
  ofSubject: (subjectId: string) => [...keys.all, 'subject', subjectId] as const,
  one: (id: string) => [...keys.all, 'one', id] as const,
};

/** The topics of a subject, by title. */
export const subjectTopicsQuery = (subjectId: string) =>
  queryOptions({
    queryKey: keys.ofSubject(subjectId),
    queryFn: async ({ signal }) => {
      const params = { path: { id: subjectId } };
      const topics = await unwrap(client.GET('/topics/by_subjectId/{id}', { params, signal }));
      return topics.toSorted(byTitle);
    },
  });

export const topicQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => unwrap(client.GET('/topics/{id}', { params: { path: { id } }, signal })),
  });
