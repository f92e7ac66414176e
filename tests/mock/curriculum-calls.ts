import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';

type Schemas = components['schemas'];

const at = (id: string) => ({ params: { path: { id } } });

/* Operations through the client of the application. */

export const grades = {
  list: () => unwrap(client.GET('/grades')),
  create: (body: Schemas['NewGrade']) => unwrap(client.POST('/grades', { body })),
};

export const terms = {
  list: () => unwrap(client.GET('/terms')),
};

export const subjects = {
  list: (query: { gradeId?: string; learnerId?: string } = {}) =>
    unwrap(client.GET('/subjects', { params: { query } })),
  create: (body: Schemas['NewSubject']) => unwrap(client.POST('/subjects', { body })),
  remove: (id: string) => unwrap(client.DELETE('/subjects/{id}', at(id))),
};

export const topics = {
  list: (subjectId: string) => unwrap(client.GET('/topics/by_subjectId/{id}', at(subjectId))),
  create: (body: Schemas['NewTopic']) => unwrap(client.POST('/topics', { body })),
};

export const reportOf = (learnerId: string) =>
  unwrap(client.GET('/activityResults/learner/{learnerId}', { params: { path: { learnerId } } }));

export const leaderboard = (query: { gradeId: string; subjectId?: string; topicId?: string }) =>
  unwrap(client.GET('/activities/leaderboard', { params: { query } }));
