import { resolve, type ContractDocument } from '../../document.ts';
import { preview } from '../../validator/deviation.ts';
import type { ContractValidator } from '../../validator/validator.ts';
import { mediaTypeOf, textOf, type Exchange, type ResponseMessage } from '../calls/exchange.ts';
import type { FoundRoute } from '../calls/find-route.ts';
import { createJudgeHeaders } from './judge-headers.ts';
import { masked, pointsToSecret } from './secrets.ts';

/** Where a server differs from the contract. */
export interface Finding {
  /** The operationId, or the method and path of what is not in the contract. */
  operation: string;
  /** What the kit was doing. */
  step: string;
  /** JSON pointer into the response's body, `header/<name>`, or empty for the response as a whole. */
  pointer: string;
  /** In words. */
  expected: string;
  actual: string;
  exchange: Exchange | undefined;
}

/** Whether a finding says which status was expected: in words, or as the condition of a step. */
export const concernsStatus = ({ expected }: Pick<Finding, 'expected'>): boolean =>
  /^status |^\$statusCode/.test(expected);

/** A pointer without the positions in lists: what is wrong with one item is mostly wrong with all of them. */
export const placeOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/#');

/** Compares a response with the contract: its status, its headers and its body. */
export type Judge = (exchange: Exchange) => Finding[];

const json = 'application/json';

/** In characters: a longer one has to be refused. */
export const longestUrl = 8000;

/** @param password of the accounts that the kit creates; no response repeats it */
export function createJudge(
  document: ContractDocument,
  validator: ContractValidator,
  findRoute: (method: string, path: string) => FoundRoute | undefined,
  password?: string,
): Judge {
  const judgeHeaders = createJudgeHeaders(document);
  return (exchange) => {
    const { request, response, failure, step } = exchange;
    const route = findRoute(request.method, request.url.split('?')[0] ?? '')?.route;
    const operation = route?.operation.operationId ?? `${request.method} ${request.url}`;
    const finding = (pointer: string, expected: string, actual: string): Finding => ({
      operation,
      step,
      pointer,
      expected,
      actual: pointsToSecret(pointer) ? masked : actual,
      exchange,
    });
    if (!response) return [finding('', 'a response', failure ?? 'nothing')];
    if (!route) return [];
    const { responses } = route.operation;
    const { status } = response;
    const documented = responses[String(status)];
    // What is refused before anybody looks for an operation is listed at none.
    if (status === 414 && request.url.length > longestUrl) return [];
    if (!documented) return [finding('', `status ${Object.keys(responses).join(', ')}`, `status ${status}`)];
    const { content, ...rest } = resolve(document, documented);
    const found = [
      ...judgeHeaders(rest, response).map((one) => finding(one.pointer, one.expected, one.actual)),
      ...(password !== undefined && textOf(response.body).includes(password)
        ? [finding('', 'no password in a response', masked)]
        : []),
    ];
    const ofContent = contentFindings(Object.keys(content ?? {}), response, finding);
    found.push(...ofContent);
    if (ofContent.length > 0 || !content?.[json] || mediaTypeOf(response) !== json) return found;
    const parsed = parse(response.body);
    if ('problem' in parsed) return [...found, finding('', 'valid JSON', parsed.problem)];
    const check = (value: unknown) => validator.response(operation, status, value);
    return [
      ...found,
      ...bodyDifferences(parsed.value, check).map((one) => finding(one.pointer, one.expected, one.actual)),
    ];
  };
}

type Difference = Pick<Finding, 'pointer' | 'expected' | 'actual'>;

/** How many items of a list are compared at once: all errors of a hundred thousand would take minutes. */
const sliceLength = 1000;

/** What a body has otherwise than its schema. A long list ends with the first slice that deviates. */
function bodyDifferences(value: unknown, check: (value: unknown) => Difference[]): Difference[] {
  try {
    if (!Array.isArray(value)) return check(value);
    for (let start = 0; start < value.length; start += sliceLength) {
      const found = check(value.slice(start, start + sliceLength));
      if (found.length > 0) return found.map((one) => ({ ...one, pointer: shifted(one.pointer, start) }));
    }
    return value.length === 0 ? check(value) : repeatedIds(value);
  } catch (error) {
    // What is nested a hundred thousand times exceeds the stack of whoever compares it.
    if (error instanceof RangeError) return [{ pointer: '', expected: 'JSON', actual: 'too many levels' }];
    throw error;
  }
}

/** The pointer into a list, from that into a slice of it. */
const shifted = (pointer: string, start: number) =>
  pointer.replace(/^\/(\d+)/, (_, index: string) => `/${Number(index) + start}`);

/** A join without a condition returns the same record again and again. */
function repeatedIds(list: readonly unknown[]): Difference[] {
  const ids = list.map((one) => (one as { id?: unknown } | null)?.id);
  const seen = new Set<unknown>();
  const index = ids.findIndex((id) => id !== undefined && seen.size === seen.add(id).size);
  if (index < 0) return [];
  return [{ pointer: `/${index}/id`, expected: 'each record once', actual: preview(ids[index]) }];
}

/** Whether there is a body where the contract has one, and of a type that it names. */
function contentFindings(
  types: readonly string[],
  response: ResponseMessage,
  finding: (pointer: string, expected: string, actual: string) => Finding,
): Finding[] {
  const isEmpty = response.body.byteLength === 0;
  if (types.length === 0) return isEmpty ? [] : [finding('', 'no body', `${response.body.byteLength} bytes`)];
  if (isEmpty) return [finding('', `a body of type ${types.join(' or ')}`, 'no body')];
  const type = mediaTypeOf(response);
  const isDocumented = types.some((one) => matches(one, type));
  return isDocumented ? [] : [finding('header/content-type', types.join(' or '), type ?? 'nothing')];
}

/** `image/*` stands for all images. */
function matches(range: string, type: string | undefined): boolean {
  if (range === '*/*' || range === type) return true;
  return range.endsWith('/*') && type !== undefined && type.startsWith(range.slice(0, -1));
}

/** Neither a byte order mark nor invalid UTF-8 is JSON. */
function parse(body: Uint8Array<ArrayBuffer>): { value: unknown } | { problem: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
