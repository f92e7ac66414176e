import type { ContractDocument, Schema } from '#openapi/tools/document.ts';

interface Slot {
  parent: Record<string, unknown>;
  key: string;
}

const schemaKeywords = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'not',
  'contentSchema',
  'propertyNames',
];
const schemaMapKeywords = ['properties', 'patternProperties'];
const schemaListKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function slotsOf(contract: ContractDocument): Slot[] {
  const slots: Slot[] = [];
  const visitSchema = (parent: Record<string, unknown>, key: string) => {
    const schema = parent[key];
    if (!isObject(schema)) return;
    slots.push({ parent, key });
    for (const keyword of schemaKeywords) visitSchema(schema, keyword);
    for (const keyword of [...schemaMapKeywords, ...schemaListKeywords]) {
      const members = schema[keyword];
      if (isObject(members)) for (const name of Object.keys(members)) visitSchema(members, name);
    }
  };
  const visit = (value: unknown) => {
    if (!isObject(value)) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === 'schema') visitSchema(value, key);
      else if (!['examples', 'links', 'schemas'].includes(key)) visit(member);
    }
  };
  const { schemas } = contract.components;
  for (const name of Object.keys(schemas)) visitSchema(schemas, name);
  visit(contract);
  return slots;
}

/** Returns an equivalent schema, or undefined if the rewrite does not apply. */
type Rewrite = (schema: Schema, contract: ContractDocument) => Schema | undefined;

const valueKeywords = [
  'type',
  'const',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
];
const forEveryType = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'const', 'enum'];

function split(schema: Schema, keywords: string[]): [chosen: Schema, others: Schema] {
  const entries = Object.entries(schema);
  const chosen = entries.filter(([keyword]) => keywords.includes(keyword));
  const others = entries.filter(([keyword]) => !keywords.includes(keyword));
  return [Object.fromEntries(chosen), Object.fromEntries(others)];
}

export const rewrites: Record<string, Rewrite> = {
  'inlines a reference': ({ $ref, ...siblings }, { components }) => {
    const target = components.schemas[$ref?.replace('#/components/schemas/', '') ?? ''];
    if (!target || 'allOf' in siblings) return undefined;
    return { ...siblings, allOf: [structuredClone(target)] };
  },
  'moves a schema into a component': (schema, { components }) => {
    const name = `Moved${Object.keys(components.schemas).length}`;
    components.schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  },
  'reverses lists': (schema) => {
    const reversed = Object.entries(schema).map(([keyword, value]) => {
      const isSet =
        ['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf'].includes(keyword) && Array.isArray(value);
      return [keyword, isSet ? value.toReversed() : value];
    });
    return Object.fromEntries(reversed.toReversed()) as Schema;
  },
  'writes a constant as an enum': ({ const: value, ...others }) =>
    value === undefined ? undefined : { ...others, enum: [value] },
  'writes an enum as constants': ({ enum: list, ...others }) =>
    Array.isArray(list) && !('oneOf' in others)
      ? { ...others, oneOf: list.map((value: unknown) => ({ const: value })) }
      : undefined,
  'puts a type into a list': (schema) =>
    typeof schema.type === 'string' ? { ...schema, type: [schema.type] } : undefined,
  'writes null as an alternative': (schema) => {
    if (!Array.isArray(schema.type) || forEveryType.some((keyword) => keyword in schema)) return undefined;
    const types = schema.type.filter((type) => type !== 'null');
    if (types.length === 0 || types.length === schema.type.length) return undefined;
    return { anyOf: [{ type: 'null' }, { ...schema, type: types }] };
  },
  'wraps a schema in allOf': (schema) => ({ allOf: [schema] }),
  'wraps a schema in oneOf': (schema) => ({ oneOf: [schema] }),
  'moves value keywords into allOf': (schema) => {
    const [chosen, others] = split(schema, valueKeywords);
    return 'allOf' in others || Object.keys(chosen).length === 0 ? undefined : { ...others, allOf: [chosen] };
  },
  'moves the properties of an open schema into allOf': (schema) => {
    const [chosen, others] = split(schema, ['properties']);
    const isClosed = ['additionalProperties', 'patternProperties', 'allOf', '$ref'].some(
      (keyword) => keyword in schema,
    );
    return isClosed || !('properties' in schema) ? undefined : { ...others, allOf: [chosen] };
  },
  'closes a schema with unevaluatedProperties': ({ additionalProperties, ...others }) => {
    const isPlain = ['allOf', 'anyOf', 'oneOf', '$ref', 'if'].every((keyword) => !(keyword in others));
    return additionalProperties === false && isPlain
      ? { ...others, unevaluatedProperties: false }
      : undefined;
  },
  'writes a minimum of integers as an exclusive minimum': ({ minimum, ...others }) =>
    others.type === 'integer' && Number.isInteger(minimum)
      ? { ...others, exclusiveMinimum: Number(minimum) - 1 }
      : undefined,
  'adds flags with their default values': (schema) => ({
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    ...schema,
  }),
  'adds an empty required list': (schema) => ('required' in schema ? undefined : { ...schema, required: [] }),
};

/** A rewrite by name, and the index of a schema, modulo the number of schemas. */
export type Step = [rewrite: string, index: number];

export function rewrite(contract: ContractDocument, steps: readonly Step[]): ContractDocument {
  const rewritten = structuredClone(contract);
  for (const [name, index] of steps) {
    const slots = slotsOf(rewritten);
    const slot = slots[index % slots.length];
    const schema = slot && rewrites[name]?.(slot.parent[slot.key] as Schema, rewritten);
    if (slot && schema) slot.parent[slot.key] = schema;
  }
  return rewritten;
}
