import openapiTS, { astToString, oapiRef, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { forbiddenCharacters } from '../../rules/names.ts';
import { isPublic, routesOf, type ContractDocument, type Schema } from '../document.ts';

const banner = `/**
 * Written by \`npm run contract:generate\` from \`openapi/\`. Change the contract, never this file.
 */

/** A JSON string; \`T\` is the type of its parsed content. */
export type JsonText<T> = string & { readonly __json?: T };
`;

const binary = 'application/octet-stream';

/** Generates \`src/api/contract.gen.ts\`: the types of the contract and the table of its operations. */
export async function contractTypeScript(document: ContractDocument): Promise<string> {
  const source = JSON.parse(JSON.stringify(document, prepared)) as OpenAPI3;
  const types = await openapiTS(source, {
    alphabetize: false,
    transform: (schema) => typeOf(schema as Schema),
  });
  return [
    banner,
    astToString(types).trim(),
    '',
    operationTable(document),
    textLimits(document),
    nameProperties(document),
  ].join('\n');
}

/** Types that openapi-typescript does not derive: JSON inside a string, and Blob for binary content. */
function typeOf(schema: Schema): ts.TypeNode | undefined {
  const { contentMediaType, contentSchema } = schema;
  if (contentMediaType === 'application/json' && contentSchema?.$ref) {
    return ts.factory.createTypeReferenceNode('JsonText', [oapiRef(contentSchema.$ref)]);
  }
  return contentMediaType === binary ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/**
 * Prepares the document for openapi-typescript. Removes discriminators, whose properties are literals already.
 * Replaces a reference with a `contentSchema` by a plain JSON string, because `transform` is not called for
 * references.
 */
function prepared(key: string, value: unknown): unknown {
  if (key === 'discriminator') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (!('$ref' in value && 'contentSchema' in value)) return value;
  const { $ref: _, ...text } = value;
  return { ...text, type: 'string', contentMediaType: 'application/json' };
}

function operationTable(document: ContractDocument): string {
  const routes = routesOf(document);
  const rows = routes.map(({ method, path, operation }) => {
    const roles = operation['x-roles'].map(quote).join(', ');
    return [
      `  ${operation.operationId}: {`,
      `    method: ${quote(method)},`,
      `    path: ${quote(path)},`,
      `    tag: ${quote(operation.tags[0])},`,
      `    roles: [${roles}],`,
      `    public: ${isPublic(operation)},`,
      '  },',
    ].join('\n');
  });
  const publicRoutes = routes.filter(({ operation }) => isPublic(operation));
  const rootRoutes = routes.filter(({ item }) => item.servers !== undefined);
  return `export type OperationId = keyof operations;

export interface OperationEntry {
  method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  path: keyof paths;
  tag: string;
  /** Who may call it. Empty for a secured operation: every signed-in user. */
  roles: readonly string[];
  /** Whether it works without a token. */
  public: boolean;
}

/** Every operation by its id. */
export const operationTable = {
${rows.join('\n')}
} as const satisfies Record<OperationId, OperationEntry>;

/** The operations that need no sign-in, as \`method path\`. */
export const publicOperations = [
${publicRoutes.map(({ method, path }) => `  ${quote(`${method} ${path}`)},`).join('\n')}
] as const;

/** The operations whose path is relative to the root of the server instead of the API base. */
export const rootOperations: readonly OperationId[] = [${rootRoutes.map(({ operation }) => quote(operation.operationId)).join(', ')}];
`;
}

/** Longer strings contain files or JSON. */
const longestText = 10_000;

/** Exports text limits for forms as separate constants, because a bundler inlines constants only. */
function textLimits({ components }: ContractDocument): string {
  const limits = Object.entries(components.schemas).flatMap(([name, { type, maxLength }]) =>
    [type].flat().includes('string') && typeof maxLength === 'number' && maxLength <= longestText
      ? [`export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Limit = ${maxLength};`]
      : [],
  );
  return `/* The most characters of a text, by the schema of its property. A character is a Unicode code point. */
${limits.join('\n')}
`;
}

/** Lists the properties that contain names. Excludes role names: they are ids, which a path must spell exactly. */
function nameProperties(document: ContractDocument): string {
  const { schemas } = document.components;
  const isName = (schema: Schema): boolean => {
    const { $ref, items, additionalProperties } = schema;
    if ($ref) {
      const name = $ref.split('/').at(-1) ?? '';
      return name !== 'RoleName' && schemas[name] !== undefined && isName(schemas[name]);
    }
    const isRefusing = JSON.stringify(schema.not ?? {}).includes(
      JSON.stringify(forbiddenCharacters).slice(1, -1),
    );
    const parts = [items, additionalProperties].filter((part) => typeof part === 'object' && part !== null);
    return isRefusing || parts.some((part) => isName(part as Schema));
  };
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties = {} } = node as { properties?: Record<string, Schema> };
    for (const [name, schema] of Object.entries(properties)) if (isName(schema)) found.add(name);
    Object.values(node).forEach(walk);
  };
  walk(schemas);
  return `/** The properties that hold a name or a title: the contract rejects directional characters in them. */
export const nameProperties = [
${[...found]
  .toSorted()
  .map((name) => `  ${quote(name)},`)
  .join('\n')}
];
`;
}

function quote(text: string): string {
  return `'${text}'`;
}
