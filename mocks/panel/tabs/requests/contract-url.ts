import type { OperationId } from '#api/contract.gen.ts';

/** Relative to the panel's page, `mocks/panel/index.html`. */
const contractPage = '../contract.html';

export const contractUrl = (operation: OperationId): string => `${contractPage}#${operation}`;

/** The documentation of the schema with the violated keyword, else of the operation. */
export function schemaUrl(operation: string, schemaPath: string): string {
  const [, name] = /^#\/components\/schemas\/(\w+)/.exec(schemaPath) ?? [];
  return `${contractPage}#${name === undefined ? operation : `schema-${name}`}`;
}

/** Opens the source of the handler in the editor; the development server has this URL. */
export const handlerUrl = (operation: OperationId): string => `../handler?operation=${operation}`;
