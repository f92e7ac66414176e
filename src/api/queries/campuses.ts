import { queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted, findSaved } from '../find-change.ts';
import { isDeleted, writeOptions } from '../write.ts';

export type Campus = components['schemas']['Campus'];
type CampusFields = Omit<Campus, 'id' | 'version'>;

const keys = { all: ['campuses'] as const, list: () => [...keys.all, 'list'] as const };

/** Includes inactive campuses. */
export const campusListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/campus', { signal })),
  });

export const createCampusMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: CampusFields, header) => unwrap(client.POST('/campus', { params: { header }, body })),
    find: findAdded(campusListQuery),
    meta: { changes: 'campus' },
  });

/** @throws Problem 409 with `record-changed` for an outdated `version` */
export const updateCampusMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'update', id],
    send: (fields: CampusFields & { version?: string }) =>
      unwrap(client.PUT('/campus/{id}', { params: { path: { id } }, body: { id, ...fields } })),
    find: findSaved(id, campusListQuery()),
    meta: { changes: 'campus' },
  });

/** @throws Problem 409 while a trial session uses the campus */
export const deleteCampusMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/campus/{id}', { params: { path: { id } } })),
    find: findDeleted(campusListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'campus' },
  });
