/**
 * Requests that are wrong in one place each, made of the contract's own examples. The same contract gives the same list:
 * for tests of the mock, and for anyone who wants to know how a server takes bad input.
 */
import type { ContractDocument, Route, Schema } from '../document.ts';
import { createSchemaCompiler } from '../validator/schema-compiler.ts';
import { createFacets, isObject, typesOf, valuesOf, type TypeName } from './facets.ts';
import {
  mediaOf,
  parametersOf,
  sampleRequests,
  type FormBody,
  type SampleRequest,
} from './sample-requests.ts';

/** A request that a server refuses with 400. */
export interface InvalidRequest {
  /** What is wrong, for people: `emails.0: wrong format`. */
  what: string;
  /** The key under which `errors` of the answer gives the reason: the path of the member, a parameter, or `body`. */
  member: string;
  /** Another member beside it may be named instead: the forms of a union ask for different ones. */
  isAmbiguous?: true;
  request: SampleRequest;
}

/** A value with one thing wrong in it. */
interface Break {
  /** Where, from the value: `['emails', '0']`. Empty for the value itself. */
  path: string[];
  what: string;
  value: unknown;
  isAmbiguous?: true;
}

const missing = 'missing';
const unknownMember = 'unknownMember';
/** One value of each JSON type, in the order in which a wrong one is looked for. */
const strangers: [TypeName, unknown][] = [
  ['integer', 7],
  ['string', 'text'],
  ['boolean', true],
  ['array', []],
];
/** Texts that are near a format and miss it. */
const nearMisses: Record<string, string[]> = {
  date: ['15/05/2025', '2025-02-30', '2025-05-15T13:08:00Z'],
  'date-time': ['tomorrow', '2025-05-15', '2025-05-15T25:00:00Z'],
  email: ['nobody', 'nobody@', 'a b@springbyte.test'],
  uri: ['no address'],
};

/** Takes the bundled contract and gives, for a route of it, every damaged request. */
export function invalidRequestsOf(document: ContractDocument): (route: Route) => InvalidRequest[] {
  const breaks = createBreaks(document);
  return (route) => {
    const samples = sampleRequests(document, route);
    const [first] = samples;
    return [
      ...(first ? damagedParameters(document, breaks, first, 'query') : []),
      ...(first ? damagedParameters(document, breaks, first, 'header') : []),
      ...(first ? damagedWholes(first) : []),
      ...samples.flatMap((sample) => damagedBodies(breaks, sample)),
    ];
  };
}

type Breaks = (schema: Schema, value: unknown) => Break[];

/** Each parameter of the query, or each header, left out if it is required, and broken as far as text can be. */
function damagedParameters(
  document: ContractDocument,
  breaks: Breaks,
  sample: SampleRequest,
  where: 'query' | 'header',
): InvalidRequest[] {
  const member = where === 'query' ? 'query' : 'headers';
  const parameters = parametersOf(document, sample.route).filter((parameter) => parameter.in === where);
  return parameters.flatMap(({ name, schema, required }) => {
    const { [name]: value, ...others } = sample[member];
    const damaged = (what: string, given: Record<string, string>) => ({
      what: `${name}: ${what}`,
      member: name,
      request: { ...sample, [member]: given },
    });
    const broken = breaks(schema, value).flatMap(({ what, value: text }) =>
      typeof text === 'string' ? [damaged(what, { ...others, [name]: text })] : [],
    );
    return required ? [damaged(missing, others), ...broken] : broken;
  });
}

/** The body as a whole: none, not readable, or of the wrong type. */
function damagedWholes(sample: SampleRequest): InvalidRequest[] {
  const [type] = mediaOf(sample.route) ?? [];
  if (type === undefined) return [];
  const whole = (what: string, body: SampleRequest['body'], member = 'body') => ({
    what: `${member}: ${what}`,
    member,
    request: { ...sample, body },
  });
  if (type === 'multipart/form-data') {
    return [
      whole('no form', { type, text: 'no form' }),
      whole('JSON instead of a form', { type: 'application/json', value: {} }),
    ];
  }
  return [
    whole('empty', { type: 'application/json', text: '' }),
    whole('no JSON', { type: 'application/json', text: '{"' }),
    whole('a list', { type: 'application/json', value: [] }),
  ];
}

function damagedBodies(breaks: Breaks, sample: SampleRequest): InvalidRequest[] {
  const schema = mediaOf(sample.route)?.[1].schema;
  const { body, name } = sample;
  if (!body || 'text' in body || !schema) return [];
  const isForm = body.type === 'multipart/form-data';
  const found = breaks(schema, body.value)
    // A form has parts, whatever is in them: it cannot be null or a number.
    .filter(({ path }) => !isForm || path.length > 0)
    .map(({ path, what, value, ...more }) => {
      const member = path.join('.') || 'body';
      const broken = { ...body, value: value as object };
      return { what: `${member}: ${what} (${name})`, member, ...more, request: { ...sample, body: broken } };
    });
  return isForm ? [...found, ...unreadableParts(sample, body)] : found;
}

/** Each part of a form that should be JSON, and is none. */
const unreadableParts = (sample: SampleRequest, body: FormBody): InvalidRequest[] =>
  Object.keys(body.value)
    .filter((name) => !body.files.includes(name))
    .map((name) => ({
      what: `${name}: no JSON (${sample.name})`,
      member: name,
      request: { ...sample, body: { ...body, texts: { [name]: '{"' } } },
    }));

