import { expect, test } from 'vitest';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { judgeInternalDetails } from '#openapi/tools/verify/judge/internal-details.ts';

const exchangeOf = (status: number, body: string, sent = ''): Exchange => ({
  step: 'a test',
  operationId: 'listTerms',
  request: { method: 'GET', url: `/terms?search=${encodeURIComponent(sent)}`, headers: {}, body: undefined },
  response: { status, headers: {}, body: new TextEncoder().encode(body) },
  url: 'http://localhost/api/terms',
  milliseconds: 1,
});

test.each([
  ['JavaScript', '/message', { message: 'x is wrong\n    at createTerm (/srv/app/terms.js:12:7)' }],
  ['Java', '/trace', { trace: '\tat org.example.Terms.create(Terms.java:41)' }],
  ['C#', '/detail', { detail: String.raw`at Api.Terms.Create(Term term) in C:\src\Terms.cs:line 33` }],
  ['Python', '', 'Traceback (most recent call last):\n  File "/srv/app.py", line 7, in create'],
  ['PHP', '/message', { message: '#0 /var/www/Terms.php(12): Terms->create()' }],
  ['Go', '/message', { message: 'goroutine 12 [running]:' }],
  ['HTML', '', '<pre>Error<br> &nbsp; &nbsp;at parse (/srv/node_modules/x/json.js:92:19)</pre>'],
  ['a path', '/message', { message: 'No term in /srv/app/src/terms.ts.' }],
  ['MySQL', '/message', { message: "ER_DUP_ENTRY: Duplicate entry 'x' for key 'title'" }],
  ['PostgreSQL', '/errors/title/0', { errors: { title: ['violates unique constraint "terms_title"'] } }],
  ['SQL', '/message', { message: 'SELECT "id" FROM "terms" failed' }],
  ['an exception', '/message', { message: 'EntityNotFoundException' }],
])('judgeInternalDetails finds details of %s', (_description, pointer, body) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  expect(judgeInternalDetails(exchangeOf(500, text), 'listTerms')).toMatchObject([{ pointer }]);
  expect(judgeInternalDetails(exchangeOf(200, text), 'listTerms')).toEqual([]);
});

test.each([
  ['usual messages', 'Term not found. Select a term from the list, or update the set.', ''],
  ['a URL', 'There is no such path: http://localhost/files/code.js', ''],
  ['what the request contained', 'There is no term at /srv/app/terms.js.', '/srv/app/terms.js'],
])('judgeInternalDetails ignores %s', (_description, message, sent) => {
  expect(judgeInternalDetails(exchangeOf(404, JSON.stringify({ message }), sent), 'listTerms')).toEqual([]);
});
