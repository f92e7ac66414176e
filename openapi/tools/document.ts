/** The parts of an OpenAPI 3.1 document that the tools read. The types assume a bundle without lint errors. */

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

export interface Reference {
  $ref: string;
}

/** A JSON Schema (2020-12). Only the keywords that the tools read by name are typed. */
export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  contentMediaType?: string;
  contentSchema?: Schema;
  /** The order of a list: properties of its items, with a leading minus for descending. */
  'x-order'?: string[];
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example | Reference>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Link {
  operationId: string;
  parameters?: Record<string, string>;
  requestBody?: unknown;
}

export interface Header {
  required?: boolean;
  schema: Schema;
}

export interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  'x-roles': string[];
  /** False if the response shows another version of the records than the last one that was sent. */
  'x-echo'?: false;
  security: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
}

export type PathItem = {
  parameters?: (Parameter | Reference)[];
  servers?: { url: string }[];
} & Partial<Record<Method, Operation>>;

export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  tags?: { name: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    examples: Record<string, Example>;
  };
}

export interface Route {
  method: Method;
  path: string;
  item: PathItem;
  operation: Operation;
}

const methods: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];

export function routesOf(document: ContractDocument): Route[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, item, operation }] : [];
    }),
  );
}

/**
 * Resolves a reference into the document's components. Returns any other value unchanged.
 * @throws Error when the component does not exist
 */
export function resolve<T extends object>(document: ContractDocument, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const [section, name] = value.$ref.replace('#/components/', '').split('/');
  const components = document.components as Record<string, Record<string, unknown> | undefined>;
  const target = components[section ?? '']?.[name ?? ''];
  if (target === undefined) throw new Error(`The contract has no ${value.$ref}.`);
  return target as T;
}

/** The parameters of an operation; those of its path come first. */
export const parametersOf = (document: ContractDocument, { item, operation }: Route): Parameter[] =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve(document, parameter),
  );

/** Whether an operation works without a token: it has no security requirement, or an empty one. */
export const isPublic = ({ security }: Pick<Operation, 'security'>): boolean =>
  security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
