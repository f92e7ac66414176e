import { queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, fetchWith, unwrap } from '../../client.ts';
import type { components } from '../../contract.gen.ts';
import { findAdded } from '../../find-change.ts';
import type { Decoded } from '../../question-data.ts';
import { fetchWithProgress, uploadTimeout } from '../../upload.ts';
import { isDeleted, writeOptions } from '../../write.ts';

type Schemas = components['schemas'];

export type Activity = Decoded<Schemas['Activity']>;
export type EditedQuestion = Decoded<Schemas['EditedQuestion']>;

const keys = {
  one: (id: string) => ['activities', 'one', id] as const,
  ofTopic: (topicId: string) => ['activities', 'topic', topicId] as const,
  ofSubject: (subjectId: string) => ['activities', 'subject', subjectId] as const,
  authoring: ['activities', 'authoring'] as const,
};

/** Contains the answer key for staff. Always fetched: an editor needs the current version. */
export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    queryFn: ({ signal }) => unwrap(client.GET('/activities/{id}', { params: { path: { id } }, signal })),
  });

export const topicActivityListQuery = (topicId: string) =>
  queryOptions({
    queryKey: keys.ofTopic(topicId),
    queryFn: async ({ signal }) => {
      const params = { path: { id: topicId } };
      const activities = await unwrap(client.GET('/activities/by-topic/{id}', { params, signal }));
      return activities.toSorted(byTitle);
    },
  });

export const subjectActivityListQuery = (subjectId: string) =>
  queryOptions({
    queryKey: keys.ofSubject(subjectId),
    queryFn: async ({ signal }) => {
      const params = { path: { id: subjectId } };
      const activities = await unwrap(client.GET('/activities/by-subject/{id}', { params, signal }));
      return activities.toSorted(byTitle);
    },
  });

export const createActivityMutation = () =>
  writeOptions({
    mutationKey: [...keys.authoring, 'create'],
    send: (body: Schemas['NewActivity'], header) =>
      unwrap(client.POST('/activities', { params: { header }, body })),
    find: findAdded(({ topicId }: Schemas['NewActivity']) => topicActivityListQuery(topicId)),
    meta: { changes: 'content' },
  });

interface ActivityUpdate {
  activity: Omit<Decoded<Schemas['ActivityUpdate']>, 'questions'> & {
    /** If absent, the server keeps the questions (D-145). */
    questions?: readonly EditedQuestion[];
  };
  /** New files of questions, by index in `questions`. */
  files?: ReadonlyMap<number, File>;
}

/**
 * Saves an activity without review: for Admins.
 *
 * @throws Problem 400 with `errors` under `model.questions.<index>`; 413 and 415 under
 * `Questions[<index>].MediaFile`
 */
export const updateActivityMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.authoring, 'update', id],
    send: ({ activity, files = new Map() }: ActivityUpdate) => {
      const form = new FormData();
      form.append('model', JSON.stringify({ ...activity, id }));
      for (const [index, file] of files) form.append(`Questions[${index}].MediaFile`, file);
      return unwrap(
        client.PUT('/activities/{id}', {
          params: { path: { id } },
          // In the contract, the form is an object.
          body: form as never,
          fetch: fetchWith({ timeout: uploadTimeout }),
        }),
      );
    },
    meta: { changes: 'content' },
  });

/** Also deletes the activity's questions and results. */
export const deleteActivityMutation = () =>
  writeOptions({
    mutationKey: [...keys.authoring, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/activities/{id}', { params: { path: { id } } })),
    isAlreadyDone: isDeleted,
    meta: { changes: 'content' },
  });

interface MediaUpload {
  file: File;
  /** Receives the share sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload; the activity keeps its media. */
  signal: AbortSignal;
}

/** @throws Problem 413 above 10 MB, 415 unless the file is JPEG, PNG or MP4 */
export const uploadActivityMediaMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.authoring, 'upload-media', id],
    send: ({ file, onProgress, signal }: MediaUpload) => {
      const form = new FormData();
      form.append('media', file);
      return unwrap(
        client.POST('/activities/media/{id}', {
          params: { path: { id } },
          body: form as never,
          fetch: fetchWith({ timeout: uploadTimeout, send: fetchWithProgress(onProgress) }),
          signal,
        }),
      );
    },
    meta: { changes: 'content' },
  });

export const deleteActivityMediaMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.authoring, 'delete-media', id],
    send: () => unwrap(client.DELETE('/activities/media/{id}', { params: { path: { id } } })),
    isAlreadyDone: isDeleted,
    meta: { changes: 'content' },
  });

/** Fetches a stored file, without a token, to upload it again (D-147). @throws Error when it cannot be read */
export async function readMediaFile(url: string): Promise<File> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`The file could not be read: ${response.status}.`);
  const content = await response.blob();
  const name =
    new URL(url, location.href).pathname
      .replace(/\/media$/, '')
      .split('/')
      .at(-1) ?? 'file';
  return new File([content], name, { type: content.type });
}
