import { queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { hasProperties, fetchFresh } from '../find-change.ts';
import { readableOffline } from '../network-first.ts';
import { writeOptions } from '../write.ts';

export type ParentProfile = components['schemas']['ParentProfile'];

const keys = { all: ['parents'] as const, profile: () => [...keys.all, 'profile'] as const };

export const parentProfileQuery = () =>
  queryOptions({
    queryKey: keys.profile(),
    meta: readableOffline,
    queryFn: ({ signal }) => unwrap(client.GET('/parent/profile', { signal })),
  });

/** Replaces the profile, except the email. */
export const updateParentProfileMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'update-profile'],
    send: (body: components['schemas']['ParentProfileUpdate']) =>
      unwrap(client.PUT('/parent/profile/update', { body })),
    find: (body, queryClient) => async () => {
      const profile = await fetchFresh(queryClient, parentProfileQuery());
      return hasProperties(profile, body) ? { data: profile } : undefined;
    },
    meta: { changes: 'parent', inBackground: true },
    onSuccess: (profile, _body, _onMutateResult, context) => {
      context.client.setQueryData(keys.profile(), profile);
    },
  });
