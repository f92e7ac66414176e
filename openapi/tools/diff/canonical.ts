import type { ContractDocument, Schema } from '../document.ts';
import {
  cloneForm,
  emptyForm,
  intersect,
  type Canonical,
  type Keyword,
  type Node,
  type Part,
} from './intersect.ts';
import { normalize, typesOf } from './values.ts';

/**
 * Converts the schemas of a document into a canonical form that does not depend on their spelling: follows references,
 * merges `allOf`, uses one notation for `null` and constants, and drops values that equal the default. Each keyword
 * remembers its location.
 */
export interface SchemaForms {
  formOf: (node: Node) => Canonical;
  /** Resolves a reference and returns the location of its target. Any other value is returned unchanged. */
  resolve: <T>(value: T, at: string) => { value: T; at: string };
}

export const pointer = (at: string, ...steps: (string | number)[]): string =>
  [at, ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

const childKeywords = [
  'additionalProperties',
  'items',
  'contains',
  'propertyNames',
  'contentSchema',
  'not',
  'if',
  'then',
  'else',
];
const memberKeywords = ['properties', 'patternProperties', 'dependentSchemas'];
const unionKeywords = ['anyOf', 'oneOf'] as const;
const composing = new Set<string>([
  '$ref',
  'allOf',
  ...unionKeywords,
  'unevaluatedProperties',
  'unevaluatedItems',
]);

const textKeywords = new Set([
  'description',
  'title',
  'summary',
  'example',
  'examples',
  '$comment',
  'externalDocs',
  'x-decisions',
  'x-echo',
]);

export const isText = (keyword: string): boolean => textKeywords.has(keyword);

export function createSchemaForms(document: ContractDocument): SchemaForms {
  const forms = new Map<string, Canonical>();

  function lookUp(reference: string): unknown {
    let target: unknown = document;
    for (const step of reference.slice(2).split('/')) {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      target = (target as Record<string, unknown> | undefined)?.[name];
    }
    if (target === undefined) throw new Error(`The contract has no ${reference}.`);
    return target;
  }

  function resolve<T>(value: T, at: string): { value: T; at: string } {
    const reference = (value as { $ref?: unknown } | null)?.$ref;
    if (typeof reference !== 'string') return { value, at };
    return resolve(lookUp(reference) as T, reference.slice(1));
  }

  function formOf(node: Node): Canonical {
    const id = node.map(idOf).join(' & ');
    const known = forms.get(id);
    if (known) return known;
    // Until its form is complete, a schema that refers to itself allows everything.
    forms.set(id, emptyForm(node));
    const [first] = node;
    const form =
      first && node.length === 1
        ? formOfPart(first)
        : normalize(intersect(node.map((part) => formOf([part]))));
    const named = { ...form, id, at: first?.at ?? '', node };
    if (first) named.sources.add(first.at);
    forms.set(id, named);
    return named;
  }

  function formOfPart({ raw, at }: Part): Canonical {
    if (typeof raw === 'boolean') return { ...emptyForm([{ raw, at }]), isNever: !raw };
    const own = normalize(formWithoutComposition(raw, at));
    const composed: Part[] = Array.isArray(raw['allOf'])
      ? raw['allOf'].map((member: Schema, index) => ({ raw: member, at: pointer(at, 'allOf', index) }))
      : [];
    if (raw.$ref !== undefined) {
      composed.unshift({ raw: lookUp(raw.$ref) as Schema, at: raw.$ref.slice(1) });
    }
    const unions = unionKeywords
      .filter((keyword) => Array.isArray(raw[keyword]))
      .map((keyword) => unionOf(keyword, raw, at));
    const form = intersect([own, ...composed.map((part) => formOf([part])), ...unions], own);
    return normalize(convertUnevaluated(form, raw, at));
  }

  /** Canonicalizes a union: alternatives that are only values become one list of values, and `null` becomes a type. */
  function unionOf(keyword: 'anyOf' | 'oneOf', raw: Schema, at: string): Canonical {
    const members = raw[keyword] as Schema[];
    const discriminator = raw['discriminator'] as Discriminator | undefined;
    const alternatives = members.map((member, index) =>
      formOf([{ raw: member, at: pointer(at, keyword, index) }]),
    );
    const [first] = alternatives;
    if (first && alternatives.length === 1) return first;
    const whole: Node = [{ raw: { [keyword]: members, discriminator }, at, only: keyword }];
    const listOf = (list: Canonical[]): Canonical => {
      const form = emptyForm(whole);
      form.lists.set(
        keyword,
        list.map(({ node }) => node),
      );
      if (discriminator) form.values.set('discriminator', { value: namesOf(discriminator), at });
      return form;
    };
    const others = alternatives.filter((one) => !isOnlyNull(one));
    const [other] = others;
    const united = others.length > 1 && mergeValueAlternatives(keyword, alternatives);
    if (united) return { ...united, node: whole };
    if (others.length === alternatives.length) return listOf(alternatives);
    const core = other && others.length === 1 ? other : listOf(others);
    const form = orNull(core, keyword);
    return form ? { ...form, node: whole } : listOf(alternatives);
  }

  return { formOf, resolve };
}

const idOf = ({ at, only }: Part): string => (only === undefined ? at : `${at} ${only}`);

function formWithoutComposition(schema: Schema, at: string): Canonical {
  const isUnion = unionKeywords.some((keyword) => keyword in schema);
  const raw = Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword, value]) =>
        value !== undefined && !composing.has(keyword) && !(isUnion && keyword === 'discriminator'),
    ),
  );
  const form = emptyForm([{ raw, at, only: 'own' }]);
  for (const [keyword, value] of Object.entries(raw)) {
    const entry: Keyword = { value, at };
    if (childKeywords.includes(keyword)) {
      form.children.set(keyword, [{ raw: value as Schema, at: pointer(at, keyword) }]);
    } else if (memberKeywords.includes(keyword)) {
      const members = Object.entries(value as Record<string, Schema>).map(
        ([name, member]) => [name, [{ raw: member, at: pointer(at, keyword, name) }]] as const,
      );
      form.members.set(keyword, new Map(members));
    } else if (keyword === 'prefixItems') {
      const list = (value as Schema[]).map((member, index) => [
        { raw: member, at: pointer(at, keyword, index) },
      ]);
      form.lists.set(keyword, list);
    } else if (isText(keyword)) form.texts.set(keyword, entry);
    else if (keyword === 'const') form.values.set('enum', { value: [value], at });
    else form.values.set(keyword, entry);
  }
  return form;
}

