import type { ContractDocument, Schema } from '../document.ts';
import { createSchemaCompiler } from '../validator/schema-compiler.ts';
import { createFacets, isObject, typesOf, valuesOf, type TypeName } from './facets.ts';

/** Defects that lenient servers ignore: they drop unknown properties, and convert values of another type. */
export type InvalidKind =
  | 'unknown property'
  | 'text for a number'
  | 'text for a boolean'
  | 'number for a text';

interface InvalidValue {
  /** The path to the invalid value: `['emails', '0']`. Empty for the value itself. */
  path: string[];
  what: string;
  kind?: InvalidKind;
  value: unknown;
  isAmbiguous?: true;
}

export const missing = 'missing';
const unknownProperty = 'unknownProperty';
/** Values of several JSON types, in the order in which they are tried as a wrong type. */
const valuesByType: [TypeName, unknown][] = [
  ['integer', 7],
  ['string', 'text'],
  ['boolean', true],
  ['array', []],
];
/** Values of another type, and the values to which lenient servers convert them. */
const convertibleValues: { kind: InvalidKind; sent: unknown; read: unknown }[] = [
  { kind: 'text for a number', sent: '7', read: 7 },
  { kind: 'text for a boolean', sent: 'true', read: true },
  { kind: 'number for a text', sent: 7, read: '7' },
];
/** Longer texts may contain files. A separate request tests their limit. */
const longestText = 1_000_000;
const invalidFormats: Record<string, string[]> = {
  date: ['15/05/2025', '2025-02-30', '2025-05-15T13:08:00Z', '1899-12-31', '2200-01-01'],
  'date-time': ['tomorrow', '2025-05-15', '2025-05-15T25:00:00Z', '9999-12-31T23:59:59-12:00'],
  email: ['user', 'user@', 'a b@springbyte.test'],
  uri: ['not a URI'],
};

export type InvalidValues = (schema: Schema, value: unknown) => InvalidValue[];

/**
 * Returns a function that generates variants of a valid value, each with one invalid part, including parts of
 * JSON strings.
 */
export function createInvalidValues(document: ContractDocument): InvalidValues {
  const check = createSchemaCompiler(document);
  const facetsOf = createFacets(document, check);
  return function invalidValues(schema, value) {
    const { all, isUnion } = facetsOf(schema, value);
    const errorsOf = check(schema);
    const found = [
      ...wrongTypes(all),
      ...convertibleValues
        .filter(({ sent, read }) => errorsOf(sent).length > 0 && errorsOf(read).length === 0)
        .map(({ kind, sent }): InvalidValue => ({ ...invalidValue(kind, sent), kind })),
      ...invalidStrings(all, value),
      ...invalidNumbers(all),
      ...invalidLists(all, value, invalidValues),
      ...invalidObjects(all, value, invalidValues),
      ...invalidJson(all, value, invalidValues),
    ];
    if (!isUnion) return found;
    return found
      .filter((invalid) => errorsOf(invalid.value).length > 0)
      .map((invalid) => (invalid.path.length > 0 ? { ...invalid, isAmbiguous: true } : invalid));
  };
}

const invalidValue = (what: string, value: unknown): InvalidValue => ({ path: [], what, value });

const atProperty = (name: string, invalid: InvalidValue, value: unknown): InvalidValue => ({
  ...invalid,
  path: [name, ...invalid.path],
  value,
});

function wrongTypes(facets: Schema[]): InvalidValue[] {
  if (valuesOf(facets, 'not').some((schema) => isObject(schema) && Object.keys(schema).length === 0)) {
    return [invalidValue('must not be sent', 'text')];
  }
  const found: InvalidValue[] = [];
  const types = typesOf(facets);
  if (types) {
    if (!types.includes('null')) found.push(invalidValue('null', null));
    const allowed = types.includes('number') ? [...types, 'integer'] : types;
    const wrong = valuesByType.find(([type]) => !allowed.includes(type));
    if (wrong) found.push(invalidValue('wrong type', wrong[1]));
  }
  const choice = [...valuesOf<unknown[]>(facets, 'enum').flat(), ...valuesOf(facets, 'const')][0];
  if (choice !== undefined) {
    found.push(invalidValue('none of the choices', typeof choice === 'number' ? 4711 : 'none of these'));
  }
  return found;
}

