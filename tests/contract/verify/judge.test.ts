import { expect, test } from 'vitest';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { createJudge } from '#openapi/tools/verify/judge.ts';
import { jsonHeaders } from './faulty-server.ts';

/* What the kit says of a single response. */

const password = 'Vp7!of-everybody';
const judge = createJudge(document, createValidator(document), createFindRoute(document), password);

const term = { id: 'trm-1', title: 'Term 1', description: null };

/** What is found in a response, without what all findings have. */
function foundIn(
  status: number,
  body: unknown,
  more: Record<string, string> = {},
  [method, url]: [string, string] = ['GET', '/terms'],
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bytes = body instanceof Uint8Array ? Uint8Array.from(body) : new TextEncoder().encode(text);
  const exchange: Exchange = {
    step: 'a test',
    operationId: undefined,
    request: { method, url, headers: {}, body: undefined },
    response: { status, headers: { ...jsonHeaders, ...more }, body: bytes },
    milliseconds: 1,
  };
  return judge(exchange).map(({ pointer, expected, actual }) => [pointer, expected, actual]);
}

test('nothing in a response that conforms', () => {
  expect(foundIn(200, [term])).toEqual([]);
  expect(foundIn(200, [term], { 'content-type': 'application/json; charset="UTF-8"' })).toEqual([]);
  expect(foundIn(200, [term], { 'cache-control': 'private, No-Store' })).toEqual([]);
});

test('headers that every response has', () => {
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

const signIn: [string, string] = ['POST', '/auth/login'];

test.each([
  [{}, 'a value', 'nothing'],
  [{ 'retry-after': 'Fri, 27 Nov 2026 12:00:00 GMT' }, 'integer', '"Fri, 27 Nov 2026 12:00:00 GMT"'],
  [{ 'retry-after': '0' }, 'must be >= 1', '0'],
])('a wrong Retry-After: %j', (more, expected, actual) => {
  expect(foundIn(429, { message: 'Wait.' }, more, signIn)).toEqual([
    ['header/retry-after', expected, actual],
  ]);
});

test('part of a file that does not say which', () => {
  const type = { 'content-type': 'image/png' };
  expect(foundIn(206, 'bytes', type, ['GET', '/files/fil-1/media'])).toEqual([
    ['header/content-range', 'a value', 'nothing'],
  ]);
});

test('JSON that is not UTF-8', () => {
  const latin1 = Uint8Array.from(Buffer.from(JSON.stringify([{ ...term, title: 'Zoë' }]), 'latin1'));
  expect(foundIn(200, latin1)).toEqual([['', 'valid JSON', expect.stringContaining('utf-8')]]);
  expect(foundIn(200, `\uFEFF${JSON.stringify([term])}`)).toEqual([['', 'valid JSON', expect.anything()]]);
  const type = 'application/json; charset=ISO-8859-1';
  expect(foundIn(200, [term], { 'content-type': type })).toEqual([
    ['header/content-type', 'JSON in UTF-8', type],
  ]);
});

test('a password that is repeated in a message, which no report then shows', () => {
  expect(foundIn(400, { message: `'${password}' is too simple.` }, {}, signIn)).toEqual([
    ['', 'no password in a response', '********'],
  ]);
});

test('a list with the same record twice', () => {
  expect(foundIn(200, [term, { ...term, id: 'trm-2' }, term])).toEqual([
    ['/2/id', 'each record once', '"trm-1"'],
  ]);
});

test('JSON with more levels than the stack has', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(foundIn(200, deep)).toEqual([['', 'JSON', 'too many levels']]);
});

test('a long list in which everything is wrong: no more than its first part is listed', () => {
  const list = Array.from({ length: 50_000 }, (_, index) => ({ ...term, id: `trm-${index}` }));
  const wrong = { title: 'Term', description: null };
  expect(
    foundIn(
      200,
      list.map(() => wrong),
    ),
  ).toHaveLength(1000);
  // An index counts from the beginning of the list, not of the part that was compared.
  expect(foundIn(200, [...list, wrong])).toEqual([['/50000/id', 'a value', 'nothing']]);
});

test('members whose names JavaScript has, too', () => {
  const body = `[{ "__proto__": { "id": "x" }, "constructor": 1, ${JSON.stringify(term).slice(1)}]`;
  expect(foundIn(200, body).map(([pointer]) => pointer)).toEqual(['/0/__proto__', '/0/constructor']);
});
