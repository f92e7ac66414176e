import { queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/natural-sort.ts';
import { client, unwrap } from '../client.ts';

export const termsQuery = () =>
  queryOptions({
    queryKey: ['terms'] as const,
    queryFn: async ({ signal }) => (await unwrap(client.GET('/terms', { signal }))).toSorted(byTitle),
  });
