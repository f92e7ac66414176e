import { expect } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import type { useMock } from '../mock-fixture.ts';

/** An activity with a question of each kind, the second with a picture. Lwazi has one attempt at it. */
export const halves = 'act-4-fractions-halves';
/** An activity with the same picture as the second question of `halves`. */
export const fairShares = 'act-4-fractions-fair-shares';
export const fractions = 'top-4-fractions';
export const sharedFile = 'fil-fractions-7kq2.png';

const byId = (id: string) => ({ params: { path: { id } } });

export const get = (id: string) => unwrap(client.GET('/activities/{id}', byId(id)));
export const listActivities = () => unwrap(client.GET('/activities'));
export const listByTopic = (id: string) => unwrap(client.GET('/activities/by-topic/{id}', byId(id)));
export const listBySubject = (id: string) => unwrap(client.GET('/activities/by-subject/{id}', byId(id)));
export const listWithResults = (topicId: string) =>
  unwrap(client.GET('/activities/with-results', { params: { query: { topicId } } }));
export const listForLearner = (learnerId: string) =>
  unwrap(client.GET('/activities/for-learner/{learnerId}', { params: { path: { learnerId } } }));
export const create = (body: { title: string; topicId: string; description?: string | null }) =>
  unwrap(client.POST('/activities', { body }));
export const remove = (id: string) => unwrap(client.DELETE('/activities/{id}', byId(id)));
export const suspend = (id: string) => unwrap(client.POST('/activities/suspend', { body: { id } }));
export const answerSheet = (id: string) => unwrap(client.GET('/activities/activity-answsers/{id}', byId(id)));
export const save = (id: string, questions: object[] = []) =>
  unwrap(
    client.PUT('/activities/activity-answsers/{id}', {
      ...byId(id),
      body: { questions: questions as never[] },
    }),
  );
export const submit = (activityId: string, questions: object[] = []) =>
  unwrap(
    client.POST('/activities/activity-answers/', { body: { activityId, questions: questions as never[] } }),
  );
export const result = (id: string) => unwrap(client.GET('/activities/activity-result/{id}', byId(id)));
export const report = (learnerId: string) =>
  unwrap(client.GET('/activityResults/learner/{learnerId}', { params: { path: { learnerId } } }));
export const removeMedia = (id: string) => unwrap(client.DELETE('/activities/media/{id}', byId(id)));
export const leaderboard = (query: { gradeId: string; subjectId?: string; topicId?: string }) =>
  unwrap(client.GET('/activities/leaderboard', { params: { query } }));

export const unknownActivity = { status: 404, message: 'Activity not found.' };
export const unknownTopic = { status: 404, message: 'Topic not found.' };

/** The smallest PNG: one transparent pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const pngFile = (type = 'image/png', name = 'picture.png') =>
  new File([Buffer.from(pixel, 'base64')], name, { type });

export const jpegFile = () =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'photograph.svg', { type: 'image/jpeg' });

/* The server reads only the first bytes of a file. */
export const mp3File = () => new File(['ID3\u0004\0\0\0\0\0\n'], 'beep.exe', { type: 'audio/mpeg' });
export const mp4File = () =>
  new File(['\0\0\0 ftypisom\0\0\u0002\0isomiso2avc1mp41'], 'moves.mp4', { type: 'video/mp4' });
export const htmlFile = (type: string) => new File(['<script>alert(1)</script>'], 'page.png', { type });

/** The response of a call that the client's types do not allow. */
interface FormResponse {
  status: number;
  body: { message?: string; errors?: Record<string, string[]>; mediaPath?: string };
}

export const formsOf = (mock: ReturnType<typeof useMock>) => {
  async function send(method: string, path: string, body: FormData | string): Promise<FormResponse> {
    const response = await fetch(apiBaseUrl + path, { method, headers: mock.headers(), body });
    return { status: response.status, body: (await response.json()) as FormResponse['body'] };
  }

  function form(parts: Record<string, Blob | string | object>): FormData {
    const sent = new FormData();
    for (const [name, part] of Object.entries(parts)) {
      const isPlain = typeof part === 'string' || part instanceof Blob;
      sent.append(name, isPlain ? part : new Blob([JSON.stringify(part)], { type: 'application/json' }));
    }
    return sent;
  }

  return {
    send,
    form,
    update: (id: string, model: object, files: Record<string, Blob | string> = {}) =>
      send('PUT', `/activities/${id}`, form({ model, ...files })),
    upload: (id: string, media: Blob | string) => send('POST', `/activities/media/${id}`, form({ media })),
  };
};

/** Returns the result or error of a call, and expects that no data changes. */
export async function expectNoChange(mock: ReturnType<typeof useMock>, call: () => Promise<unknown>) {
  const before = mock.backend.db.dump();
  const returned: unknown = await call().catch((error: unknown) => error);
  expect(mock.backend.db.dump()).toEqual(before);
  return returned;
}
