import { isDeepStrictEqual } from 'node:util';
import { normalizePhoneNumber } from '../../../rules/phone-numbers.ts';
import type { ContractDocument, Schema } from '../../document.ts';
import { createFacets, isObject, valuesOf } from '../../requests/facets.ts';
import { preview } from '../../validator/deviation.ts';
import { createSchemaCompiler } from '../../validator/schema-compiler.ts';
import { jsonIn, mediaTypeOf, textOf, type Exchange, type RequestMessage } from '../calls/exchange.ts';
import type { FindRoute } from '../calls/find-route.ts';
import type { Finding } from './judge.ts';

/** A record as it was sent. */
interface Sent {
  value: Record<string, unknown>;
  schema: Schema;
}

interface Options {
  pointer: string;
  /** Whether the content of JSON strings comes back: other users may receive less of it. */
  isOwn: boolean;
  /** Whether lists keep their order. */
  isContent?: true;
}

interface Difference {
  pointer: string;
  sent: unknown;
  got: unknown;
}

/**
 * Returns a function that compares what scenarios send with what they receive: until the next change, every response
 * shows a record as the last POST or PUT has sent it. Properties with `x-echo: false` may differ.
 */
export function createFindLostValues(
  document: ContractDocument,
  findRoute: FindRoute,
): (exchanges: readonly Exchange[]) => Promise<Finding[]> {
  const facetsOf = createFacets(document, createSchemaCompiler(document));

  /** Gives the properties of an object that come back, with their schemas. */
  function propertiesOf(schema: Schema, value: Record<string, unknown>): [name: string, schema: Schema][] {
    const known = valuesOf<Record<string, Schema | undefined>>(facetsOf(schema, value).all, 'properties');
    return Object.keys(value).flatMap((name): [string, Schema][] => {
      const schemas = known.map((properties) => properties[name]).filter((one) => one !== undefined);
      const all = schemas.flatMap((one) => facetsOf(one, value[name]).all);
      return schemas.length === 0 || valuesOf(all, 'x-echo').includes(false)
        ? []
        : [[name, { allOf: schemas }]];
    });
  }

  const itemsOf = (schema: Schema, value: unknown): Schema => ({
    allOf: valuesOf<Schema>(facetsOf(schema, value).all, 'items'),
  });

  /** Collects the records inside a body by their ids. */
  function recordsIn(schema: Schema, value: unknown, ownId?: unknown): [id: unknown, sent: Sent][] {
    if (Array.isArray(value)) return value.flatMap((item) => recordsIn(itemsOf(schema, value), item));
    if (!isObject(value)) return [];
    const inside = propertiesOf(schema, value).flatMap(([name, one]) => recordsIn(one, value[name]));
    const id = ownId ?? value['id'];
    return id === undefined ? inside : [[id, { value, schema }], ...inside];
  }

  function differencesOf(schema: Schema, sent: unknown, got: unknown, options: Options): Difference[] {
    const { pointer, isOwn, isContent } = options;
    const difference = [{ pointer, sent, got }];
    if (isObject(sent) && isObject(got)) {
      return propertiesOf(schema, sent).flatMap(([name, one]) =>
        name in got
          ? differencesOf(one, sent[name], got[name], { ...options, pointer: `${pointer}/${name}` })
          : [],
      );
    }
    if (Array.isArray(sent) && Array.isArray(got)) {
      const items = itemsOf(schema, sent);
      const isSame = (item: unknown, one: unknown) => differencesOf(items, item, one, options).length === 0;
      // Records with an id are compared by it.
      const isListed = (item: unknown, index: number) =>
        (isObject(item) && 'id' in item) ||
        (isContent ? isSame(item, got[index]) : got.some((one) => isSame(item, one)));
      return sent.length === got.length && sent.every(isListed) ? [] : difference;
    }
    // Null and an empty string mean the same.
    if (sent === null || got === null) return (sent ?? '') === (got ?? '') ? [] : difference;
    // A response may show a value in another form, such as the status of a plan.
    if (typeof sent !== typeof got) return [];
    const { all } = facetsOf(schema, sent);
    const content = valuesOf<Schema>(all, 'contentSchema');
    if (typeof sent === 'string' && typeof got === 'string') {
      if (content.length > 0) {
        const inside = { ...options, isContent: true } as const;
        return isOwn ? differencesOf({ allOf: content }, jsonIn(sent), jsonIn(got), inside) : [];
      }
      const isInstant = valuesOf(all, 'format').includes('date-time');
      return (isInstant ? Date.parse(sent) === Date.parse(got) : isSameText(sent, got)) ? [] : difference;
    }
    return isDeepStrictEqual(sent, got) ? [] : difference;
  }

  async function sentBy({ request, response }: Exchange): Promise<[id: unknown, sent: Sent][]> {
    const found = findRoute(request.method, request.url.split('?')[0] ?? '');
    const type = mediaTypeOf(request) ?? '';
    const schema = found?.route.operation.requestBody?.content[type]?.schema;
    if (!schema || !['POST', 'PUT'].includes(request.method)) return [];
    const body = await bodyOf(request, type);
    const received = jsonIn(textOf(response?.body));
    const id = (isObject(received) ? received['id'] : undefined) ?? Object.values(found.params).at(-1);
    if (type === 'application/json') return recordsIn(schema, body, id);
    // The record is the JSON part of a form.
    return isObject(body)
      ? propertiesOf(schema, body).flatMap(([name, one]) => recordsIn(one, body[name], id))
      : [];
  }

  async function ofScenario(exchanges: readonly Exchange[]): Promise<Finding[]> {
    const findings: Finding[] = [];
    let sent = new Map<unknown, Sent>();
    let origin: Exchange | undefined;
    for (const exchange of exchanges) {
      const { operationId: operation = '', step, request, response } = exchange;
      if (!response || response.status >= 300) continue;
      if (request.method !== 'GET') {
        sent = new Map(await sentBy(exchange));
        origin = exchange;
      }
      const showsOther =
        findRoute(request.method, request.url.split('?')[0] ?? '')?.route.operation['x-echo'] === false;
      if (sent.size === 0 || showsOther || mediaTypeOf(response) !== 'application/json') continue;
      const isOwn = origin?.request.headers['authorization'] === request.headers['authorization'];
      for (const [pointer, record] of objectsIn(jsonIn(textOf(response.body)))) {
        const { value, schema } = sent.get(record['id']) ?? {};
        if (!value || !schema) continue;
        for (const one of differencesOf(schema, value, record, { pointer, isOwn })) {
          const [got, given] = previews(one.got, one.sent);
          const actual = `${got}; ${origin?.operationId} sent ${given}`;
          findings.push({
            operation,
            step,
            pointer: one.pointer,
            expected: 'the value that was sent',
            actual,
            exchange,
          });
        }
      }
    }
    return findings;
  }

  return async (exchanges) => {
    const ofScenarios = exchanges.filter(({ step }) => step.includes(' › '));
    const groups = Map.groupBy(ofScenarios, ({ step }) => step.split(' › ')[0]);
    return (await Promise.all([...groups.values()].map(ofScenario))).flat();
  };
}

/** Previews of two values. Shows the code points of texts that look the same. */
function previews(got: unknown, sent: unknown): [got: string, sent: string] {
  const looksSame = String(got).normalize() === String(sent).normalize();
  const show = (value: unknown) =>
    looksSame
      ? preview(value).replaceAll(/[^ -~]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)
      : preview(value);
  return [show(got), show(sent)];
}

/** A server may store one form of telephone numbers. */
const isSameText = (sent: string, got: string): boolean =>
  sent === got || (/^\+?\d+$/.test(got) && got === normalizePhoneNumber(sent));

function objectsIn(value: unknown, pointer = ''): [pointer: string, value: Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, one]) => objectsIn(one, `${pointer}/${name}`));
  return isObject(value) ? [[pointer, value], ...inside] : inside;
}

/** Parses JSON, or the JSON parts of a form. */
async function bodyOf({ body, headers }: RequestMessage, type: string): Promise<unknown> {
  if (type === 'application/json') return jsonIn(textOf(body));
  const form = await new Response(body ?? null, { headers }).formData();
  const texts = [...form].filter(([, part]) => typeof part === 'string');
  return Object.fromEntries(texts.map(([name, text]) => [name, jsonIn(text as string)]));
}
