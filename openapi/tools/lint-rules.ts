/**
 * Lint rules that redocly's configurable rules cannot express. Loaded as a redocly plugin: see `plugins` in
 * `openapi/redocly.yaml`.
 */
import { forbiddenCharacters, visiblePattern } from '../rules/names.ts';
import type { MediaType, Parameter, Reference, RequestBody, Schema } from './document.ts';

interface Context {
  report: (problem: { message: string; location?: unknown }) => void;
  location: Location;
  /** Resolves a reference relative to a file. The result has no location when the target does not exist. */
  resolve: (reference: Reference, from: string) => { node?: unknown; location?: Location };
}

interface Location {
  source: { absoluteRef: string };
  child: (name: string) => Location;
}

const isObject = (schema: Schema) => schema.type === 'object' || schema['properties'] !== undefined;
const isMap = (schema: Schema) => typeof schema['additionalProperties'] === 'object';
const isClosed = (schema: Schema) => schema['unevaluatedProperties'] === false || isMap(schema);
const isOpenPart = (schema: Schema) =>
  /\ballows additional properties\b/i.test(String(schema['description']));

/** Requires object schemas to be closed, unless their description marks them as an open part of a composed schema. */
function schemasAreClosed() {
  return {
    Schema(schema: Schema, { report }: Context) {
      if (isObject(schema) && !isClosed(schema) && !isOpenPart(schema)) {
        report({
          message:
            'Close the schema (unevaluatedProperties: false), or say in its description that it allows additional properties.',
        });
      }
    },
  };
}

function propertiesAreDescribed() {
  return {
    SchemaProperties(properties: Record<string, Schema>, { report, location }: Context) {
      for (const [name, property] of Object.entries(properties)) {
        const isDescribed = '$ref' in property || 'description' in property || 'const' in property;
        if (!isDescribed) report({ message: `Describe ${name}.`, location: location.child(name) });
      }
    },
  };
}

function bodiesHaveExamples() {
  return {
    MediaTypesMap(content: Record<string, MediaType>, { report, location }: Context) {
      for (const [type, media] of Object.entries(content)) {
        const needsExample = type === 'application/json' || type === 'multipart/form-data';
        const hasExample = Object.keys(media.examples ?? {}).length > 0;
        if (needsExample && !hasExample) {
          report({ message: 'Add an example of the body.', location: location.child(type) });
        }
      }
    },
  };
}

/** Whether a pattern is anchored and has no unbounded repetition outside escapes and character classes. */
const isBounding = (pattern: unknown): boolean =>
  typeof pattern === 'string' &&
  /^\^.*\$$/.test(pattern) &&
  !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, ''));

const allows = ({ type }: Schema, name: string): boolean => [type].flat().includes(name);

const isLimitedString = (schema: Schema): boolean =>
  'maxLength' in schema || 'enum' in schema || 'const' in schema || isBounding(schema['pattern']);

const valueKeywords = new Set([
  'const',
  'default',
  'enum',
  'not',
  'example',
  'examples',
  'discriminator',
  'required',
]);

/**
 * Requires an upper limit for every string and list that a client sends (see "Limits" in the contract). Walks the
 * schemas itself: a nested redocly visitor is called only for the nearest schema.
 */
function requestsAreLimited() {
  const seen = new Set<object>();

  function walk(node: unknown, location: Location, context: Context): void {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (!Array.isArray(node)) check(node as Schema, location, context);
    const { $ref } = node as Partial<Reference>;
    if (typeof $ref === 'string') {
      const target = context.resolve({ $ref }, location.source.absoluteRef);
      if (target.location) walk(target.node, target.location, context);
    }
    for (const [key, value] of Object.entries(node)) {
      if (!valueKeywords.has(key)) walk(value, location.child(key), context);
    }
  }

  function check(schema: Schema, location: Location, { report }: Context): void {
    if (allows(schema, 'string') && !isLimitedString(schema)) {
      const message = 'Limit the string: by a shared schema, or with maxLength, enum, const or a pattern.';
      report({ message, location });
    }
    if (allows(schema, 'array') && !('maxItems' in schema)) {
      report({ message: 'Limit the list with maxItems.', location });
    }
  }

  return {
    RequestBody(body: RequestBody, context: Context) {
      for (const [type, { schema }] of Object.entries(body.content)) {
        walk(schema, context.location.child('content').child(type).child('schema'), context);
      }
    },
    Parameter(parameter: Parameter, context: Context) {
      walk(parameter.schema, context.location.child('schema'), context);
    },
  };
}

/** Requires every non-blank text to use the same pattern and to refuse the same characters (see "Limits"). */
function namesHaveOneRule() {
  return {
    Schema({ pattern, not }: Schema, { report }: Context) {
      if (typeof pattern !== 'string' || !(pattern === '\\S' || pattern.startsWith('(?!['))) return;
      const refused = String((not as Schema | undefined)?.['pattern']);
      if (pattern !== visiblePattern) report({ message: 'Refuse blank strings by the pattern of Title.' });
      const isSame = refused.endsWith(`${forbiddenCharacters}]`);
      if (!isSame) report({ message: 'Refuse the characters that Title refuses.' });
    },
  };
}

/** Requires the properties that `x-order` names in every alternative of the items. */
function ordersNameProperties() {
  function hasProperty(schema: Schema, name: string, from: string, context: Context): boolean {
    const { node, location } = schema.$ref === undefined ? {} : context.resolve({ $ref: schema.$ref }, from);
    const within = location?.source.absoluteRef ?? from;
    const target = (node ?? schema) as Schema;
    const has = (part: Schema) => hasProperty(part, name, within, context);
    return (
      Object.hasOwn(target['properties'] ?? {}, name) ||
      ((target['allOf'] ?? []) as Schema[]).some(has) ||
      (Array.isArray(target['oneOf']) && (target['oneOf'] as Schema[]).every(has))
    );
  }

  return {
    Schema(schema: Schema, context: Context) {
      const { 'x-order': order = [], items } = schema;
      const { report, location } = context;
      for (const property of order) {
        const name = property.replace(/^-/, '');
        if (!hasProperty((items ?? {}) as Schema, name, location.source.absoluteRef, context)) {
          report({ message: `The items have no ${name}.`, location: location.child('x-order') });
        }
      }
    },
  };
}

export default function houseRules() {
  return {
    id: 'house',
    rules: {
      oas3: {
        'bodies-have-examples': bodiesHaveExamples,
        'names-have-one-rule': namesHaveOneRule,
        'orders-name-properties': ordersNameProperties,
        'properties-are-described': propertiesAreDescribed,
        'requests-are-limited': requestsAreLimited,
        'schemas-are-closed': schemasAreClosed,
      },
    },
  };
}
