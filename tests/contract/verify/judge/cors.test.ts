import { expect, test } from 'vitest';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { judgeCors } from '#openapi/tools/verify/judge/cors.ts';

const exchangeOf = (status: number, headers: Record<string, string>): Exchange => ({
  step: 'a test',
  operationId: 'listTerms',
  request: {
    method: 'GET',
    url: '/terms',
    headers: { origin: 'https://app.example.org' },
    body: undefined,
  },
  response: { status, headers, body: new Uint8Array() },
  url: 'http://localhost/api/terms',
  milliseconds: 1,
});

const allowing = (origin: string) => ({ 'access-control-allow-origin': origin });
const stored = { 'cache-control': 'public, max-age=60' };

test.each<[description: string, status: number, headers: Record<string, string>, found: string[]]>([
  ['any origin', 200, allowing('*'), []],
  ['the origin', 401, allowing('https://app.example.org'), []],
  ['no origin', 401, {}, ['header/access-control-allow-origin']],
  ['another origin', 200, allowing('https://other.example.org'), ['header/access-control-allow-origin']],
  ['no origin by a gateway', 502, {}, []],
  ['hidden headers', 429, { ...allowing('*'), 'retry-after': '1' }, ['header/access-control-expose-headers']],
  [
    'exposed headers',
    405,
    { ...allowing('*'), allow: 'GET', 'access-control-expose-headers': 'Allow,Date' },
    [],
  ],
  [
    'a stored response to one origin',
    200,
    { ...allowing('https://app.example.org'), ...stored },
    ['header/vary'],
  ],
  [
    'a stored response with Vary',
    200,
    { ...allowing('https://app.example.org'), ...stored, vary: 'Accept-Encoding, Origin' },
    [],
  ],
])('judgeCors: %s', (_description, status, headers, found) => {
  const judged = judgeCors(exchangeOf(status, { 'cache-control': 'no-store', ...headers }), 'listTerms');
  expect(judged.map(({ pointer }) => pointer)).toEqual(found);
});
