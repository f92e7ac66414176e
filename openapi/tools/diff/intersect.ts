import type { Schema } from '../document.ts';

export interface Part {
  raw: Schema | boolean;
  at: string;
  only?: string | undefined;
}

/** Schemas that a value must satisfy together. */
export type Node = readonly Part[];

export interface Keyword {
  value: unknown;
  at: string;
}

export interface Canonical {
  id: string;
  at: string;
  node: Node;
  sources: Set<string>;
  isNever: boolean;
  values: Map<string, Keyword>;
  texts: Map<string, Keyword>;
  children: Map<string, Node>;
  members: Map<string, Map<string, Node>>;
  lists: Map<string, Node[]>;
}

export const emptyForm = (node: Node): Canonical => ({
  id: '',
  at: node[0]?.at ?? '',
  node,
  sources: new Set(node.map(({ at }) => at)),
  isNever: false,
  values: new Map(),
  texts: new Map(),
  children: new Map(),
  members: new Map(),
  lists: new Map(),
});

export const cloneForm = (form: Canonical): Canonical => ({
  ...form,
  sources: new Set(form.sources),
  values: new Map(form.values),
  texts: new Map(form.texts),
  children: new Map(form.children),
  members: new Map([...form.members].map(([keyword, members]) => [keyword, new Map(members)])),
  lists: new Map(form.lists),
});

/** Keywords that apply to the schema as a whole. */
const annotations = ['readOnly', 'writeOnly', 'deprecated', 'default'];

/**
 * Merges forms that a value must satisfy together. Forms that cannot be merged become members of `allOf`.
 * @param outer the form whose texts take precedence
 */
export function intersect(forms: Canonical[], outer?: Canonical): Canonical {
  const restricting = forms.filter((form) => !isAny(form));
  const separate = restricting.filter((form) =>
    restricting.some((other) => other !== form && conflicts(form, other)),
  );
  const [first, ...others] = restricting.filter((form) => !separate.includes(form));
  const merged = first ? cloneForm(first) : emptyForm(forms[0]?.node ?? []);
  for (const form of others) merge(merged, form);
  if (separate.length > 0) {
    const nodes = separate.map(({ node }) => node);
    merged.lists.set('allOf', [...(merged.lists.get('allOf') ?? []), ...nodes]);
    for (const keyword of annotations) {
      const entry = separate.map(({ values }) => values.get(keyword)).find(Boolean);
      if (entry && !merged.values.has(keyword)) merged.values.set(keyword, entry);
    }
  }
  merged.texts = outer ? new Map([...textsOf(forms), ...outer.texts]) : textsOf(forms);
  merged.sources = new Set(forms.flatMap(({ sources }) => [...sources]));
  return merged;
}

function textsOf(forms: Canonical[]): Map<string, Keyword> {
  const entries = forms.flatMap(({ texts }) => [...texts]);
  return new Map(
    [...Map.groupBy(entries, ([keyword]) => keyword)].map(([keyword, group]) => {
      const distinct = new Map(group.map(([, text]) => [JSON.stringify(text.value), text]));
      const [first = { value: undefined, at: '' }] = distinct.values();
      const value = distinct.size === 1 ? first.value : [...distinct.keys()].toSorted();
      return [keyword, { value, at: first.at }];
    }),
  );
}

export const isAny = (form: Canonical): boolean =>
  !form.isNever &&
  form.values.size + form.members.size + form.lists.size === 0 &&
  [...form.children.values()].every((node) => node.every(({ raw }) => raw === true));

const objectKeywords = ['properties', 'patternProperties'];

