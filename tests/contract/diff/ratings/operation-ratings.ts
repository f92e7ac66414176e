import type { contractWith, Impact } from '../small-contracts.ts';

const schema = { type: 'string' };
const json = { 'application/json': { schema } };
const tag = { name: 'tag', in: 'query', schema } as const;
const ok = { description: 'The thing.', content: json };
const token = { token: [] };
type Operation = Parameters<typeof contractWith>[0];

/** Each entry: what changes in an operation, and how that is rated. */
export const operationRatings: [what: string, before: Operation, after: Operation, impact: Impact][] = [
  ['its name changes', { operationId: 'putThing' }, { operationId: 'saveThing' }, 'major'],
  ['a tag comes', { tags: ['A'] }, { tags: ['A', 'B'] as never }, 'minor'],
  ['it is deprecated', {}, { deprecated: true } as never, 'minor'],
  ['an optional parameter comes', {}, { parameters: [tag] }, 'minor'],
  ['a required parameter comes', {}, { parameters: [{ ...tag, required: true }] }, 'major'],
  ['a parameter goes', { parameters: [tag] }, {}, 'major'],
  [
    'a parameter becomes optional',
    { parameters: [{ ...tag, required: true }] },
    { parameters: [tag] },
    'minor',
  ],
  ['a parameter moves', { parameters: [tag] }, { parameters: [{ ...tag, in: 'header' }] }, 'major'],
  [
    'a parameter is written differently',
    { parameters: [tag] },
    { parameters: [{ ...tag, explode: false } as never] },
    'major',
  ],
  [
    'a parameter is narrower',
    { parameters: [tag] },
    { parameters: [{ ...tag, schema: { const: 'a' } }] },
    'major',
  ],
  ['an optional body comes', {}, { requestBody: { content: json } }, 'minor'],
  ['a required body comes', {}, { requestBody: { required: true, content: json } }, 'major'],
  [
    'a body becomes required',
    { requestBody: { content: json } },
    { requestBody: { required: true, content: json } },
    'major',
  ],
  ['a body goes', { requestBody: { content: json } }, {}, 'major'],
  [
    'a media type of the body comes',
    { requestBody: { content: json } },
    { requestBody: { content: { ...json, 'text/plain': {} } } },
    'minor',
  ],
  [
    'a media type of the body goes',
    { requestBody: { content: { ...json, 'text/plain': {} } } },
    { requestBody: { content: json } },
    'major',
  ],
  ['a success comes', { responses: { 200: ok } }, { responses: { 200: ok, 201: ok } }, 'minor'],
  ['a success goes', { responses: { 200: ok, 201: ok } }, { responses: { 200: ok } }, 'major'],
  ['a failure goes', { responses: { 409: ok } }, { responses: {} }, 'minor'],
  [
    'a media type of a response goes',
    { responses: { 200: ok } },
    { responses: { 200: { ...ok, content: {} } } },
    'major',
  ],
  [
    'a header comes',
    { responses: { 200: ok } },
    { responses: { 200: { ...ok, headers: { ETag: { schema } } } } },
    'minor',
  ],
  [
    'a header goes',
    { responses: { 200: { ...ok, headers: { ETag: { schema } } } } },
    { responses: { 200: ok } },
    'major',
  ],
  [
    'a header becomes optional',
    { responses: { 200: { ...ok, headers: { ETag: { required: true, schema } } } } },
    { responses: { 200: { ...ok, headers: { ETag: { schema } } } } },
    'major',
  ],
  [
    'a header is wider',
    { responses: { 200: { ...ok, headers: { ETag: { schema: { const: 'a' } } } } } },
    { responses: { 200: { ...ok, headers: { ETag: { schema } } } } },
    'major',
  ],
  ['a token is asked for', { security: [] }, { security: [token] }, 'major'],
  ['no token is asked for', { security: [token] }, { security: [] }, 'major'],
  [
    'another way to prove who calls comes',
    { security: [token] },
    { security: [token, { key: [] }] },
    'minor',
  ],
  ['a way to prove who calls goes', { security: [token, { key: [] }] }, { security: [token] }, 'major'],
  ['a scope is asked for', { security: [token] }, { security: [{ token: ['write'] }] }, 'major'],
  [
    'a scope is no longer asked for',
    { security: [{ token: ['read', 'write'] }] },
    { security: [{ token: ['read'] }] },
    'minor',
  ],
  ['a role loses access', { 'x-roles': ['Admin', 'Tutor'] }, { 'x-roles': ['Admin'] }, 'major'],
  [
    'a server comes',
    { servers: [{ url: '/a' }] } as never,
    { servers: [{ url: '/a' }, { url: '/b' }] } as never,
    'minor',
  ],
  [
    'a server goes',
    { servers: [{ url: '/a' }, { url: '/b' }] } as never,
    { servers: [{ url: '/b' }] } as never,
    'major',
  ],
  ['a callback changes', { callbacks: { done: {} } } as never, { callbacks: {} } as never, 'major'],
  [
    'a variable of a server has another default',
    { servers: [{ url: '{a}', variables: { a: { default: '/a' } } }] } as never,
    { servers: [{ url: '{a}', variables: { a: { default: '/b' } } }] } as never,
    'minor',
  ],
  [
    'a server is described',
    { servers: [{ url: '/a' }] } as never,
    { servers: [{ url: '/a', description: 'A.' }] } as never,
    'patch',
  ],
];
