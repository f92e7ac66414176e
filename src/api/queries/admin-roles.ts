import { queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';

const keys = { all: ['admin-roles'] as const, list: () => [...keys.all, 'list'] as const };

/** The names of all roles, built-in ones too. */
export const roleListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/roles', { signal })),
  });
