import { queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';

const keys = { all: ['grades'] as const, list: () => [...keys.all, 'list'] as const };

/** All grades, by title: 2 before 10. */
export const gradeListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: async ({ signal }) => (await unwrap(client.GET('/grades', { signal }))).toSorted(byTitle),
  });
