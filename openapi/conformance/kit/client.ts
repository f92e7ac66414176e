import type { operations } from '../../../src/api/contract.gen.ts';
import { parametersOf, routesOf, type Route } from '../../tools/document.ts';
import { jsonIn, textOf, type Exchange, type RequestMessage } from '../../tools/verify/calls/exchange.ts';
import { document } from '../../tools/verify/contract.ts';
import { remember, Unmet } from './expect.ts';

type OperationId = keyof operations;

type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The body of an operation that succeeds. */
export type SuccessOf<Id extends OperationId> = BodyOfSuccess<operations[Id]['responses']>;

type BodyOfSuccess<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? JsonOf<Responses[Status]> : never;
}[keyof Responses];

type Given<
  Operation extends { parameters: object },
  In extends string,
> = In extends keyof Operation['parameters'] ? OrUnknown<NonNullable<Operation['parameters'][In]>> : unknown;

type OrUnknown<Value> = [Value] extends [never] ? unknown : Value;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? { body: Body }
    : { form: Readonly<Record<string, string | File>> }
  : unknown;

interface Headers {
  /** Additional headers, such as `Idempotency-Key`. */
  headers?: Readonly<Record<string, string>>;
}

type Arguments<Id extends OperationId> = Given<operations[Id], 'path'> &
  Given<operations[Id], 'query'> &
  BodyOf<operations[Id]>;

/** A call that has been sent. Awaiting it expects a success and gives the body. */
export interface Sent<Body> extends PromiseLike<Body> {
  /** Expects a refusal with this status, and gives its problem. */
  refused(status: number): Promise<Problem>;
  /** Expects this status, and gives the whole response. */
  responded(status: number): Promise<Received>;
  /** Expects one of these statuses, and gives the whole response. */
  anyOf(...statuses: number[]): Promise<Received>;
}

export interface Problem {
  title: string | undefined;
  message: string | undefined;
  code: string | undefined;
  errors: Readonly<Record<string, readonly string[]>> | undefined;
  learnerId: string | undefined;
}

export interface Received {
  status: number;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The length of the body in bytes. */
  size: number;
  body: unknown;
}

/** Sends the operations of the contract as one user, or without a token. */
export type Client = {
  readonly [Id in OperationId]: object extends Arguments<Id>
    ? (given?: Arguments<Id> & Headers) => Sent<SuccessOf<Id>>
    : (given: Arguments<Id> & Headers) => Sent<SuccessOf<Id>>;
};

/** The server did not respond: no expectation can be judged. */
export class NoResponseError extends Error {}

/** Sends a request of an operation. */
export type Send = (operationId: string, request: RequestMessage) => Promise<Exchange>;

const routes = new Map(routesOf(document).map((route) => [route.operation.operationId, route]));

/** @param token the access token; undefined for a visitor */
export function createClient(send: Send, token?: string): Client {
  return new Proxy({} as Client, {
    get: (target, operationId) => {
      if (operationId in target) return Reflect.get(target, operationId) as unknown;
      // An async function that returns a client looks for `then`.
      if (typeof operationId === 'symbol' || operationId === 'then') return undefined;
      const route = routes.get(operationId);
      if (!route) throw new Error(`The contract has no operation '${operationId}'.`);
      return (given: GivenValues = {}) =>
        sent(buildRequest(route, given, token).then((request) => send(operationId, request)));
    },
  });
}

interface GivenValues extends Headers {
  [parameter: string]: unknown;
  body?: unknown;
  form?: Readonly<Record<string, string | File>>;
}

async function buildRequest(
  route: Route,
  { body, form, headers = {}, ...values }: GivenValues,
  token: string | undefined,
): Promise<RequestMessage> {
  const query = new URLSearchParams();
  let path = route.path;
  for (const [name, given] of Object.entries(values)) {
    const value = given as string | number | boolean | undefined;
    const parameter = parametersOf(document, route).find((one) => one.name === name);
    if (parameter?.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (value !== undefined) query.append(name, String(value));
  }
  const content = await encodeBody(body, form);
  return {
    method: route.method.toUpperCase(),
    url: query.size > 0 ? `${path}?${query.toString()}` : path,
    headers: {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...content.headers,
      ...headers,
    },
    body: content.body,
  };
}

async function encodeBody(body: unknown, form: GivenValues['form']) {
  if (form) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) data.append(name, value);
    const encoded = new Response(data);
    const type = encoded.headers.get('content-type') ?? '';
    return { headers: { 'content-type': type }, body: new Uint8Array(await encoded.arrayBuffer()) };
  }
  if (body === undefined) return { headers: {}, body: undefined };
  return {
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}

/** A value that the contract forbids. */
export const invalid = (value: unknown): never => value as never;

/** Leaves out a property that has a default. */
export const omitted = undefined as never;

function sent<Body>(exchange: Promise<Exchange>): Sent<Body> {
  const expecting = async (expected: string, isExpected: (status: number) => boolean) => {
    const given = await exchange;
    const { response, failure } = given;
    if (!response) throw new NoResponseError(failure);
    if (!isExpected(response.status)) throw new Unmet(expected, `status ${response.status}`, '', given);
    return { response, body: remember(jsonIn(textOf(response.body)), given) };
  };
  const withStatus = (...statuses: number[]) =>
    expecting(`status ${statuses.join(' or ')}`, (given) => statuses.includes(given));
  const receive = async (...statuses: number[]) => {
    const { response, body } = await withStatus(...statuses);
    const { status, headers } = response;
    return remember({ status, headers, size: response.body.byteLength, body }, await exchange);
  };
  return {
    then: (fulfilled, rejected) =>
      expecting('status 2xx', (status) => status < 300)
        .then(({ body }) => body as Body)
        .then(fulfilled, rejected),
    refused: async (status) => ((await withStatus(status)).body ?? {}) as Problem,
    responded: receive,
    anyOf: receive,
  };
}
