import type { OperationId, operationTable, operations } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { Actor } from '../services/tokens.ts';

type Table = typeof operationTable;
type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined;
type Responses<Id extends OperationId> = operations[Id]['responses'];

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : object;

export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** Headers that the contract lists, with names in lower case. */
type HeadersOf<Id extends OperationId> =
  NonNullable<operations[Id]['parameters']['header']> extends infer Listed
    ? { [Name in keyof Listed as Lowercase<Name & string>]: Listed[Name] }
    : never;

type BodyOf<Id extends OperationId> = ContentOf<NonNullable<operations[Id]['requestBody']>>;

type ResultOf<Id extends OperationId> = {
  [Status in keyof Responses<Id> & (200 | 201 | 204)]: {
    status: Status;
    body: ContentOf<Responses<Id>[Status]>;
    headers?: Record<string, string>;
  };
}[keyof Responses<Id> & (200 | 201 | 204)];

/** The argument of a handler: the validated request, its caller, and the state of the mock. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  headers: HeadersOf<Id>;
  body: BodyOf<Id>;
  /** The caller, with a permitted role; undefined for a public operation. */
  actor: Table[Id]['public'] extends true ? undefined : Actor;
  db: Db;
  now: Date;
  /** Returns an opaque id from the injected source of random numbers. */
  randomId: (prefix: string) => string;
  readFile: (source: string) => Promise<Blob>;
  applicationUrl: string;
  paymentPage: (paymentId: string) => string;
}

export interface Operation<Id extends OperationId> {
  id: Id;
  resolve: (call: Call<Id>) => ResultOf<Id> | Promise<ResultOf<Id>>;
}

/**
 * Defines the handler of an operation. Its method, path, roles and types follow from its id.
 *
 * @param resolve checks permissions, applies a rule, stores and returns the result; throws a `Failure` to refuse
 */
export const operation = <Id extends OperationId>(
  id: Id,
  resolve: Operation<Id>['resolve'],
): Operation<Id> => ({
  id,
  resolve,
});

export const ok = <Body>(body: Body) => ({ status: 200 as const, body });

export const created = <Body>(body: Body) => ({ status: 201 as const, body });

export const deleted = () => ({ status: 204 as const, body: undefined });
