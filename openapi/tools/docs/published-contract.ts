import type { ContractDocument, Link, Operation, PathItem, Response, Schema } from '../document.ts';

/** The parts of the contract that only the documentation page reads. */
export interface PublishedContract extends ContractDocument {
  info: WithDecisions & { title: string; version: string; summary?: string; description: string };
  servers: Server[];
  tags: Tag[];
  components: ContractDocument['components'] & { securitySchemes?: Record<string, { description?: string }> };
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string; description?: string }>;
}

/** The numbers of the decisions that apply (D-243). */
export interface WithDecisions {
  'x-decisions'?: string[];
}

export interface Tag extends WithDecisions {
  name: string;
  description: string;
}

export type PublishedOperation = Operation & WithDecisions & { deprecated?: boolean };

export type PublishedPathItem = Omit<PathItem, 'servers'> & { servers?: Server[] };

export interface PublishedResponse extends Omit<Response, 'links' | 'headers'> {
  headers?: Record<string, Header> | undefined;
  links?: Record<string, PublishedLink> | undefined;
}

export interface Header {
  description?: string;
  required?: boolean;
  schema?: Schema;
}

export type PublishedLink = Link & { description?: string };

/** Element ids of the page. External links rely on them: `contract.html#listTerms`, `contract.html#schema-Topic`. */
export const tagId = (name: string) => `tag-${name}`;
export const schemaId = (name: string) => `schema-${name}`;

export const schemaName = ({ $ref }: Schema): string | undefined =>
  $ref?.replace('#/components/schemas/', '');
