import { expect, test } from 'vitest';
import { resolve } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { createJudge } from '#openapi/tools/verify/judge/judge.ts';
import { jsonHeaders } from '../servers/faulty-server.ts';

const password = 'Vp7!of-all-users';
const judge = createJudge(document, createValidator(document), createFindRoute(document), password);

const term = { id: 'trm-1', title: 'Term 1', description: null };

const termRequest: [string, string] = ['GET', '/terms/trm-1'];
const sheetRequest: [string, string] = ['GET', '/activities/activity-answsers/act-1'];
const changeRequest: [string, string] = ['GET', '/moderation/changes/chs-1'];
const activeRequest: [string, string] = ['GET', '/subscriptions/learner/lrn-1/active'];

function exampleOf(path: string): Record<string, unknown> {
  const response = resolve(document, document.paths[path]?.get?.responses['200'] ?? { $ref: '' });
  const [first] = Object.values(response.content?.['application/json']?.examples ?? {});
  if (!first) throw new Error(`GET ${path} has no example.`);
  return resolve(document, first).value as Record<string, unknown>;
}

const sheet = exampleOf('/activities/activity-answsers/{id}') as { questions: { data: string }[] };
const change = exampleOf('/moderation/changes/{id}');
const active = exampleOf('/subscriptions/learner/{id}/active');

const firstData = sheet.questions[0]?.data ?? '';

const sheetWith = (data: unknown) => ({
  ...sheet,
  questions: sheet.questions.map((question, index) => (index === 0 ? { ...question, data } : question)),
});

function foundIn(
  status: number,
  body: unknown,
  extraHeaders: Record<string, string> = {},
  [method, url]: [string, string] = ['GET', '/terms'],
  headers: Record<string, string> = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bytes = body instanceof Uint8Array ? Uint8Array.from(body) : new TextEncoder().encode(text);
  const exchange: Exchange = {
    step: 'a test',
    operationId: undefined,
    request: { method, url, headers, body: undefined },
    response: { status, headers: { ...jsonHeaders, ...extraHeaders }, body: bytes },
    url: 'http://localhost/api/terms',
    milliseconds: 1,
  };
  return judge(exchange).map(({ pointer, expected, actual }) => [pointer, expected, actual]);
}

test('finds nothing in a conforming response', () => {
  expect(foundIn(200, [term])).toEqual([]);
  expect(foundIn(200, [term], { 'content-type': 'application/json; charset="UTF-8"' })).toEqual([]);
  expect(foundIn(200, [term], { 'cache-control': 'private, No-Store' })).toEqual([]);
});

test.each<
  [
    description: string,
    request: [method: string, url: string],
    status: number,
    body: unknown,
    found: unknown[],
  ]
>([
  ['a property of another type', termRequest, 200, { ...term, title: 7 }, ['/title', 'string', '7']],
  [
    'a property that is missing',
    termRequest,
    200,
    { ...term, title: undefined },
    ['/title', 'a value', 'nothing'],
  ],
  [
    'an undocumented property',
    termRequest,
    200,
    { ...term, secret: true },
    ['/secret', 'no such property', 'true'],
  ],
  [
    'an undocumented status',
    ['POST', '/terms'],
    200,
    term,
    ['', expect.stringMatching(/^status 201, /), 'status 200'],
  ],
  [
    'a page of a framework in place of a problem',
    ['PATCH', '/terms'],
    405,
    '<h1>Method Not Allowed</h1>',
    ['', 'valid JSON', expect.anything()],
  ],
  ['a 404 without a message', ['GET', '/nowhere'], 404, {}, ['/message', 'a value', 'nothing']],
  ['malformed JSON', termRequest, 200, '{"id', ['', 'valid JSON', expect.anything()]],
  [
    'an answer key in the JSON string of an answer sheet',
    sheetRequest,
    200,
    sheetWith(JSON.stringify({ ...(JSON.parse(firstData) as object), correctAnswer: false })),
    ['/questions/0/data/correctAnswer', 'no such property', 'false'],
  ],
  [
    'an object instead of a JSON string',
    sheetRequest,
    200,
    sheetWith(JSON.parse(firstData)),
    ['/questions/0/data', 'string', expect.anything()],
  ],
  [
    'a malformed JSON string',
    sheetRequest,
    200,
    sheetWith(firstData.slice(0, -1)),
    ['/questions/0/data', 'a JSON string', expect.anything()],
  ],
  [
    'a day that does not exist',
    changeRequest,
    200,
    { ...change, submittedAtUtc: '2025-02-30T10:00:00Z' },
    ['/submittedAtUtc', 'a string of format date-time', '"2025-02-30T10:00:00Z"'],
  ],
  [
    'an unknown enum value',
    changeRequest,
    200,
    { ...change, status: 'Waiting' },
    ['/status', expect.stringContaining('one of'), '"Waiting"'],
  ],
  [
    'a missing property that one branch of a union requires',
    activeRequest,
    200,
    { ...active, expirationDate: undefined },
    ['/expirationDate', 'a value', 'nothing'],
  ],
])('finds %s', (_description, request, status, body, found) => {
  expect(foundIn(status, body, {}, request)).toContainEqual(found);
});

test('finds an undocumented media type', () => {
  expect(foundIn(200, [term], { 'content-type': 'text/html' })).toContainEqual([
    'header/content-type',
    'application/json',
    'text/html',
  ]);
});

