import type { OperationId, operationTable, operations } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { Actor } from './tokens.ts';

type Table = typeof operationTable;
type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** Path parameters of an operation; all of them are strings on the wire. */
export type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : object;

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** Headers of an operation beside the usual ones; their names are in lower case. */
export type HeadersOf<Id extends OperationId> =
  NonNullable<operations[Id]['parameters']['header']> extends infer Listed
    ? { [Name in keyof Listed as Lowercase<Name & string>]: Listed[Name] }
    : never;

/** The body that the contract asks for; the wrapper has validated it. */
export type BodyOf<Id extends OperationId> = ContentOf<NonNullable<operations[Id]['requestBody']>>;

/** A success as the contract documents it: its status together with that status' body. */
export type ReplyOf<Id extends OperationId> = {
  [Status in keyof Responses<Id> & (200 | 201 | 204)]: {
    status: Status;
    body: ContentOf<Responses<Id>[Status]>;
    headers?: Record<string, string>;
  };
}[keyof Responses<Id> & (200 | 201 | 204)];

/** What a handler is given: the parsed and validated call, who makes it, and the state of the world. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  headers: HeadersOf<Id>;
  body: BodyOf<Id>;
  /** Signed in and of a permitted role, unless the operation is public. */
  actor: Table[Id]['public'] extends true ? undefined : Actor;
  db: Db;
  now: Date;
  /** Opaque and unguessable enough for a mock; from the injected source of randomness. */
  randomId: (prefix: string) => string;
  /** The bytes of a stored file. */
  readFile: (source: string) => Promise<Blob>;
  /** Origin of the application, for links in e-mails and for the way back from a payment. */
  applicationUrl: string;
  /** The provider's page of a payment, absolute. */
  paymentPage: (paymentId: string) => string;
}

export interface Operation<Id extends OperationId> {
  id: Id;
  resolve: (call: Call<Id>) => ReplyOf<Id> | Promise<ReplyOf<Id>>;
}

/**
 * One operation of the contract: method, path, roles and types come from the contract by its id.
 *
 * @param resolve parse, permit, decide (a rule), store, reply; refusals are thrown as `Failure`
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
