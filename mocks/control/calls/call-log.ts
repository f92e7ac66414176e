import type { OperationId } from '#api/contract.gen.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { queryOf } from '../../server/query-of.ts';
import { createRoutes, type Routes } from '../../server/routes.ts';
import { readRequest, readResponse, toShown } from './bodies.ts';
import { curlOf } from './curl.ts';
import { judgeCall } from './judge-call.ts';
import { maskHeaders, maskText } from './masked.ts';
import type { CallDetails, CallSummary } from './recorded-call.ts';

const maxCalls = 500;

/** Of more calls that the panel has not asked for, the oldest are not compared: a server must not store their bodies. */
const maxUnread = 100;

/** In bytes; the log removes the bodies of the oldest calls first. */
const maxStored = 20_000_000;

type RecordedCall = Omit<CallDetails, 'curl'>;

interface Completed {
  response: Response;
  fault?: { id: string; status?: unknown } | undefined;
  /** Of the response that the server did not send because of them. */
  deviations?: readonly Deviation[] | undefined;
}

/** The latest calls of the application or of other clients, each with its verdict. */
export class CallLog {
  readonly #routes: Routes;
  /** The origin that clients use, where the handlers see another one. */
  readonly #publicOrigin: (() => string) | undefined;
  #calls: RecordedCall[] = [];
  /** Completes the records of calls: only on demand, because a server handles thousands of calls that are never shown. */
  #unread: { id: number; complete: () => Promise<void> }[] = [];
  #updating: Promise<unknown> = Promise.resolve();
  /** The requests as they were sent, for repeating them. */
  readonly #requests = new Map<number, Request>();
  /** In bytes, by call. */
  readonly #sizes = new Map<number, number>();
  #lastId = 0;
  #onChange: () => void = () => {};

  /** @param base the URL of the server, without a trailing slash */
  constructor(base: string, publicOrigin?: () => string) {
    this.#routes = createRoutes(base);
    this.#publicOrigin = publicOrigin;
  }

  listen(listener: () => void): void {
    this.#onChange = listener;
  }

  /** Reads and judges the calls since the last time. */
  async update(): Promise<void> {
    const unread = this.#unread;
    this.#unread = [];
    this.#updating = Promise.all([this.#updating, ...unread.map(({ complete }) => complete())]);
    await this.#updating;
    this.#limitStored();
  }

  /** The oldest first. */
  list(): CallSummary[] {
    return this.#calls.map(toSummary);
  }

  async details(id: number): Promise<CallDetails | undefined> {
    const call = this.#calls.find((one) => one.id === id);
    const request = this.requestOf(id);
    if (!call || !request) return undefined;
    const { content } = await readRequest(request);
    return { ...call, curl: curlOf(request, this.#publicUrl(request), content) };
  }

  requestOf(id: number): Request | undefined {
    return this.#requests.get(id)?.clone();
  }

  countDeviations(): number {
    return this.#calls.reduce((sum, { verdict }) => sum + verdict.length, 0);
  }

  clear(): void {
    this.#calls = [];
    this.#unread = [];
    this.#requests.clear();
    this.#sizes.clear();
    this.#onChange();
  }

  /** Starts the record of a call, and returns a function that completes it. */
  readonly record = (request: Request): ((completed: Completed) => void) => {
    const url = new URL(request.url);
    const route = this.#routes.find(url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = route?.idByMethod.get(method);
    const call: RecordedCall = {
      id: (this.#lastId += 1),
      startedAt: Date.now(),
      method: request.method,
      path: maskText(url.pathname + url.search),
      url: maskText(this.#publicUrl(request)),
      ...(operation && { operation }),
      isChecked: false,
      deviations: { request: 0, response: 0 },
      requestHeaders: maskHeaders(request.headers),
      responseHeaders: [],
      verdict: [],
    };
    this.#add(call, request);
    return (completed) => {
      call.duration = Date.now() - call.startedAt;
      call.status = completed.response.status;
      if (completed.fault) call.faultId = completed.fault.id;
      if (!this.#requests.has(call.id)) return;
      const complete = () => this.#complete(call, request.clone(), completed, operation, route?.path ?? {});
      this.#unread.push({ id: call.id, complete });
      if (this.#unread.length > maxUnread) this.#unread.shift();
      this.#onChange();
    };
  };

  #publicUrl({ url }: Request): string {
    const { origin, href } = new URL(url);
    return (this.#publicOrigin?.() ?? origin) + href.slice(origin.length);
  }

  #add(call: RecordedCall, request: Request): void {
    this.#calls.push(call);
    this.#requests.set(call.id, request);
    const dropped = this.#calls.length > maxCalls ? this.#calls.shift() : undefined;
    if (dropped) {
      this.#requests.delete(dropped.id);
      this.#sizes.delete(dropped.id);
      this.#unread = this.#unread.filter(({ id }) => id !== dropped.id);
    }
    this.#onChange();
  }

  async #complete(
    call: RecordedCall,
    request: Request,
    { response, fault, deviations = [] }: Completed,
    operation: OperationId | undefined,
    path: Record<string, string>,
  ): Promise<void> {
    const hasResponse = response.type !== 'error';
    const nothing = { content: undefined, size: 0 };
    const sent = await readRequest(request);
    const received = hasResponse ? await readResponse(response).catch(() => nothing) : nothing;
    call.responseHeaders = hasResponse ? maskHeaders(response.headers) : [];
    call.requestBody = toShown(sent);
    call.responseBody = toShown(received);
    this.#sizes.set(call.id, sent.size + received.size);
    if (!operation) return;
    const isReplaced = fault?.status !== undefined;
    call.verdict = judgeCall({
      operation,
      path,
      request,
      query: queryOf(request),
      requestBody: sent.content,
      response: hasResponse && !isReplaced ? response : undefined,
      responseBody: received.content,
      unsentDeviations: deviations,
    });
    const inResponse = call.verdict.filter(({ where }) => where === 'response').length;
    call.deviations = { request: call.verdict.length - inResponse, response: inResponse };
    call.isChecked = true;
  }

  #limitStored(): void {
    let total = 0;
    for (const call of this.#calls.toReversed()) {
      total += this.#sizes.get(call.id) ?? 0;
      if (total <= maxStored) continue;
      for (const name of ['requestBody', 'responseBody'] as const) {
        if (call[name] !== undefined) call[name] = 'This body is no longer stored.';
      }
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
}: RecordedCall): CallSummary {
  return summary;
}
