import { cloneForm, emptyForm, type Canonical, type Keyword } from './intersect.ts';

/** The types to which each keyword applies; it does not restrict values of other types. */
const appliesTo: Record<string, string[]> = {};
const keywordsOf: [types: string[], keywords: string[]][] = [
  [['string'], ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType', 'contentSchema']],
  [
    ['number', 'integer'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ],
  [
    ['array'],
    ['minItems', 'maxItems', 'uniqueItems', 'items', 'prefixItems', 'contains', 'unevaluatedItems'],
  ],
  [['array'], ['minContains', 'maxContains']],
  [['object'], ['required', 'minProperties', 'maxProperties', 'properties', 'patternProperties']],
  [['object'], ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'dependentSchemas']],
  [['object'], ['dependentRequired']],
];
for (const [types, keywords] of keywordsOf) {
  for (const keyword of keywords) appliesTo[keyword] = types;
}

const defaults: Record<string, unknown> = {
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  nullable: false,
  uniqueItems: false,
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  minContains: 1,
};

const allTypes = ['array', 'boolean', 'null', 'number', 'object', 'string'];

export const typesOf = (form: Canonical): string[] | undefined =>
  form.values.get('type')?.value as string[] | undefined;

const typeOfValue = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
};

const sorted = (values: unknown[]): unknown[] =>
  [...new Map(values.map((value) => [JSON.stringify(value), value]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);

export function normalize(before: Canonical): Canonical {
  const form = cloneForm(before);
  normalizeTypes(form);
  normalizeBounds(form);
  const required = form.values.get('required');
  if (required) form.values.set('required', { ...required, value: sorted(required.value as string[]) });
  removeDefaults(form);
  removeForbiddenProperties(form);
  // All schemas that allow no value are equal.
  return form.isNever
    ? { ...emptyForm(form.node), texts: form.texts, sources: form.sources, isNever: true }
    : form;
}

function normalizeTypes(form: Canonical) {
  const { values } = form;
  const type = values.get('type');
  let types = type && sorted(Array.isArray(type.value) ? type.value : [type.value]);
  const step = values.get('multipleOf');
  if (types?.includes('number') && Number.isInteger(step?.value)) {
    types = types.map((one) => (one === 'number' ? 'integer' : one));
  }
  if (types?.includes('number')) types = types.filter((one) => one !== 'integer');
  const enumeration = values.get('enum');
  if (enumeration) {
    const allows = (value: unknown) => {
      const own = typeOfValue(value);
      return !types || types.includes(own) || (own === 'integer' && types.includes('number'));
    };
    const allowed = sorted((enumeration.value as unknown[]).filter(allows));
    types = sorted(allowed.map(typeOfValue));
    if (types.includes('number')) types = types.filter((one) => one !== 'integer');
    const isWholeType =
      ['null', 'boolean', 'boolean,null'].includes(types.join()) &&
      allowed.length === types.length + (types.includes('boolean') ? 1 : 0);
    if (isWholeType) values.delete('enum');
    else values.set('enum', { ...enumeration, value: allowed });
  }
  if (!types) return;
  if (types.length === 0) form.isNever = true;
  if (types.length >= allTypes.length) values.delete('type');
  else values.set('type', { value: types, at: (type ?? enumeration)?.at ?? form.at });
  if (types.includes('integer') && step?.value === 1) values.delete('multipleOf');
}

function normalizeBounds({ values }: Canonical) {
  const isWhole = (values.get('type')?.value as string[] | undefined)?.includes('integer') ?? false;
  for (const [inclusive, exclusive, sign] of [
    ['minimum', 'exclusiveMinimum', 1],
    ['maximum', 'exclusiveMaximum', -1],
  ] as const) {
    const [bound, strict] = [values.get(inclusive), values.get(exclusive)];
    const limit = (keyword: Keyword | undefined) => (keyword ? Number(keyword.value) * sign : -Infinity);
    const isStrict = strict !== undefined && limit(strict) >= limit(bound);
    const at = (isStrict ? strict : bound)?.at;
    if (at === undefined) continue;
    values.delete(isStrict ? inclusive : exclusive);
    if (!isWhole) continue;
    const least = isStrict ? Math.floor(limit(strict)) + 1 : Math.ceil(limit(bound));
    values.delete(exclusive);
    values.set(inclusive, { value: least * sign, at });
  }
}

function removeDefaults(form: Canonical) {
  for (const [keyword, value] of Object.entries(defaults)) {
    if (form.values.get(keyword)?.value === value) form.values.delete(keyword);
  }
  const required = form.values.get('required')?.value as unknown[] | undefined;
  if (required?.length === 0) form.values.delete('required');
  for (const [keyword, members] of form.members) if (members.size === 0) form.members.delete(keyword);
  const types = typesOf(form);
  if (!types) return;
  for (const keywords of [form.values, form.children, form.members, form.lists]) {
    for (const keyword of keywords.keys()) {
      const applicable = appliesTo[keyword];
      if (applicable && !applicable.some((type) => types.includes(type))) keywords.delete(keyword);
    }
  }
}

/** Drops properties that are forbidden by name when additional properties are forbidden anyway. */
function removeForbiddenProperties(form: Canonical) {
  const isFalse = (node: readonly { raw: unknown }[] | undefined) => node?.some(({ raw }) => raw === false);
  if (!isFalse(form.children.get('additionalProperties')) || form.members.has('patternProperties')) return;
  const properties = form.members.get('properties');
  for (const [name, node] of properties ?? []) if (isFalse(node)) properties?.delete(name);
  if (properties?.size === 0) form.members.delete('properties');
}
