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
const stored = { 'content-type': 'image/png' };

test.each<[description: string, status: number, headers: Record<string, string>, found: string[]]>([
  ['accepts any origin', 200, allowing('*'), []],
  ['accepts the origin of the request', 401, allowing('https://app.example.org'), []],
  ['finds a missing origin', 401, {}, ['header/access-control-allow-origin']],
  [
    'finds another origin',
    200,
    allowing('https://other.example.org'),
    ['header/access-control-allow-origin'],
  ],
  ['accepts a missing origin in a response of a gateway', 502, {}, []],
  [
    'finds a header that is not exposed',
    429,
    { ...allowing('*'), 'retry-after': '1' },
    ['header/access-control-expose-headers'],
  ],
  [
    'accepts exposed headers',
    405,
    { ...allowing('*'), allow: 'GET', 'access-control-expose-headers': 'Allow,Date' },
    [],
  ],
  [
    'finds a response that may be stored without Vary',
    200,
    { ...allowing('https://app.example.org'), ...stored },
    ['header/vary'],
  ],
  [
    'accepts a response that may be stored with Vary',
    200,
    { ...allowing('https://app.example.org'), ...stored, vary: 'Accept-Encoding, Origin' },
    [],
  ],
])('judgeCors %s', (_description, status, headers, found) => {
  const exchange = exchangeOf(status, { 'content-type': 'application/json', ...headers });
  const judged = judgeCors(exchange, 'listTerms');
  expect(judged.map(({ pointer }) => pointer)).toEqual(found);
});
