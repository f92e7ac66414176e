import { resolve, type ContractDocument, type Route, type Schema } from '../../document.ts';
import { createSchemaCompiler } from '../../validator/schema-compiler.ts';
import { jsonIn, mediaTypeOf, textOf, type Exchange } from '../calls/exchange.ts';

const json = 'application/json';

/** Visits a schema with its name in reports (`Learner`, or `Learner.guardians` for a nested one) and a value. */
type Visit = (schema: Schema, name: string, value: unknown) => void;

/**
 * Lists the documented properties of the successful JSON responses of the routes, as `Learner.grade`, and those that a
 * response contained with a value other than null. Includes the content of JSON strings.
 */
export function responseProperties(
  document: ContractDocument,
  routes: readonly Route[],
  exchanges: readonly Exchange[],
): { documented: string[]; seen: string[] } {
  const documented = new Set<string>();
  const seen = new Set<string>();
  const visitSchema = createSchemaVisitor(document, (name) => documented.add(name));
  const visitValue = createValueVisitor(document, (name) => seen.add(name));
  const operations = new Map(routes.map(({ operation }) => [operation.operationId, operation]));
  const schemaOf = (operationId: string, status: string) => {
    const response = operations.get(operationId)?.responses[status];
    return response && resolve(document, response).content?.[json]?.schema;
  };
  for (const [operationId, { responses }] of operations) {
    for (const status of Object.keys(responses).filter((one) => Number(one) < 300)) {
      const schema = schemaOf(operationId, status);
      if (schema) visitSchema(schema, operationId, undefined);
    }
  }
  for (const { operationId, response } of exchanges) {
    if (operationId === undefined || !response || mediaTypeOf(response) !== json) continue;
    const schema = schemaOf(operationId, String(response.status));
    if (schema) visitValue(schema, operationId, jsonIn(textOf(response.body)));
  }
  return { documented: [...documented], seen: [...seen].filter((name) => documented.has(name)) };
}

/** Visits all parts of a schema. Visits each component once, because some are recursive. */
function createSchemaVisitor(document: ContractDocument, found: (property: string) => void): Visit {
  const visited = new Set<string>();
  const visit: Visit = (schema, name) => {
    if (schema.$ref !== undefined) {
      if (visited.has(schema.$ref)) return;
      visited.add(schema.$ref);
      visit(resolve<Schema>(document, schema), nameOf(schema.$ref), undefined);
    }
    for (const [key, property] of Object.entries(propertiesOf(schema))) {
      found(`${name}.${key}`);
      visit(property, `${name}.${key}`, undefined);
    }
    const { items, contentSchema, additionalProperties } = schema;
    const parts = [items, contentSchema, additionalProperties, ...allOf(schema), ...unionOf(schema)];
    for (const inner of parts) {
      if (isSchema(inner)) visit(inner, name, undefined);
    }
  };
  return visit;
}

function createValueVisitor(document: ContractDocument, found: (property: string) => void): Visit {
  const check = createSchemaCompiler(document);
  const visit: Visit = (schema, name, value) => {
    if (schema.$ref !== undefined) visit(resolve<Schema>(document, schema), nameOf(schema.$ref), value);
    for (const part of allOf(schema)) visit(part, name, value);
    for (const branch of unionOf(schema)) {
      if (check(branch)(value).length === 0) visit(branch, name, value);
    }
    if (typeof value === 'string' && schema.contentSchema) visit(schema.contentSchema, name, jsonIn(value));
    if (typeof value !== 'object' || value === null) return;
    const { items, additionalProperties } = schema;
    if (Array.isArray(value)) {
      if (isSchema(items)) for (const item of value) visit(items, name, item);
      return;
    }
    const properties = propertiesOf(schema);
    for (const [key, inner] of Object.entries(value)) {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (property && inner !== null) found(`${name}.${key}`);
      const its = property ?? additionalProperties;
      if (isSchema(its)) visit(its, property ? `${name}.${key}` : name, inner);
    }
  };
  return visit;
}

const propertiesOf = ({ properties }: Schema) => (properties ?? {}) as Record<string, Schema>;

const allOf = (schema: Schema) => (schema['allOf'] ?? []) as Schema[];

const unionOf = ({ oneOf, anyOf }: Schema) =>
  [oneOf, anyOf].flatMap((branches) => (branches ?? []) as Schema[]);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const nameOf = ($ref: string) => $ref.replace('#/components/schemas/', '');
