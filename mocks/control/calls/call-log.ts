import type { OperationId } from '#api/contract.gen.ts';
import type { ContractValidator } from '#openapi/tools/validator/validator.ts';
import { queryOf } from '../../server/query-of.ts';
import { readBody } from '../../server/request-body.ts';
import type { Routes } from '../../server/routes.ts';
import { judgeCall } from './judge-call.ts';
import { expandJson, maskHeaders, maskJson, maskQuery } from './masked.ts';
import type { CallDetails, CallSummary } from './recorded-call.ts';

const maxCalls = 500;

/** Longer bodies are described by their size. */
const maxBodyBytes = 2_000_000;

interface Completed {
  response: Response;
  fault?: { id: string; status?: unknown } | undefined;
}

/** The latest calls of the application or of other clients, each with its verdict. */
export class CallLog {
  readonly #routes: Routes;
  readonly #validator: ContractValidator;
  readonly #now: () => number;
  #calls: CallDetails[] = [];
  /** Completes the records of calls: only on demand, because a server handles thousands of calls that are never shown. */
  #pending: { id: number; complete: () => Promise<void> }[] = [];
  /** The requests as they were sent, for repeating them. */
  readonly #requests = new Map<number, Request>();
  #lastId = 0;
  #onChange: () => void = () => {};

  /** @param now milliseconds since 1970 */
  constructor(routes: Routes, validator: ContractValidator, now: () => number = Date.now) {
    this.#routes = routes;
    this.#validator = validator;
    this.#now = now;
  }

  listen(listener: () => void): void {
    this.#onChange = listener;
  }

  /** Reads and judges the calls since the last time. */
  async update(): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    await Promise.all(pending.map(({ complete }) => complete()));
  }

  /** The oldest first. */
  list(): CallSummary[] {
    return this.#calls.map(toSummary);
  }

  get(id: number): CallDetails | undefined {
    return this.#calls.find((call) => call.id === id);
  }

  requestOf(id: number): Request | undefined {
    return this.#requests.get(id)?.clone();
  }

  countDeviations(): number {
    return this.#calls.reduce((sum, { verdict }) => sum + verdict.length, 0);
  }

  clear(): void {
    this.#calls = [];
    this.#pending = [];
    this.#requests.clear();
    this.#onChange();
  }

  /** Starts the record of a call, and returns a function that completes it. */
  readonly record = (request: Request): ((completed: Completed) => void) => {
    const url = new URL(request.url);
    const route = this.#routes.find(url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = route?.idByMethod.get(method);
    const call: CallDetails = {
      id: (this.#lastId += 1),
      startedAt: this.#now(),
      method: request.method,
      path: maskQuery(url.pathname + url.search),
      url: maskQuery(url.href),
      ...(operation && { operation }),
      deviations: { request: 0, response: 0 },
      requestHeaders: maskHeaders(request.headers),
      responseHeaders: [],
      verdict: [],
    };
    this.#add(call, request);
    return (completed) => {
      call.duration = this.#now() - call.startedAt;
      call.status = completed.response.status;
      if (completed.fault) call.faultId = completed.fault.id;
      const complete = () => this.#complete(call, request.clone(), completed, operation, route?.path ?? {});
      this.#pending.push({ id: call.id, complete });
      this.#onChange();
    };
  };

  #add(call: CallDetails, request: Request): void {
    this.#calls.push(call);
    this.#requests.set(call.id, request);
    const dropped = this.#calls.length > maxCalls ? this.#calls.shift() : undefined;
    if (dropped) {
      this.#requests.delete(dropped.id);
      this.#pending = this.#pending.filter(({ id }) => id !== dropped.id);
    }
    this.#onChange();
  }

  async #complete(
    call: CallDetails,
    request: Request,
    { response, fault }: Completed,
    operation: OperationId | undefined,
    path: Record<string, string>,
  ): Promise<void> {
    const hasResponse = response.type !== 'error';
    const query = queryOf(request);
    const requestBody = await readRequest(request);
    const responseBody = hasResponse ? await readText(response.clone()) : undefined;
    call.responseHeaders = hasResponse ? maskHeaders(response.headers) : [];
    call.requestBody = toShown(requestBody);
    call.responseBody = toShown(responseBody);
    if (operation) {
      const isFaulty = fault?.status !== undefined;
      const judged = hasResponse && !isFaulty ? response : undefined;
      call.verdict = judgeCall(this.#validator, {
        operation,
        path,
        request,
        query,
        requestBody,
        response: judged,
        responseBody,
      });
      const inResponse = call.verdict.filter(({ where }) => where === 'response').length;
      call.deviations = { request: call.verdict.length - inResponse, response: inResponse };
    }
  }
}

function toSummary({
  url: _url,
  requestHeaders: _requestHeaders,
  requestBody: _requestBody,
  responseHeaders: _responseHeaders,
  responseBody: _responseBody,
  verdict: _verdict,
  ...summary
}: CallDetails): CallSummary {
  return summary;
}

const toShown = (body: unknown): unknown => maskJson(expandJson(describeFiles(body)));

/** The parsed JSON or form; a body that is neither, as text. */
async function readRequest(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  const copy = request.clone();
  try {
    return await readBody(request, isForm ? 'multipart/form-data' : 'application/json');
  } catch {
    return (await copy.text()) || undefined;
  }
}

/** Returns parsed JSON; else the text, or the size of a file; undefined for an empty body. */
async function readText(response: Response): Promise<unknown> {
  const blob = await response.blob();
  if (blob.size === 0) return undefined;
  const isText = /json|text|html/.test(response.headers.get('Content-Type') ?? 'json');
  if (!isText || blob.size > maxBodyBytes) return blob;
  const text = await blob.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function describeFiles(body: unknown): unknown {
  if (body instanceof Blob) return `${body.type || 'a file'}, ${body.size} bytes`;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, part]) => [name, describeFiles(part)]));
}