function conflicts(one: Canonical, other: Canonical): boolean {
  const both = [one, other];
  const has = (form: Canonical, keyword: string) => form.children.has(keyword) || form.lists.has(keyword);
  const isObject = (form: Canonical) =>
    objectKeywords.some((keyword) => form.members.has(keyword)) || has(form, 'additionalProperties');
  const isTuple = both.some((form) => has(form, 'prefixItems'));
  // A pattern may match properties of the other form.
  const isPatterned =
    both.some((form) => form.members.has('patternProperties')) &&
    both.some((form) => has(form, 'additionalProperties'));
  return (
    (both.every(isObject) && isPatterned) ||
    (isTuple && both.every((form) => has(form, 'items') || has(form, 'prefixItems'))) ||
    ['not', 'if', 'contains', 'anyOf', 'oneOf'].some((keyword) => both.every((form) => has(form, keyword))) ||
    (both.some(isRestricted) && both.every(isStructured)) ||
    (one.values.has('orNull') && isRestricting(other)) ||
    (other.values.has('orNull') && isRestricting(one)) ||
    [...other.values].some(([keyword, { value }]) => {
      const own = one.values.get(keyword);
      return own !== undefined && !(keyword in combinations) && !isSame(own.value, value);
    })
  );
}

const isRestricted = ({ children }: Canonical) =>
  children.has('unevaluatedProperties') || children.has('unevaluatedItems');

const isRestricting = (form: Canonical): boolean =>
  isStructured(form) ||
  form.isNever ||
  [...form.values.keys()].some((keyword) => !annotations.includes(keyword));

const isStructured = ({ children, members, lists }: Canonical) =>
  children.size + members.size + lists.size > 0;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Combination = (a: never, b: never) => unknown;
const larger = (a: number, b: number) => Math.max(a, b);
const smaller = (a: number, b: number) => Math.min(a, b);
const either = (a: boolean, b: boolean) => a || b;
const list = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

const combinations: Record<string, Combination> = {
  type: (a: string | string[], b: string | string[]) => commonTypes(list(a), list(b)),
  enum: (a: unknown[], b: unknown[]) => a.filter((value) => b.some((other) => isSame(value, other))),
  required: (a: string[], b: string[]) => [...a, ...b],
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
  uniqueItems: either,
  readOnly: either,
  writeOnly: either,
  deprecated: either,
  // The outer default takes precedence.
  default: (a: unknown) => a,
};

function commonTypes(a: string[], b: string[]): string[] {
  const allows = (types: string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return [...new Set([...a.filter((type) => allows(b, type)), ...b.filter((type) => allows(a, type))])];
}

function merge(merged: Canonical, form: Canonical) {
  merged.isNever ||= form.isNever;
  for (const [keyword, entry] of form.values) {
    const own = merged.values.get(keyword);
    const combine = combinations[keyword] as ((a: unknown, b: unknown) => unknown) | undefined;
    if (!own) merged.values.set(keyword, entry);
    else if (combine) {
      const value = combine(own.value, entry.value);
      merged.values.set(keyword, { value, at: isSame(value, entry.value) ? entry.at : own.at });
    }
  }
  mergeObjects(merged, form);
  for (const [keyword, node] of form.children) {
    if (keyword === 'additionalProperties') continue;
    merged.children.set(keyword, join(merged.children.get(keyword), node));
  }
  for (const [keyword, members] of form.members) {
    if (keyword === 'properties') continue;
    const own = merged.members.get(keyword) ?? new Map<string, Node>();
    for (const [name, node] of members) own.set(name, join(own.get(name), node));
    merged.members.set(keyword, own);
  }
  for (const [keyword, nodes] of form.lists) {
    merged.lists.set(keyword, [...(merged.lists.get(keyword) ?? []), ...nodes]);
  }
}

/** A property that only one form names must also satisfy the other form's `additionalProperties`. */
function mergeObjects(merged: Canonical, form: Canonical) {
  const forms = [cloneForm(merged), form];
  const names = new Set(forms.flatMap((one) => [...(one.members.get('properties')?.keys() ?? [])]));
  const rest = forms.map((one) => one.children.get('additionalProperties'));
  const properties = new Map(
    [...names].map((name) => {
      const nodes = forms.map((one, index) => one.members.get('properties')?.get(name) ?? rest[index] ?? []);
      return [name, join(...nodes)] as const;
    }),
  );
  if (names.size > 0) merged.members.set('properties', properties);
  if (rest.some(Boolean)) merged.children.set('additionalProperties', join(...rest));
}

function join(...nodes: (Node | undefined)[]): Node {
  const parts = nodes.flatMap((node) => node ?? []);
  const distinct = new Map(parts.map((part) => [`${part.at} ${part.only ?? ''}`, part]));
  return [...distinct.values()];
}
