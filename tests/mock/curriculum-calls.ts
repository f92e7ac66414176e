import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';
import { operationTable } from '#api/contract.gen.ts';
import { exampleRequests } from './example-requests.ts';

type Schemas = components['schemas'];

const at = (id: string) => ({ params: { path: { id } } });

/** The operations of the tags Grades, Terms, Subjects and Topics, through the real client. */
export const grades = {
  list: () => unwrap(client.GET('/grades')),
  create: (body: Schemas['NewGrade']) => unwrap(client.POST('/grades', { body })),
  update: (id: string, body: Schemas['Grade']) => unwrap(client.PUT('/grades/{id}', { ...at(id), body })),
  remove: (id: string) => unwrap(client.DELETE('/grades/{id}', at(id))),
};

export const terms = {
  list: () => unwrap(client.GET('/terms')),
  get: (id: string) => unwrap(client.GET('/terms/{id}', at(id))),
  create: (body: Schemas['NewTerm']) => unwrap(client.POST('/terms', { body })),
  update: (id: string, body: Schemas['Term']) => unwrap(client.PUT('/terms/{id}', { ...at(id), body })),
  remove: (id: string) => unwrap(client.DELETE('/terms/{id}', at(id))),
};

export const subjects = {
  list: (query: { gradeId?: string; learnerId?: string } = {}) =>
    unwrap(client.GET('/subjects', { params: { query } })),
  get: (id: string) => unwrap(client.GET('/subjects/{id}', at(id))),
  create: (body: Schemas['NewSubject']) => unwrap(client.POST('/subjects', { body })),
  update: (id: string, body: Schemas['Subject']) => unwrap(client.PUT('/subjects/{id}', { ...at(id), body })),
  remove: (id: string) => unwrap(client.DELETE('/subjects/{id}', at(id))),
};

export const topics = {
  list: (subjectId: string) => unwrap(client.GET('/topics/by_subjectId/{id}', at(subjectId))),
  get: (id: string) => unwrap(client.GET('/topics/{id}', at(id))),
  create: (body: Schemas['NewTopic']) => unwrap(client.POST('/topics', { body })),
  update: (id: string, body: Schemas['Topic']) => unwrap(client.PUT('/topics/{id}', { ...at(id), body })),
  remove: (id: string) => unwrap(client.DELETE('/topics/{id}', at(id))),
};

export const reportOf = (learnerId: string) =>
  unwrap(client.GET('/activityResults/learner/{learnerId}', { params: { path: { learnerId } } }));

export const leaderboard = (query: { gradeId: string; subjectId?: string; topicId?: string }) =>
  unwrap(client.GET('/activities/leaderboard', { params: { query } }));

/** The example calls of one tag in the contract. */
export const examplesOf = (tag: string) =>
  exampleRequests.filter(({ operation }) => operationTable[operation].tag === tag);

export const notFound = (entity: string) => ({ status: 404, message: `${entity} not found.` });
