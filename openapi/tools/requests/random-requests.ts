/**
 * Generates requests with hostile input from the examples of the contract: other ids and types, values at and
 * beyond limits, missing and unknown properties, also in JSON strings. Deterministic for a given random source.
 */
import { parametersOf, type ContractDocument, type Route } from '../document.ts';
import { isObject } from './facets.ts';
import { fetchArguments, sampleRequests, type SampleBody, type SampleRequest } from './sample-requests.ts';

export interface RandomRequestOptions {
  document: ContractDocument;
  random: () => number;
  ids: () => readonly string[];
}

/** Arguments for `fetch`, with a URL relative to the API base. */
export type RandomRequest = ReturnType<typeof fetchArguments>;

const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'x'.repeat(65),
  'x'.repeat(20_001),
  '\u0000',
  '\uD800',
  '\u202Etxt.exe',
  '🧒🏽',
  'İ',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%2e%2e',
  'a\r\nBcc: everyone@springbyte.test',
  '__proto__',
  'constructor',
  'toString',
  '[[',
  '[[a]',
  '[[list[0]]]',
  '[[]]',
  '{"',
  '[]',
  '{"type":"constructor"}',
  'parent@springbyte.test',
  'PARENT@springbyte.test ',
  'user@',
  '9999-12-31T23:59:59-12:00',
  '0001-01-01T00:00:00+23:59',
  '2025-02-30',
  '2025-05-15T13:08:60Z',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/png;base64,AAAA',
  'data:,',
  'javascript:alert(1)',
] as const;

const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.005,
  1e308,
  -1e308,
  2 ** 53,
  [],
  {},
  [[[[]]]],
  { constructor: { prototype: {} } },
  Array.from({ length: 1001 }, () => 'x'),
];

const hostileNames = ['__proto__', 'constructor', 'toString', 'id', 'role', 'isAdmin', 'score', ''] as const;

const hostileBodies: readonly { type: string; text: string }[] = [
  { type: 'application/json', text: '' },
  { type: 'application/json', text: '{"' },
  { type: 'application/json', text: 'null' },
  { type: 'application/json', text: '"x"' },
  { type: 'application/json', text: '1e999' },
  { type: 'application/json', text: `${'['.repeat(5000)}${']'.repeat(5000)}` },
  { type: 'application/json', text: '\uFEFF{}' },
  { type: 'text/plain', text: '{}' },
  { type: 'application/x-www-form-urlencoded', text: 'a=b' },
  { type: 'multipart/form-data; boundary=x', text: '--x--' },
  { type: 'multipart/form-data', text: '' },
];

export function createRandomRequests({
  document,
  random,
  ids,
}: RandomRequestOptions): (route: Route) => RandomRequest {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const happens = (share: number) => random() < share;
  const hostile = (): unknown => (happens(0.6) ? pick(hostileTexts) : pick(hostileValues));
  const text = (): string => (happens(0.5) ? pick(ids()) : pick(hostileTexts));

  function mutated(value: unknown): unknown {
    if (typeof value === 'string') return mutatedText(value);
    if (happens(0.15)) return hostile();
    if (Array.isArray(value)) return mutatedList(value);
    return isObject(value) ? mutatedObject(value) : hostile();
  }

  function mutatedText(value: string): unknown {
    const json = /^[[{]/.test(value) ? parsed(value) : undefined;
    if (json !== undefined && happens(0.8)) return JSON.stringify(mutated(json));
    return happens(0.4) ? text() : hostile();
  }

  function mutatedList(list: unknown[]): unknown {
    const index = Math.floor(random() * list.length);
    if (list.length === 0 || happens(0.2)) return [...list, hostile()];
    if (happens(0.2)) return [...list, list[index]];
    return list.map((item, at) => (at === index ? mutated(item) : item));
  }

  function mutatedObject(value: Record<string, unknown>): unknown {
    const entries = Object.entries(value);
    const index = Math.floor(random() * entries.length);
    if (entries.length === 0 || happens(0.15)) return withProperty(entries, pick(hostileNames), hostile());
    if (happens(0.15)) return Object.fromEntries(entries.filter((_entry, at) => at !== index));
    return Object.fromEntries(
      entries.map(([name, inner], at) => [name, at === index ? mutated(inner) : inner]),
    );
  }

  /** Returns a text that fits in a URL. It is never empty, because an empty segment would change the path. */
  function parameter(value: string): string {
    const chosen = happens(0.35) ? value : text();
    return chosen.slice(0, 300).toWellFormed() || ' ';
  }

  function query(sample: SampleRequest): Record<string, string> {
    const known = parametersOf(document, sample.route).filter(({ in: where }) => where === 'query');
    const kept = known.filter(({ required }) => required === true || happens(0.6));
    const sent = kept.flatMap(({ name }) =>
      happens(0.9) ? [[name, parameter(sample.query[name] ?? '')]] : [],
    );
    return Object.fromEntries(happens(0.05) ? [...sent, [pick(hostileNames), text()]] : sent) as Record<
      string,
      string
    >;
  }

  function body(sampled: SampleBody | undefined): SampleBody | undefined {
    if (!sampled || 'text' in sampled) return sampled;
    let value: unknown = sampled.value;
    const times = Math.floor(random() * 4);
    for (let time = 0; time < times; time += 1) value = mutated(value);
    if (sampled.type === 'application/json') return { ...sampled, value };
    return isObject(value) ? { ...sampled, value } : sampled;
  }

  return (route) => {
    const sample = pick(sampleRequests(document, route));
    const params = Object.fromEntries(
      Object.entries(sample.params).map(([name, value]) => [name, parameter(value)]),
    );
    const { url, init } = fetchArguments({
      ...sample,
      params,
      query: query(sample),
      body: body(sample.body),
    });
    if (!happens(0.06)) return { url, init };
    const { type, text: raw } = pick(hostileBodies);
    if (route.method === 'get') return { url, init };
    return { url, init: { ...init, body: raw, headers: { 'Content-Type': type } } };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withProperty = (entries: [string, unknown][], name: string, value: unknown) =>
  Object.fromEntries([...entries, [name, value]]);
