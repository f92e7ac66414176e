import { queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';

const keys = { all: ['terms'] as const, list: () => [...keys.all, 'list'] as const };

/** All terms, by title. */
export const termListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: async ({ signal }) => (await unwrap(client.GET('/terms', { signal }))).toSorted(byTitle),
  });
