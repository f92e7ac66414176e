import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';

export type Campus = components['schemas']['Campus'];
type CampusFields = Omit<Campus, 'id' | 'version'>;

const keys = { all: ['campuses'] as const, list: () => [...keys.all, 'list'] as const };

/** All campuses, inactive ones too. */
export const campusListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/campus', { signal })),
  });

export const createCampusMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'create'],
    mutationFn: (body: CampusFields) => unwrap(client.POST('/campus', { body })),
    meta: { changes: 'campus' },
  });

/**
 * Replaces the whole campus.
 *
 * @throws Problem 409 with `record-changed` when the fields come with an older `version`
 */
export const updateCampusMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...keys.all, 'update', id],
    mutationFn: (fields: CampusFields & { version?: string }) =>
      unwrap(client.PUT('/campus/{id}', { params: { path: { id } }, body: { id, ...fields } })),
    meta: { changes: 'campus' },
  });

/** @throws Problem 409 while a trial session uses the campus */
export const deleteCampusMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'delete'],
    mutationFn: (id: string) => unwrap(client.DELETE('/campus/{id}', { params: { path: { id } } })),
    meta: { changes: 'campus' },
  });