test('finds wrong values of the headers that every response needs', () => {
  expect(foundIn(200, [term], { 'cache-control': 'public, max-age=60' })).toEqual([
    ['header/cache-control', 'no-store', 'public, max-age=60'],
  ]);
  expect(foundIn(401, { message: 'No.' }, { 'x-content-type-options': '' })).toEqual([
    ['header/x-content-type-options', 'nosniff', ''],
  ]);
  expect(foundIn(204, '', { 'x-content-type-options': 'sniff' }, ['DELETE', '/terms/trm-1'])).toEqual([
    ['header/x-content-type-options', 'nosniff', 'sniff'],
  ]);
});

const signInRequest: [string, string] = ['POST', '/auth/login'];

test.each([
  [{}, 'a value', 'nothing'],
  [{ 'retry-after': 'Fri, 27 Nov 2026 12:00:00 GMT' }, 'integer', '"Fri, 27 Nov 2026 12:00:00 GMT"'],
  [{ 'retry-after': '0' }, 'must be >= 1', '0'],
])('finds a wrong Retry-After: %j', (extraHeaders, expected, actual) => {
  expect(foundIn(429, { message: 'Wait.' }, extraHeaders, signInRequest)).toEqual([
    ['header/retry-after', expected, actual],
  ]);
});

test('finds a partial response without Content-Range', () => {
  const type = { 'content-type': 'image/png' };
  expect(foundIn(206, 'bytes', type, ['GET', '/files/fil-1/media'])).toEqual([
    ['header/content-range', 'a value', 'nothing'],
  ]);
});

test('finds JSON that is not UTF-8', () => {
  const latin1 = Uint8Array.from(Buffer.from(JSON.stringify([{ ...term, title: 'Zoë' }]), 'latin1'));
  expect(foundIn(200, latin1)).toEqual([['', 'valid JSON', expect.stringContaining('utf-8')]]);
  expect(foundIn(200, `\uFEFF${JSON.stringify([term])}`)).toEqual([['', 'valid JSON', expect.anything()]]);
  const type = 'application/json; charset=ISO-8859-1';
  expect(foundIn(200, [term], { 'content-type': type })).toEqual([
    ['header/content-type', 'JSON in UTF-8', type],
  ]);
});

test('finds a password in a message, and masks it', () => {
  const message = `'${password}' is too simple.`;
  expect(foundIn(400, { message, errors: { password: ['No.'] } }, {}, signInRequest)).toEqual([
    ['', 'no password in a response', '********'],
  ]);
});

test.each([{ message: 'No.' }, { message: 'No.', errors: {} }])(
  'finds a 400 without reasons: %j',
  (problem) => {
    expect(foundIn(400, problem, {}, signInRequest)).toContainEqual([
      '/errors',
      'the reasons for each invalid part',
      expect.anything(),
    ]);
  },
);

test.each([
  ['Parent', '/activities', '/0/questions/0/data/correctAnswer'],
  ['Learner', '/activities', '/0/questions/0/data/correctAnswer'],
  ['Tutor', '/activities', undefined],
  ['Parent', '/activities/activity-result/att-1', undefined],
])('as %s, finds the answer key of GET %s at %s', (role, url, pointer) => {
  const claims = Buffer.from(JSON.stringify(role === 'Learner' ? { roles: [role] } : { role })).toString(
    'base64url',
  );
  const body = [{ questions: [{ data: JSON.stringify({ prompt: 'Why?', correctAnswer: 'So' }) }] }];
  const found = foundIn(200, body, {}, ['GET', url], { authorization: `Bearer e30.${claims}.e30` });
  const ofKey = found.filter(([, expected]) => expected === 'no answer key for a Learner or a Parent');
  expect(ofKey.map(([at]) => at)).toEqual(pointer === undefined ? [] : [pointer]);
});

test('finds a repeated record in a list', () => {
  expect(foundIn(200, [term, { ...term, id: 'trm-2' }, term])).toEqual([
    ['/2/id', 'each record once', '"trm-1"'],
  ]);
});

test('finds JSON that is nested too deeply', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(foundIn(200, deep)).toEqual([['', 'JSON', 'too many levels']]);
});

test('reports at most 1,000 invalid items of a long list', () => {
  const list = Array.from({ length: 50_000 }, (_, index) => ({ ...term, id: `trm-${index}` }));
  const wrong = { title: 'Term', description: null };
  expect(
    foundIn(
      200,
      list.map(() => wrong),
    ),
  ).toHaveLength(1000);
  // The index refers to the list, not to the slice.
  expect(foundIn(200, [...list, wrong])).toEqual([['/50000/id', 'a value', 'nothing']]);
});

test('finds a wrong order where two slices of a long list meet', () => {
  const learners = Array.from({ length: 1001 }, (_, index) => ({
    id: `lrn-${index}`,
    name: index < 1000 ? 'Zola' : 'Ayanda',
    surname: 'Dube',
    school: null,
    gradeTitle: 'Grade 1',
  }));
  expect(foundIn(200, learners, {}, ['GET', '/learner/by-grade/grd-1'])).toEqual([
    ['/1000', 'items sorted by name, then surname', '["Ayanda","Dube"] after ["Zola","Dube"]'],
  ]);
});

test('finds properties named like JavaScript built-ins', () => {
  const body = `[{ "__proto__": { "id": "x" }, "constructor": 1, ${JSON.stringify(term).slice(1)}]`;
  expect(foundIn(200, body).map(([pointer]) => pointer)).toEqual(['/0/__proto__', '/0/constructor']);
});
