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

/** The text of \`src/api/contract.gen.ts\`: the types of the contract and the table of its operations. */
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

/** Adds what openapi-typescript does not know: the type of JSON inside a string, and Blob for bytes. */
function typeOf(schema: Schema): ts.TypeNode | undefined {
  const { contentMediaType, contentSchema } = schema;
  if (contentMediaType === 'application/json' && contentSchema?.$ref) {
    return ts.factory.createTypeReferenceNode('JsonText', [oapiRef(contentSchema.$ref)]);
  }
  return contentMediaType === binary ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/**
 * The document as openapi-typescript should read it. The properties that discriminate are literals already; it would only
 * repeat them. It does not transform a reference: one to a JSON string with a schema for its content becomes a plain string.
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
  /** Who may call it. Empty for an operation that is not public: everybody who is signed in. */
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

/** The operations whose path stands at the root of the server, whatever the base of the others is. */
export const rootOperations: readonly OperationId[] = [${rootRoutes.map(({ operation }) => quote(operation.operationId)).join(', ')}];
`;
}

/** Longer strings are files and JSON. */
const longestText = 10_000;

/** The limits of texts, so that forms do not repeat the numbers of the contract. Constants alone are inlined by a build. */
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

/** A role is left out: its name is also its id, which a path must spell exactly. */
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
  return `/** The properties that hold a name or a title: the contract refuses directional characters in them. */
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
