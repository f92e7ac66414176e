import { expect, test } from 'vitest';
import { routesOf, type ContractDocument, type Schema } from '#openapi/tools/document.ts';
import { responseProperties } from '#openapi/tools/verify/verdict/response-properties.ts';

const schemas: Record<string, Schema> = {
  Shelf: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      note: { type: ['string', 'null'] },
      shelves: { type: 'array', items: { $ref: '#/components/schemas/Shelf' } },
      content: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { $ref: '#/components/schemas/Content' },
      },
    },
  },
  Content: { oneOf: [{ $ref: '#/components/schemas/Book' }, { $ref: '#/components/schemas/Film' }] },
  Book: {
    type: 'object',
    required: ['pages'],
    properties: { pages: { type: 'integer' }, cover: { type: 'string' } },
  },
  Film: {
    type: 'object',
    required: ['minutes'],
    properties: { minutes: { type: 'integer' }, cover: { type: 'string' } },
  },
};

const document = {
  openapi: '3.1.1',
  paths: {
    '/shelf': {
      get: {
        operationId: 'getShelf',
        responses: {
          200: {
            description: '',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Shelf' } } },
          },
        },
      },
    },
  },
  components: { schemas, responses: {}, parameters: {}, examples: {} },
} as unknown as ContractDocument;

const propertiesIn = (body: string, status = 200) =>
  responseProperties(document, routesOf(document), [
    {
      step: 'shelf › read',
      operationId: 'getShelf',
      request: { method: 'GET', url: '/shelf', headers: {}, body: undefined },
      response: {
        status,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: new TextEncoder().encode(body),
      },
      url: 'http://localhost/api/terms',
      milliseconds: 1,
    },
  ]);

test('responseProperties lists all properties, also in JSON strings and recursive schemas', () => {
  expect(propertiesIn('{}')).toEqual({
    documented: [
      'Shelf.title',
      'Shelf.note',
      'Shelf.shelves',
      'Shelf.content',
      'Book.pages',
      'Book.cover',
      'Film.minutes',
      'Film.cover',
    ],
    seen: [],
  });
});

test('responseProperties lists the seen properties at any depth, except those with the value null', () => {
  const { seen } = propertiesIn('{"note": null, "shelves": [{"title": "Chess"}]}');
  expect(seen).toEqual(['Shelf.shelves', 'Shelf.title']);
});

test('responseProperties assigns the content of a JSON string to the matching branch', () => {
  const { seen } = propertiesIn(JSON.stringify({ content: '{"minutes": 90, "cover": "chess.png"}' }));
  expect(seen).toEqual(['Shelf.content', 'Film.minutes', 'Film.cover']);
});

test.each([
  ['is not documented', '{"authors": []}', 200],
  ['has a status that is not documented', '{"title": "Chess"}', 404],
  ['is not JSON', '{"title": ', 200],
])('responseProperties ignores content that %s', (_, body, status) => {
  expect(propertiesIn(body, status).seen).toEqual([]);
});
