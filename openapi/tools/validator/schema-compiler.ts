import addFormats from 'ajv-formats';
import { Ajv2020, type AnySchemaObject, type ErrorObject } from 'ajv/dist/2020.js';
import { compareItems } from '../../rules/order.ts';
import type { ContractDocument, Reference, Schema } from '../document.ts';
import { parseLimitedJson } from './json.ts';
import { createLocations } from './schema-locations.ts';
import { nearestErrors } from './union-errors.ts';

/**
 * Returns the validation errors of a value. Their pointers continue into JSON strings. Their schema paths are locations in
 * the contract, or empty for a schema that is not in the contract.
 */
export type Check = (value: unknown) => ErrorObject[];

const base = 'contract';

/**
 * Returns a function that compiles a schema of the bundled contract (JSON Schema 2020-12 with formats), with a
 * cache. Stricter than the standard in three points: `contentSchema` is enforced, because question data is sent as a
 * JSON string; a discriminator selects its branch, so that errors name the property instead of the union; and the items
 * of a list with `x-order` have this order.
 */
export function createSchemaCompiler(document: ContractDocument): (schema: Schema) => Check {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    strictNumbers: true,
    validateSchema: false,
  });
  addFormats(ajv);
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({ keyword: 'contentSchema', type: 'string', validate: nested(checkText) });
  ajv.addKeyword({ keyword: 'discriminator', type: 'object', validate: nested(checkBranch) });
  ajv.addKeyword({ keyword: 'x-order', type: 'array', validate: nested(checkOrder) });
  const prepared = new WeakMap<Schema, AnySchemaObject>();
  /** The parts of the contract by their prepared copies. */
  const originals = new WeakMap<object, object>();
  const locationOf = createLocations(document);
  let ready = false;

  /** Compiles with Ajv. Reports the errors of every branch of a union. */
  function compile(schema: AnySchemaObject): Check {
    if (!ready) {
      const schemas = prepare(document.components.schemas, originals);
      ajv.addSchema({ $id: base, components: { schemas } });
    }
    ready = true;
    const validate = ajv.compile(schema);
    return (value) => (validate(value) ? [] : (validate.errors ?? []).map(unwrapped));
  }

  function resolve(branch: AnySchemaObject): AnySchemaObject {
    const target = typeof branch['$ref'] === 'string' ? ajv.getSchema(branch['$ref'])?.schema : branch;
    return typeof target === 'object' ? target : {};
  }

  function check(schema: AnySchemaObject): Check {
    const raw = compile(schema);
    return (value) => nearestErrors(raw(value), { compile, resolve });
  }

  /** Validates the content of a JSON string. Malformed JSON is one error. */
  function checkText(schema: AnySchemaObject, text: string): ErrorObject[] {
    let value: unknown;
    try {
      value = parseLimitedJson(text);
    } catch {
      const schemaPath = '#/contentSchema';
      return [{ instancePath: '', keyword: 'contentMediaType', schemaPath, params: {}, data: text }];
    }
    return check(schema)(value);
  }

  function checkBranch({ propertyName, mapping }: PreparedDiscriminator, value: object): ErrorObject[] {
    const kind = (value as Record<string, unknown>)[propertyName];
    const branch = typeof kind === 'string' && Object.hasOwn(mapping, kind) ? mapping[kind] : undefined;
    if (branch) return check(branch)(value);
    const params = { allowedValues: Object.keys(mapping) };
    return [{ instancePath: `/${propertyName}`, keyword: 'enum', schemaPath: '', params, data: kind }];
  }

  /** Replaces Ajv's schema path, which omits the name of a referenced schema. It ends with the keyword. */
  function located(error: ErrorObject): ErrorObject {
    const original = error.parentSchema && originals.get(error.parentSchema);
    const location = original && locationOf(original);
    if (!original || location === undefined) return { ...error, schemaPath: '' };
    const keyword = isDiscriminated(original) ? 'discriminator' : error.schemaPath.split('/').at(-1);
    return { ...error, schemaPath: `${location}/${keyword}` };
  }

  return (schema) => {
    const known = prepared.get(schema) ?? (prepare(schema, originals) as AnySchemaObject);
    prepared.set(schema, known);
    const validate = check(known);
    return (value) => validate(value).map(located);
  };
}

interface PreparedDiscriminator {
  propertyName: string;
  mapping: Record<string, Reference>;
}

/**
 * Copies a part of the document with absolute references, and replaces each discriminated `oneOf` by a custom
 * keyword. Adds the objects to `originals`.
 */
function prepare(node: unknown, originals: WeakMap<object, object>): unknown {
  if (Array.isArray(node)) return node.map((item) => prepare(item, originals));
  if (typeof node !== 'object' || node === null) return node;
  const copy = isDiscriminated(node) ? preparedUnion(node) : preparedObject(node, originals);
  originals.set(copy, node);
  return copy;
}

function preparedUnion({ discriminator: { propertyName, mapping } }: DiscriminatedUnion): object {
  const branches: Record<string, Reference> = {};
  for (const [kind, $ref] of Object.entries(mapping)) branches[kind] = { $ref: base + $ref };
  return { type: 'object', discriminator: { propertyName, mapping: branches } };
}

function preparedObject(node: object, originals: WeakMap<object, object>): object {
  const members = Object.entries(node).map(([key, value]) => [key, prepare(value, originals)] as const);
  const copy: Record<string, unknown> = Object.fromEntries(members);
  return '$ref' in copy ? { ...copy, $ref: base + String(copy['$ref']) } : copy;
}

interface DiscriminatedUnion {
  discriminator: { propertyName: string; mapping: Record<string, string> };
}

const isDiscriminated = (node: object): node is DiscriminatedUnion =>
  'oneOf' in node && 'discriminator' in node;

/** Finds the first item that is out of order. */
function checkOrder(order: string[], items: unknown[]): ErrorObject[] {
  const index = items.findIndex((item, at) => at > 0 && isAfter(order, items[at - 1], item));
  if (index < 0) return [];
  const data = [items[index], items[index - 1]];
  return [
    { instancePath: `/${index}`, keyword: 'x-order', schemaPath: '#/x-order', params: { order }, data },
  ];
}

const isAfter = (order: string[], first: unknown, second: unknown): boolean =>
  isRecord(first) && isRecord(second) && compareItems(order, first, second) > 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Validates a value with another schema. Wraps the errors, because Ajv overwrites parts of a keyword's errors. */
function nested<S, V>(check: (schema: S, value: V) => ErrorObject[]) {
  function validate(
    schema: S,
    value: V,
    parentSchema?: AnySchemaObject,
    at?: { instancePath: string },
  ): boolean {
    const found = check(schema, value);
    const path = at?.instancePath ?? '';
    validate.errors = found.map((error) => ({
      params: { wrapped: { parentSchema, ...error, instancePath: path + error.instancePath } },
    }));
    return found.length === 0;
  }
  validate.errors = [] as Partial<ErrorObject>[];
  return validate;
}

function unwrapped(error: ErrorObject): ErrorObject {
  return (error.params['wrapped'] as ErrorObject | undefined) ?? error;
}
