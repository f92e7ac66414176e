import type { Route } from '../../../document.ts';
import { isObject } from '../../../requests/facets.ts';
import { mediaOf, sampleRequests, type SampleRequest } from '../../../requests/sample-requests.ts';
import type { ContractValidator } from '../../../validator/validator.ts';
import type { RequestMessage } from '../../calls/exchange.ts';
import { concurrency, pool } from '../../calls/pool.ts';
import type { Finding } from '../../judge/judge.ts';
import { harmlessRequest } from '../access.ts';
import { messageOf, tokenFor, unknownId } from '../probe.ts';
import { withUnknownIds } from '../requests.ts';
import {
  callableRoutes,
  firstOfTags,
  noServerError,
  exactly,
  probeStatus,
  type StatusProbe,
  type TransportOptions,
} from './probe-status.ts';

interface Options extends TransportOptions {
  validator: ContractValidator;
}

/** Checks the rules for bodies: content types, charsets, encoding, characters, nesting, and bodies to be ignored. */
export async function probeBodies(options: Options): Promise<Finding[]> {
  const callable = callableRoutes(options);
  const ofJson = callable.filter((route) => mediaOf(route)?.[0] === json);
  const withoutBody = callable.filter(
    (route) => !mediaOf(route) && route.method !== 'get' && route.path.includes('{'),
  );
  const found = [
    ...(await pool(concurrency, ofJson, (route) => probeTexts(options, route))),
    ...(await pool(concurrency, firstOfTags(ofJson), (route) => probeParser(options, route))),
    ...(await pool(concurrency, withoutBody, (route) => probeIgnoredBody(options, route))),
  ];
  return found.flat();
}

const json = 'application/json';

const encode = (text: string) => new TextEncoder().encode(text);

/** JSON that many handlers parse or store on their own. */
async function probeTexts({ document, tokens, call, validator }: Options, route: Route): Promise<Finding[]> {
  const [sample] = sampleRequests(document, route);
  if (!sample) return [];
  const { operationId: operation } = route.operation;
  const unknown = withUnknownIds(sample) ?? sample;
  const request = await messageOf(unknown, tokenFor(route, tokens));
  const withText = (text: string) => textWith(validator, unknown, text);
  const bodies: [step: string, body: RequestMessage['body']][] = [
    ['malformed JSON', encode('{"')],
    ['U+0000 in a string', bytesOf(withText('\0'))],
    ['an unpaired surrogate in a string', bytesOf(withText('\uD800'))],
    // In Latin-1, the character is the byte FF, which UTF-8 never contains.
    ['a body that is not UTF-8', bytesOf(withText('\u00FF'), 'latin1')],
  ];
  const found = await pool(1, bodies, async ([step, body]) =>
    body === undefined
      ? []
      : probeStatus(call, { operation, step, request: { ...request, body }, ...exactly(400) }),
  );
  return found.flat();
}

/** The body of a sample with a text inside a string. Returns undefined if the schema alone rejects it everywhere. */
function textWith(validator: ContractValidator, sample: SampleRequest, text: string): string | undefined {
  const { route, params, query, headers, body } = sample;
  if (!body || 'text' in body) return undefined;
  const insert = (original: string) => original.slice(0, 1) + text + original.slice(1);
  for (const value of withOneString(body.value, insert)) {
    const parts = { params, query, headers: { ...headers, 'content-type': json }, body: value };
    if (validator.request(route.operation.operationId, parts).length === 0) return JSON.stringify(value);
  }
  return undefined;
}

/** Variants of a value in which one string has changed. */
function* withOneString(value: unknown, change: (text: string) => string): Generator {
  if (typeof value === 'string') yield change(value);
  else if (Array.isArray(value)) {
    for (const [index, item] of (value as unknown[]).entries()) {
      for (const changed of withOneString(item, change)) yield (value as unknown[]).with(index, changed);
    }
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      for (const changed of withOneString(inner, change)) yield { ...value, [name]: changed };
    }
  }
}

const bytesOf = (text: string | undefined, encoding: BufferEncoding = 'utf8') =>
  text === undefined ? undefined : Uint8Array.from(Buffer.from(text, encoding));

/** What a parser decides before it knows the operation. */
async function probeParser(options: Options, route: Route): Promise<Finding[]> {
  const usual = await sendUsual(options, route, 'a JSON body');
  if (!usual) return [];
  const { call } = options;
  const { operationId: operation } = route.operation;
  const { request, status } = usual;
  const { 'content-type': _, ...headers } = request.headers;
  const ofType = (type: string | undefined) => ({
    headers: { ...headers, ...(type && { 'content-type': type }) },
  });
  const same = {
    ...exactly(status),
    expected: `status ${status}, as with ${json}`,
  };
  const variants: (Pick<StatusProbe, 'step' | 'expected' | 'isExpected'> & Partial<RequestMessage>)[] = [
    ...[`${json}; charset=utf-8`, `${json};charset="UTF-8"`, 'Application/JSON'].map((type) => ({
      step: `Content-Type: ${type}`,
      ...ofType(type),
      ...same,
    })),
    ...[
      `${json}; charset=iso-8859-1`,
      `${json}; charset=utf-16`,
      'text/plain',
      'application/x-www-form-urlencoded',
    ].map((type) => ({ step: `Content-Type: ${type}`, ...ofType(type), ...exactly(415) })),
    { step: 'a body without Content-Type', ...ofType(undefined), ...exactly(415) },
    { step: 'JSON of 20,000 levels', body: encode(deepJson), ...exactly(400) },
    { step: 'a byte order mark', body: encode('\uFEFF{}'), ...noServerError },
    {
      step: 'a name that is sent twice',
      body: encode(`{"${unknownId}":1,"${unknownId}":2}`),
      ...noServerError,
    },
  ];
  const found = await pool(1, variants, ({ step, expected, isExpected, ...change }) =>
    probeStatus(call, { operation, step, expected, isExpected, request: { ...request, ...change } }),
  );
  return found.flat();
}

/** Sends a request that changes nothing. Variants of it must have the same status. */
async function sendUsual({ document, tokens, call }: Options, route: Route, step: string) {
  const [sample] = sampleRequests(document, route);
  if (!sample) return undefined;
  const request = await harmlessRequest(sample, tokenFor(route, tokens));
  const { response } = await call(step, request);
  return response && { request, status: response.status };
}

const deepJson = `{"${unknownId}":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;

async function probeIgnoredBody(options: Options, route: Route): Promise<Finding[]> {
  const usual = await sendUsual(options, route, 'no body');
  if (!usual) return [];
  const { call } = options;
  const { operationId: operation } = route.operation;
  const request = { ...usual.request, headers: { ...usual.request.headers, 'content-type': json } };
  const same = { ...exactly(usual.status), expected: `status ${usual.status}, as without it` };
  return [
    ...(await probeStatus(call, { operation, step: 'a Content-Type without a body', request, ...same })),
    ...(await probeStatus(call, {
      operation,
      step: 'a body that is ignored',
      request: { ...request, body: encode('{}') },
      ...same,
    })),
  ];
}