function invalidStrings(facets: Schema[], value: unknown): InvalidValue[] {
  if (!typesOf(facets)?.includes('string')) return [];
  const minLength = Math.max(0, ...valuesOf<number>(facets, 'minLength'));
  const blank = ' '.repeat(Math.max(minLength, typeof value === 'string' ? value.length : 0));
  return [
    ...(minLength > 0 ? [invalidValue('empty', '')] : []),
    ...(minLength > 1 ? [invalidValue('too short', 'x'.repeat(minLength - 1))] : []),
    ...valuesOf<number>(facets, 'maxLength')
      .filter((maxLength) => maxLength <= longestText)
      .map((maxLength) => invalidValue('too long', 'x'.repeat(maxLength + 1))),
    ...valuesOf<string>(facets, 'pattern')
      .filter((pattern) => !new RegExp(pattern, 'u').test(blank))
      .map(() => invalidValue('only spaces', blank)),
    ...valuesOf<string>(facets, 'format').flatMap((format) =>
      (invalidFormats[format] ?? []).map((text) => invalidValue(`no ${format}: ${text}`, text)),
    ),
  ];
}

function invalidNumbers(facets: Schema[]): InvalidValue[] {
  return [
    ...valuesOf<number>(facets, 'minimum').map((minimum) => invalidValue('below the minimum', minimum - 1)),
    ...valuesOf<number>(facets, 'maximum').map((maximum) => invalidValue('above the maximum', maximum + 1)),
    ...(typesOf(facets)?.includes('integer') ? [invalidValue('a fraction', 1.5)] : []),
  ];
}

function invalidLists(facets: Schema[], value: unknown, invalidValues: InvalidValues): InvalidValue[] {
  if (!Array.isArray(value)) return [];
  const [first, ...others] = value as unknown[];
  const found: InvalidValue[] = [];
  if (valuesOf<number>(facets, 'minItems').some((minimum) => minimum > 0)) {
    found.push(invalidValue('no entry', []));
  }
  if (first === undefined) return found;
  if (valuesOf(facets, 'uniqueItems').includes(true)) {
    found.push(invalidValue('a repeated entry', [first, first, ...others]));
  }
  for (const maximum of valuesOf<number>(facets, 'maxItems')) {
    found.push(invalidValue('too many entries', Array<unknown>(maximum + 1).fill(first)));
  }
  const items = valuesOf<Schema>(facets, 'items');
  for (const invalid of invalidValues({ allOf: items }, first)) {
    found.push(atProperty('0', invalid, [invalid.value, ...others]));
  }
  return found;
}

function invalidObjects(facets: Schema[], value: unknown, invalidValues: InvalidValues): InvalidValue[] {
  if (!isObject(value)) return [];
  const found: InvalidValue[] = [];
  for (const name of new Set(valuesOf<string[]>(facets, 'required').flat())) {
    const others = Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    found.push(atProperty(name, invalidValue(missing, undefined), others));
  }
  const isClosed = facets.some(
    (facet) => facet['unevaluatedProperties'] === false || facet['additionalProperties'] === false,
  );
  if (isClosed) {
    const unknown: InvalidValue = { ...invalidValue('unknown', 1), kind: 'unknown property' };
    found.push(atProperty(unknownProperty, unknown, { ...value, [unknownProperty]: 1 }));
  }

  const properties = valuesOf<Record<string, Schema>>(facets, 'properties');
  for (const name of new Set(properties.flatMap((known) => Object.keys(known)))) {
    const schemas = properties.flatMap((known) => known[name] ?? []);
    for (const invalid of invalidValues({ allOf: schemas }, value[name])) {
      found.push(atProperty(name, invalid, { ...value, [name]: invalid.value }));
    }
  }
  return found;
}

function invalidJson(facets: Schema[], value: unknown, invalidValues: InvalidValues): InvalidValue[] {
  const schemas = valuesOf<Schema>(facets, 'contentSchema');
  if (typeof value !== 'string' || schemas.length === 0) return [];
  return [
    invalidValue('no JSON', '{"'),
    ...invalidValues({ allOf: schemas }, JSON.parse(value)).map((invalid) => ({
      ...invalid,
      what: invalid.path.length === 0 ? `${invalid.what} inside` : invalid.what,
      value: JSON.stringify(invalid.value),
    })),
  ];
}
