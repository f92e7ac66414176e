import { visiblePattern } from '../../rules/names.ts';
import { resolve, type ContractDocument, type Example, type MediaType, type Schema } from '../document.ts';

type Schemas = Record<string, Schema>;
type Info = ContractDocument['info'] & { description: string; summary?: string };

const note = `> This is the contract in OpenAPI 3.0, for tools that do not support 3.1. It accepts everything that \`contract.json\`
> accepts, and more: it checks neither the content of JSON strings nor characters outside ASCII.

`;

/** Members of the document whose keys are names. */
const maps = new Set(['paths', 'responses', 'headers', 'parameters', 'securitySchemes']);
const annotations = new Set(['description', 'x-decisions', 'x-echo', 'x-order', 'contentSchema']);
const asciiClasses: Record<string, string> = { L: 'A-Za-z', Nd: '0-9', Z: '' };

/**
 * Converts the contract to OpenAPI 3.0, with each `allOf` of objects merged. The result never rejects what the contract
 * accepts. It accepts more where 3.0 has no keyword: the content of JSON strings, the names of files in a form and
 * exclusive bounds, and where a pattern needs Unicode.
 * @throws Error when a schema has a form that cannot be converted yet
 */
export function compatibleContract(document: ContractDocument): ContractDocument {
  const { summary: _, ...about } = document.info as Info;
  const info: Info = { ...about, description: note + about.description };
  const { examples: __, ...components } = document.components;
  const converted = convertNode({ ...document, components }) as ContractDocument;
  return { ...converted, openapi: '3.0.3', info };

  function convertNode(node: unknown, isMap = false): unknown {
    if (Array.isArray(node)) return node.map((item) => convertNode(item));
    if (!isObject(node)) return node;
    const entries = Object.entries(node).flatMap(([key, value]) =>
      isMap ? [[key, convertNode(value)]] : convertMember(key, value),
    );
    return Object.fromEntries(entries);
  }

  function convertMember(key: string, value: unknown): [string, unknown][] {
    switch (key) {
      case 'example':
        return [[key, value]];
      case 'examples':
        // express-openapi-validator takes an `id` in a shared example, or in a link, for the id of a schema.
        return [[key, mapValues(value as Record<string, Example>, (example) => resolve(document, example))]];
      case 'schema':
        return [[key, convert(value as Schema)]];
      case 'schemas':
        return [[key, mapValues(value as Schemas, convert)]];
      case 'links':
        return [];
      case 'servers':
        return [[key, (value as { variables?: object }[]).filter(({ variables }) => !variables)]];
      case 'content':
        return [[key, mapValues(value as Record<string, MediaType>, convertMedia)]];
      default:
        return [[key, convertNode(value, maps.has(key))]];
    }
  }

  /** Inlines the schemas of a form: express-openapi-validator parses the JSON of a part only if it sees the type. */
  function convertMedia(media: MediaType, type: string): unknown {
    if (type !== 'multipart/form-data' || !media.schema) return convertNode(media);
    const form = inline(media.schema);
    return convertNode({
      ...media,
      schema: { ...form, properties: mapValues(form['properties'] as Schemas, inline) },
    });
  }

  function convert(schema: Schema): Schema {
    const composed = compose(schema);
    if (composed.$ref !== undefined) return composed;
    return convertNull(composed) ?? convertTypes(composed) ?? convertKeywords(composed);
  }

  /** Merges a reference with the keywords beside it, and a schema with the objects of its `allOf`. */
  function compose(schema: Schema): Schema {
    const { $ref, allOf, ...own } = schema as Schema & { allOf?: Schema[] };
    if ($ref !== undefined) {
      return Object.keys(own).every((keyword) => annotations.has(keyword)) ? { $ref } : inline(schema);
    }
    const parts = allOf?.map(inline);
    return parts?.every(isOpenObject) ? parts.reduce(merge, own) : schema;
  }

  /** Merges a schema with the target of its reference. */
  function inline({ $ref, ...own }: Schema): Schema {
    return compose($ref === undefined ? own : merge(own, inline(resolve(document, { $ref }))));
  }

  /** A schema or null becomes a nullable schema. */
  function convertNull(schema: Schema): Schema | undefined {
    const { anyOf, type, ...own } = schema as Schema & { anyOf?: Schema[] };
    const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : [];
    const isTypeOrNull = types.length === 1 && type?.length === 2;
    if (isTypeOrNull) return { ...convert({ ...schema, type: types }), nullable: true };
    const others = anyOf?.filter((member) => member.type !== 'null') ?? [];
    if (!anyOf || others.length === anyOf.length) return undefined;
    const [other = {}] = others;
    const core = convert(merge(own, inline(other)));
    if (others.length > 1 || core.$ref || core['enum']) throw new Error('This union cannot be nullable.');
    return { ...core, nullable: true };
  }

  function convertTypes(schema: Schema): Schema | undefined {
    const { type, description, ...own } = schema;
    if (!Array.isArray(type)) return undefined;
    const [first = '', ...others] = type;
    if (others.length === 0) return convert({ ...schema, type: first });
    return { description, anyOf: type.map((one) => convert({ type: one, ...own })) };
  }

  function convertKeywords(schema: Schema): Schema {
    const { unevaluatedProperties, patternProperties = {}, ...own } = schema;
    const [rest = unevaluatedProperties] = Object.values(patternProperties as Schemas);
    const closed = rest === undefined ? own : { ...own, additionalProperties: rest };
    return Object.fromEntries(
      Object.entries(closed).flatMap(([keyword, value]) => convertKeyword(keyword, value)),
    );
  }

  function convertKeyword(keyword: string, value: unknown): [string, unknown][] {
    switch (keyword) {
      case 'const':
        return [['enum', [value]]];
      case 'exclusiveMinimum':
        // A boolean in 3.0 and a number in JSON Schema: validators disagree.
        return [['minimum', value]];
      case 'contentSchema':
      case 'x-decisions':
      case 'x-echo':
      case 'x-order':
        // The strict mode of Ajv rejects unknown keywords.
        return [];
      case 'contentMediaType':
        return value === 'application/octet-stream'
          ? [
              ['type', 'string'],
              ['format', 'binary'],
            ]
          : [];
      case 'pattern':
        return [[keyword, asciiPattern(value as string)]];
      case 'properties':
        return [[keyword, mapValues(value as Schemas, convert)]];
      case 'allOf':
      case 'anyOf':
      case 'oneOf':
        return [[keyword, (value as Schema[]).map(convert)]];
      case 'items':
      case 'not':
      case 'additionalProperties':
        return [[keyword, isObject(value) ? convert(value) : value]];
      default:
        return [[keyword, value]];
    }
  }
}

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOpenObject = (schema: Schema): boolean =>
  'properties' in schema &&
  !['unevaluatedProperties', 'allOf', 'anyOf', 'oneOf'].some((keyword) => keyword in schema);

