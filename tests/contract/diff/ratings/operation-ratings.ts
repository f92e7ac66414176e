import type { contractWith, Impact } from '../small-contracts.ts';

const schema = { type: 'string' };
const json = { 'application/json': { schema } };
const tag = { name: 'tag', in: 'query', schema } as const;
const ok = { description: 'The thing.', content: json };
const token = { token: [] };
type Operation = Parameters<typeof contractWith>[0];

/** Each entry: description, operation before and after, and impact. */
export const operationRatings: [description: string, before: Operation, after: Operation, impact: Impact][] =
  [
    ['an operationId changes', { operationId: 'putThing' }, { operationId: 'saveThing' }, 'major'],
    ['a tag is added', { tags: ['A'] }, { tags: ['A', 'B'] as never }, 'minor'],
    ['an operation is deprecated', {}, { deprecated: true } as never, 'minor'],
    ['an optional parameter is added', {}, { parameters: [tag] }, 'minor'],
    ['a required parameter is added', {}, { parameters: [{ ...tag, required: true }] }, 'major'],
    ['a parameter is removed', { parameters: [tag] }, {}, 'major'],
    [
      'a parameter becomes optional',
      { parameters: [{ ...tag, required: true }] },
      { parameters: [tag] },
      'minor',
    ],
    [
      'a parameter moves to another location',
      { parameters: [tag] },
      { parameters: [{ ...tag, in: 'header' }] },
      'major',
    ],
    [
      'the serialization of a parameter changes',
      { parameters: [tag] },
      { parameters: [{ ...tag, explode: false } as never] },
      'major',
    ],
    [
      'a parameter becomes narrower',
      { parameters: [tag] },
      { parameters: [{ ...tag, schema: { const: 'a' } }] },
      'major',
    ],
    ['an optional body is added', {}, { requestBody: { content: json } }, 'minor'],
    ['a required body is added', {}, { requestBody: { required: true, content: json } }, 'major'],
    [
      'a body becomes required',
      { requestBody: { content: json } },
      { requestBody: { required: true, content: json } },
      'major',
    ],
    ['a body is removed', { requestBody: { content: json } }, {}, 'major'],
    [
      'a media type of the body is added',
      { requestBody: { content: json } },
      { requestBody: { content: { ...json, 'text/plain': {} } } },
      'minor',
    ],
    [
      'a media type of the body is removed',
      { requestBody: { content: { ...json, 'text/plain': {} } } },
      { requestBody: { content: json } },
      'major',
    ],
    ['a success status is added', { responses: { 200: ok } }, { responses: { 200: ok, 201: ok } }, 'minor'],
    ['a success status is removed', { responses: { 200: ok, 201: ok } }, { responses: { 200: ok } }, 'major'],
    ['a failure status is removed', { responses: { 409: ok } }, { responses: {} }, 'minor'],
    [
      'a media type of a response is removed',
      { responses: { 200: ok } },
      { responses: { 200: { ...ok, content: {} } } },
      'major',
    ],
    [
      'a header is added',
      { responses: { 200: ok } },
      { responses: { 200: { ...ok, headers: { ETag: { schema } } } } },
      'minor',
    ],
    [
      'a header is removed',
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
      'a header becomes wider',
      { responses: { 200: { ...ok, headers: { ETag: { schema: { const: 'a' } } } } } },
      { responses: { 200: { ...ok, headers: { ETag: { schema } } } } },
      'major',
    ],
    ['a token becomes required', { security: [] }, { security: [token] }, 'major'],
    ['a token is no longer required', { security: [token] }, { security: [] }, 'major'],
    [
      'an alternative security scheme is added',
      { security: [token] },
      { security: [token, { key: [] }] },
      'minor',
    ],
    [
      'an alternative security scheme is removed',
      { security: [token, { key: [] }] },
      { security: [token] },
      'major',
    ],
    ['a scope becomes required', { security: [token] }, { security: [{ token: ['write'] }] }, 'major'],
    [
      'a scope is no longer required',
      { security: [{ token: ['read', 'write'] }] },
      { security: [{ token: ['read'] }] },
      'minor',
    ],
    ['a role loses access', { 'x-roles': ['Admin', 'Tutor'] }, { 'x-roles': ['Admin'] }, 'major'],
    [
      'a server is added',
      { servers: [{ url: '/a' }] } as never,
      { servers: [{ url: '/a' }, { url: '/b' }] } as never,
      'minor',
    ],
    [
      'a server is removed',
      { servers: [{ url: '/a' }, { url: '/b' }] } as never,
      { servers: [{ url: '/b' }] } as never,
      'major',
    ],
    ['a callback changes', { callbacks: { done: {} } } as never, { callbacks: {} } as never, 'major'],
    [
      'the default of a server variable changes',
      { servers: [{ url: '{a}', variables: { a: { default: '/a' } } }] } as never,
      { servers: [{ url: '{a}', variables: { a: { default: '/b' } } }] } as never,
      'minor',
    ],
    [
      'a server gets a description',
      { servers: [{ url: '/a' }] } as never,
      { servers: [{ url: '/a', description: 'A.' }] } as never,
      'patch',
    ],
  ];
