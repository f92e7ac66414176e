import {
  routesOf,
  type ContractDocument,
  type Operation,
  type Parameter,
  type Reference,
  type RequestBody,
  type Response,
  type Route,
} from '../document.ts';
import { isText, pointer, type SchemaForms } from './canonical.ts';

export interface Located<T> {
  value: T;
  at: string;
  use: string;
}

export type Members<T> = Map<string, Located<T>>;

/** An operation in canonical form, with everything that it inherits from its path and the document. */
export interface OperationForm {
  at: string;
  operation: Located<Operation>;
  pathTexts: Located<object>;
  parameters: Members<Parameter>;
  requestBody: Members<RequestBody>;
  responses: Members<Response>;
  security: Located<Record<string, string[]>[]>;
  servers: Located<{ url: string }[]>;
}

export const byHeaderName = (name: string): string => name.toLowerCase();

/** Normalizes a media type: `application/json; charset=utf-8` is `application/json`. */
export function byMediaType(name: string): string {
  const [type = '', ...parameters] = name
    .split(';')
    .map((part) => part.trim().toLowerCase().replaceAll('"', ''));
  return [type, ...parameters.filter((parameter) => parameter !== 'charset=utf-8').toSorted()].join('; ');
}

const describedElsewhere = ['header accept', 'header content-type', 'header authorization'];

/** Maps operations by method and path. Ignores the names of path parameters, which do not reach the server. */
export function operationsOf(document: ContractDocument, forms: SchemaForms): Members<OperationForm> {
  const locate = <T>(value: T | Reference, use: string): Located<T> => ({
    ...forms.resolve(value as T, use),
    use,
  });

  function formOf(route: Route): OperationForm {
    const { method, path, item, operation } = route;
    const itemAt = pointer('', 'paths', path);
    const at = pointer(itemAt, method);
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    const keyOf = ({ name, in: location }: Parameter) => {
      if (location === 'path') return `path ${names.indexOf(name)}`;
      return `${location} ${location === 'header' ? byHeaderName(name) : name}`;
    };
    // Parameters of the operation override those of its path.
    const parameters = [item.parameters ?? [], operation.parameters ?? []].flatMap((list, index) =>
      list.map((parameter, position) => {
        const located = locate(parameter, pointer(index === 0 ? itemAt : at, 'parameters', position));
        return [keyOf(located.value), located] as const;
      }),
    );
    const closest = <T>(
      name: 'security' | 'servers',
      ...holders: [holder: object, at: string][]
    ): Located<T[]> => {
      const found = holders.find(([holder]) => name in holder);
      const use = pointer(found?.[1] ?? '', name);
      return { value: (found?.[0] as Record<string, T[]> | undefined)?.[name] ?? [], at: use, use };
    };
    const { requestBody } = operation;
    const texts = Object.entries(item).filter(([name]) => isText(name));
    return {
      at,
      operation: { value: operation, at, use: at },
      pathTexts: { value: Object.fromEntries(texts), at: itemAt, use: itemAt },
      parameters: new Map(parameters.filter(([key]) => !describedElsewhere.includes(key))),
      requestBody: new Map(requestBody ? [['body', locate(requestBody, pointer(at, 'requestBody'))]] : []),
      responses: membersOf(operation.responses, pointer(at, 'responses'), forms, (status) =>
        status.toUpperCase(),
      ),
      security: closest('security', [operation, at], [document, '']),
      servers: closest('servers', [operation, at], [item, itemAt], [document, '']),
    };
  }

  return new Map(
    routesOf(document).map((route) => {
      const form = formOf(route);
      const key = `${route.method} ${route.path.replaceAll(/\{[^}]+\}/g, '{}')}`;
      return [key, { value: form, at: form.at, use: form.at }] as const;
    }),
  );
}

export function membersOf<T>(
  members: Record<string, T | Reference> | undefined,
  at: string,
  forms: SchemaForms,
  keyOf: (name: string) => string = (name) => name,
): Map<string, Located<T>> {
  return new Map(
    Object.entries(members ?? {}).map(([name, member]) => {
      const use = pointer(at, name);
      return [keyOf(name), { ...forms.resolve(member as T, use), use }];
    }),
  );
}