const mapValues = <T, R>(
  members: Record<string, T>,
  change: (value: T, name: string) => R,
): Record<string, R> =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value, name)]));

/** Merges schemas that a value must satisfy together. The annotations of the first one take precedence. */
function merge(one: Schema, other: Schema): Schema {
  const merged = { ...other, ...one };
  for (const keyword of Object.keys(one).filter((name) => name in other)) {
    merged[keyword] = mergeKeyword(keyword, one[keyword], other[keyword]);
  }
  return merged;
}

function mergeKeyword(keyword: string, one: unknown, other: unknown): unknown {
  if (annotations.has(keyword) || JSON.stringify(one) === JSON.stringify(other)) return one;
  if (keyword === 'required') return [...new Set([...(one as string[]), ...(other as string[])])];
  if (keyword === 'maxLength') return Math.min(one as number, other as number);
  if (keyword !== 'properties') throw new Error(`Schemas with different \`${keyword}\` cannot be merged.`);
  const members = other as Schemas;
  return { ...members, ...mapValues(one as Schemas, (schema, name) => merge(schema, members[name] ?? {})) };
}

/** Replaces a pattern that needs Unicode. The new one treats each character outside ASCII as a match. */
function asciiPattern(pattern: string): string {
  if (pattern === visiblePattern) return String.raw`[^\s\x00-\x1F\x7F]`;
  const ascii = pattern.replaceAll(/\[\^[^\]]*\]|\\p\{\w+\}/g, (part) =>
    part.startsWith('[')
      ? part.replaceAll(/\\p\{(\w+)\}/g, (_, name: string) => asciiClasses[name] ?? '')
      : String.raw`[^\x00-\x7F]`,
  );
  if (/[^ -~]|\\p/.test(ascii)) throw new Error(`The pattern ${pattern} has no counterpart in ASCII.`);
  return ascii;
}
