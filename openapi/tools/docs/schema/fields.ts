import { resolve, type ContractDocument, type Schema } from '../../document.ts';

export interface Field {
  name: string;
  schema: Schema;
  required: boolean;
  /** Whether the name is a pattern, or `*` for additional properties. */
  isPattern: boolean;
}

export interface Union {
  variants: Schema[];
  /** Whether a value matches exactly one variant, or at least one. */
  isExclusive: boolean;
}

export interface Shape {
  fields: Field[];
  unions: Union[];
}

export function shapeOf(document: ContractDocument, schema: Schema): Shape {
  const required = new Set<string>();
  const fields = new Map<string, Field>();
  const unions: Union[] = [];
  const add = (name: string, part: Schema, isPattern: boolean) => {
    const known = fields.get(name)?.schema;
    fields.set(name, { name, schema: { ...known, ...part }, required: false, isPattern });
  };
  const visit = (one: Schema) => {
    const part = resolve(document, one);
    const variants = variantsOf(part);
    if (variants) unions.push({ variants, isExclusive: 'oneOf' in part });
    for (const inner of (part['allOf'] ?? []) as Schema[]) visit(inner);
    for (const name of (part['required'] ?? []) as string[]) required.add(name);
    for (const [name, value] of entries(part['properties'])) add(name, value, false);
    for (const [name, value] of entries(part['patternProperties'])) add(name, value, true);
    if (isSchema(part['additionalProperties'])) add('*', part['additionalProperties'], true);
  };
  visit(schema);
  return {
    fields: [...fields.values()].map((field) => ({ ...field, required: required.has(field.name) })),
    unions,
  };
}

const entries = (members: unknown) => Object.entries((members ?? {}) as Record<string, Schema>);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

export function variantsOf(schema: Schema): Schema[] | undefined {
  const union = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(union) ? (union as Schema[]) : undefined;
}

export function isStructured(document: ContractDocument, schema: Schema): boolean {
  const { fields, unions } = shapeOf(document, schema);
  return fields.length > 0 || unions.length > 0;
}