/**
 * Converts `unevaluatedProperties` and `unevaluatedItems` to the plain keywords, unless the value determines which
 * properties or items are evaluated.
 */
function convertUnevaluated(form: Canonical, raw: Schema, at: string): Canonical {
  const dependsOnValue =
    ['anyOf', 'oneOf', 'allOf'].some((keyword) => form.lists.has(keyword)) ||
    form.children.has('if') ||
    form.members.has('dependentSchemas');
  for (const [keyword, plain] of [
    ['unevaluatedProperties', 'additionalProperties'],
    ['unevaluatedItems', 'items'],
  ] as const) {
    const rest = raw[keyword];
    if (rest === undefined || form.children.has(plain)) continue;
    const node = [{ raw: rest as Schema, at: pointer(at, keyword) }];
    form.children.set(
      dependsOnValue || (plain === 'items' && form.children.has('contains')) ? keyword : plain,
      node,
    );
  }
  return form;
}

interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}

/** Removes the references of a discriminator: the alternatives contain the same information. */
const namesOf = ({ propertyName, mapping = {} }: Discriminator) => ({
  propertyName,
  names: Object.keys(mapping).toSorted(),
});

const hasOnlyValues = (form: Canonical, keywords: string[]): boolean =>
  !form.isNever &&
  form.children.size + form.members.size + form.lists.size === 0 &&
  [...form.values.keys()].every((keyword) => keywords.includes(keyword));

const isOnlyNull = (form: Canonical): boolean =>
  hasOnlyValues(form, ['type']) && typesOf(form)?.join() === 'null';

/**
 * Merges alternatives: `anyOf: [{ const: 'a' }, { const: 'b' }]` is `enum: ['a', 'b']`, and several types are one
 * list.
 */
function mergeValueAlternatives(keyword: string, alternatives: Canonical[]): Canonical | undefined {
  const [first] = alternatives;
  if (!first || !alternatives.every((one) => hasOnlyValues(one, ['type', 'enum']))) return undefined;
  const enums = alternatives.map(valuesOf);
  const isEnum = alternatives.some((one) => one.values.has('enum'));
  const lists = isEnum ? enums : alternatives.map(typesOf);
  // A mix of plain types and value lists cannot be merged.
  if (!lists.every((list) => list !== undefined)) return undefined;
  const values: unknown[] = lists.flat();
  const distinct = new Set(values.map((value) => JSON.stringify(value)));
  const overlaps = distinct.size < values.length || (distinct.has('"integer"') && distinct.has('"number"'));
  if (keyword === 'oneOf' && overlaps) return undefined;
  const form = cloneForm(first);
  form.values.set(isEnum ? 'enum' : 'type', { value: values, at: first.at });
  if (isEnum) form.values.delete('type');
  form.texts.clear();
  return normalize(form);
}

function valuesOf(form: Canonical): unknown[] | undefined {
  const enumValues = form.values.get('enum')?.value as unknown[] | undefined;
  const valuesByType: Record<string, unknown[]> = { null: [null], boolean: [true, false] };
  const lists = typesOf(form)?.map((type) => valuesByType[type]);
  return enumValues ?? (lists?.every((list) => list !== undefined) ? lists.flat() : undefined);
}

/** Adds `null` to a form. Returns undefined when `null` would then match two alternatives of a `oneOf`. */
function orNull(core: Canonical, keyword: string): Canonical | undefined {
  const form = cloneForm(core);
  const types = typesOf(core);
  const isTypeIndependent =
    core.lists.size > 0 || ['not', 'if'].some((name) => core.children.has(name)) || core.values.has('orNull');
  if (isTypeIndependent) {
    form.values.set('orNull', { value: true, at: core.at });
    return form;
  }
  if (!types || types.includes('null')) return keyword === 'anyOf' ? form : undefined;
  const { at } = core.values.get('type') ?? core;
  form.values.set('type', { value: [...types, 'null'], at });
  const values = core.values.get('enum');
  if (values) form.values.set('enum', { ...values, value: [...(values.value as unknown[]), null] });
  return normalize(form);
}