/** Gives every way to break a value that fits its schema, one thing at a time; it goes on into JSON text. */
function createBreaks(document: ContractDocument): Breaks {
  const check = createSchemaCompiler(document);
  const facetsOf = createFacets(document, check);
  return function breaks(schema, value) {
    const { all, isUnion } = facetsOf(schema, value);
    const found = [
      ...brokenType(all),
      ...brokenText(all, value),
      ...brokenNumber(all),
      ...brokenList(all, value, breaks),
      ...brokenObject(all, value, breaks),
      ...brokenJson(all, value, breaks),
    ];
    if (!isUnion) return found;
    const complaints = check(schema);
    return found
      .filter((broken) => complaints(broken.value).length > 0)
      .map((broken) =>
        broken.what === missing && broken.path.length === 1 ? { ...broken, isAmbiguous: true } : broken,
      );
  };
}

const here = (what: string, value: unknown): Break => ({ path: [], what, value });

const under = (name: string, broken: Break, value: unknown): Break => ({
  ...broken,
  path: [name, ...broken.path],
  value,
});

function brokenType(facets: Schema[]): Break[] {
  if (valuesOf(facets, 'not').some((schema) => isObject(schema) && Object.keys(schema).length === 0)) {
    return [here('must not be sent', 'text')];
  }
  const found: Break[] = [];
  const types = typesOf(facets);
  if (types) {
    if (!types.includes('null')) found.push(here('null', null));
    const allowed = types.includes('number') ? [...types, 'integer'] : types;
    const stranger = strangers.find(([type]) => !allowed.includes(type));
    if (stranger) found.push(here('wrong type', stranger[1]));
  }
  const choice = [...valuesOf<unknown[]>(facets, 'enum').flat(), ...valuesOf(facets, 'const')][0];
  if (choice !== undefined) {
    found.push(here('none of the choices', typeof choice === 'number' ? 4711 : 'none of these'));
  }
  return found;
}

function brokenText(facets: Schema[], value: unknown): Break[] {
  if (!typesOf(facets)?.includes('string')) return [];
  const minLength = Math.max(0, ...valuesOf<number>(facets, 'minLength'));
  const blank = ' '.repeat(Math.max(minLength, typeof value === 'string' ? value.length : 0));
  return [
    ...(minLength > 0 ? [here('empty', '')] : []),
    ...(minLength > 1 ? [here('too short', 'x'.repeat(minLength - 1))] : []),
    ...valuesOf<string>(facets, 'pattern')
      .filter((pattern) => !new RegExp(pattern, 'u').test(blank))
      .map(() => here('only spaces', blank)),
    ...valuesOf<string>(facets, 'format').flatMap((format) =>
      (nearMisses[format] ?? []).map((text) => here(`no ${format}: ${text}`, text)),
    ),
  ];
}

function brokenNumber(facets: Schema[]): Break[] {
  return [
    ...valuesOf<number>(facets, 'minimum').map((minimum) => here('below the minimum', minimum - 1)),
    ...valuesOf<number>(facets, 'maximum').map((maximum) => here('above the maximum', maximum + 1)),
    ...(typesOf(facets)?.includes('integer') ? [here('a fraction', 1.5)] : []),
  ];
}

function brokenList(facets: Schema[], value: unknown, breaks: Breaks): Break[] {
  if (!Array.isArray(value)) return [];
  const [first, ...others] = value as unknown[];
  const found: Break[] = [];
  if (valuesOf<number>(facets, 'minItems').some((minimum) => minimum > 0)) found.push(here('no entry', []));
  if (first === undefined) return found;
  if (valuesOf(facets, 'uniqueItems').includes(true)) {
    found.push(here('an entry twice', [first, first, ...others]));
  }
  const items = valuesOf<Schema>(facets, 'items');
  for (const broken of breaks({ allOf: items }, first)) {
    found.push(under('0', broken, [broken.value, ...others]));
  }
  return found;
}

function brokenObject(facets: Schema[], value: unknown, breaks: Breaks): Break[] {
  if (!isObject(value)) return [];
  const found: Break[] = [];
  for (const name of new Set(valuesOf<string[]>(facets, 'required').flat())) {
    const others = Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    found.push(under(name, here(missing, undefined), others));
  }
  const isClosed = facets.some(
    (facet) => facet['unevaluatedProperties'] === false || facet['additionalProperties'] === false,
  );
  if (isClosed) found.push(under(unknownMember, here('unknown', 1), { ...value, [unknownMember]: 1 }));

  const properties = valuesOf<Record<string, Schema>>(facets, 'properties');
  for (const name of new Set(properties.flatMap((known) => Object.keys(known)))) {
    const schemas = properties.flatMap((known) => known[name] ?? []);
    for (const broken of breaks({ allOf: schemas }, value[name])) {
      found.push(under(name, broken, { ...value, [name]: broken.value }));
    }
  }
  return found;
}

/** JSON that is held by a string: no JSON at all, and each thing wrong inside. */
function brokenJson(facets: Schema[], value: unknown, breaks: Breaks): Break[] {
  const schemas = valuesOf<Schema>(facets, 'contentSchema');
  if (typeof value !== 'string' || schemas.length === 0) return [];
  const inside = breaks({ allOf: schemas }, JSON.parse(value));
  return [
    here('no JSON', '{"'),
    ...inside.map((broken) => ({
      ...broken,
      what: broken.path.length === 0 ? `${broken.what} inside` : broken.what,
      value: JSON.stringify(broken.value),
    })),
  ];
}
