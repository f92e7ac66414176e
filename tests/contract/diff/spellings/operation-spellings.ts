import type { contractWith } from '../small-contracts.ts';

const schema = { type: 'string' };
export const tag = { name: 'tag', in: 'query', schema } as const;
const page = { name: 'page', in: 'query', schema: { type: 'integer' } } as const;
const trace = { name: 'X-Trace', in: 'header', schema } as const;
export const id = { name: 'id', in: 'path', required: true, schema } as const;
const json = { 'application/json': { schema } };
const ok = { description: 'The thing.', content: json };

type Contract = Parameters<typeof contractWith>;

export const operationSpellings: [description: string, before: Contract, after: Contract][] = [
  ['the order of tags', [{ tags: ['A', 'B'] as never }], [{ tags: ['B', 'A'] as never }]],
  ['the order of roles', [{ 'x-roles': ['Admin', 'Tutor'] }], [{ 'x-roles': ['Tutor', 'Admin'] }]],
  ['the order of parameters', [{ parameters: [tag, page] }], [{ parameters: [page, tag] }]],
  [
    'the order of security alternatives',
    [{ security: [{ token: [] }, { key: [], secret: [] }] }],
    [{ security: [{ secret: [], key: [] }, { token: [] }] }],
  ],
  ['no security in two notations', [{ security: [] }], [{ security: [{}] }]],
  [
    'a parameter that became a component',
    [{ parameters: [tag] }],
    [{ parameters: [{ $ref: '#/components/parameters/Tag' }] }, { parameters: { Tag: tag } }],
  ],
  [
    'a response that became a component',
    [{ responses: { 200: ok } }],
    [{ responses: { 200: { $ref: '#/components/responses/Ok' } } }, { responses: { Ok: ok } }],
  ],
  [
    'a request body that became a component',
    [{ requestBody: { content: json } }],
    [
      { requestBody: { $ref: '#/components/requestBodies/Body' } as never },
      { requestBodies: { Body: { content: json } } },
    ],
  ],
  [
    'a header that became a component',
    [{ responses: { 200: { ...ok, headers: { Location: { schema } } } } }],
    [
      {
        responses: {
          200: { ...ok, headers: { Location: { $ref: '#/components/headers/Location' } as never } },
        },
      },
      { headers: { Location: { schema } } },
    ],
  ],
  [
    'an example that became a component',
    [
      {
        responses: {
          200: { ...ok, content: { 'application/json': { schema, examples: { a: { value: 'a' } } } } },
        },
      },
    ],
    [
      {
        responses: {
          200: {
            ...ok,
            content: { 'application/json': { schema, examples: { a: { $ref: '#/components/examples/A' } } } },
          },
        },
      },
      { examples: { A: { value: 'a' } } },
    ],
  ],
  [
    'the letter case of header names',
    [{ parameters: [trace], responses: { 200: { ...ok, headers: { 'X-Total': { schema } } } } }],
    [
      {
        parameters: [{ ...trace, name: 'x-trace' }],
        responses: { 200: { ...ok, headers: { 'x-total': { schema } } } },
      },
    ],
  ],
  [
    'a header that OpenAPI ignores',
    [
      {
        parameters: [
          { ...trace, name: 'Accept' },
          { ...trace, name: 'authorization' },
        ],
      },
    ],
    [{ parameters: [] }],
  ],
  [
    'the spelling of a media type',
    [{ requestBody: { content: json } }],
    [{ requestBody: { content: { 'Application/JSON; charset=UTF-8': { schema } } } }],
  ],
  [
    'the order of the parameters of a media type',
    [{ requestBody: { content: { 'application/json; a=1; b=2': { schema } } } }],
    [{ requestBody: { content: { 'application/json;b=2;a="1"': { schema } } } }],
  ],
  [
    'an explicit default serialization',
    [{ parameters: [tag, trace] }],
    [
      {
        parameters: [
          { ...tag, style: 'form', explode: true, allowReserved: false },
          { ...trace, style: 'simple', explode: false },
        ] as never,
      },
    ],
  ],
  [
    'explicit flags that are false',
    [{ parameters: [tag], requestBody: { content: json } }],
    [
      {
        deprecated: false,
        parameters: [{ ...tag, required: false, deprecated: false }],
        requestBody: { content: json, required: false },
      } as never,
    ],
  ],
  [
    'the order and spacing of the content types of a form part',
    [
      {
        requestBody: {
          content: { 'multipart/form-data': { encoding: { a: { contentType: 'image/png, image/webp' } } } },
        },
      },
    ] as never,
    [
      {
        requestBody: {
          content: { 'multipart/form-data': { encoding: { a: { contentType: 'image/webp,image/png' } } } },
        },
      },
    ] as never,
  ],
  ['the letter case of a status range', [{ responses: { '2XX': ok } }], [{ responses: { '2xx': ok } }]],
];
