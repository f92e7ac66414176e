import openapiTS, { astToString, oapiRef, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { routesOf, type ContractDocument, type Schema } from '../document.ts';

const banner = `/**
 * Written by \`npm run contract:generate\` from \`openapi/\`. Change the contract, never this file.
 */

/** A JSON string; \`T\` is the type of its parsed content. */
export type JsonText<T> = string & { readonly __json?: T };
`;

const binary = 'application/octet-stream';

/** The text of \`src/api/contract.gen.ts\`: the types of the contract and the table of its operations. */
export async function contractTypeScript(document: ContractDocument): Promise<string> {
  const source = JSON.parse(JSON.stringify(document, withoutDiscriminators)) as OpenAPI3;
  const types = await openapiTS(source, {
    alphabetize: false,
    transform: (schema) => typeOf(schema as Schema),
  });
  return [banner, astToString(types).trim(), '', operationTable(document), blankPattern(document)].join('\n');
}

/** Adds what openapi-typescript does not know: the type of JSON inside a string, and Blob for bytes. */
function typeOf(schema: Schema): ts.TypeNode | undefined {
  const { contentMediaType, contentSchema } = schema;
  if (contentMediaType === 'application/json' && contentSchema?.$ref) {
    return ts.factory.createTypeReferenceNode('JsonText', [oapiRef(contentSchema.$ref)]);
  }
  return contentMediaType === binary ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/** The members that discriminate are literals already; openapi-typescript would only repeat them. */
function withoutDiscriminators(key: string, value: unknown): unknown {
  return key === 'discriminator' ? undefined : value;
}

function operationTable(document: ContractDocument): string {
  const routes = routesOf(document);
  const rows = routes.map(({ method, path, operation }) => {
    const roles = operation['x-roles'].map(quote).join(', ');
    const isPublic = operation.security.length === 0;
    return [
      `  ${operation.operationId}: {`,
      `    method: ${quote(method)},`,
      `    path: ${quote(path)},`,
      `    tag: ${quote(operation.tags[0])},`,
      `    roles: [${roles}],`,
      `    public: ${isPublic},`,
      '  },',
    ].join('\n');
  });
  const publicRoutes = routes.filter(({ operation }) => operation.security.length === 0);
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
`;
}

/** The rule for blanks, which stands in the contract only once. */
function blankPattern({ components }: ContractDocument): string {
  const properties = components.schemas['FillInContent']?.['properties'] as
    | Record<string, Schema>
    | undefined;
  const pattern = new RegExp(String(properties?.['paragraph']?.['x-blank']), 'g');
  return `/**
 * Finds the blanks of a paragraph, with \`matchAll\`, \`replaceAll\` or \`split\`. The first group is the word of a blank. If
 * the second group matches, the paragraph is malformed: it is everything after a \`[[\` that begins no blank.
 */
export const blankPattern = ${String(pattern)};
`;
}

function quote(text: string): string {
  return `'${text}'`;
}
