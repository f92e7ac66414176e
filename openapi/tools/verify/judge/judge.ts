import { resolve, type ContractDocument } from '../../document.ts';
import { preview } from '../../validator/deviation.ts';
import type { ContractValidator } from '../../validator/validator.ts';
import {
  hasUnusualPath,
  mediaTypeOf,
  textOf,
  type Exchange,
  type ResponseMessage,
} from '../calls/exchange.ts';
import type { FindRoute } from '../calls/find-route.ts';
import { createJudgeAccessToken } from './access-token.ts';
import { findAnswerKey } from './answer-keys.ts';
import { createJudgeHeaders } from './judge-headers.ts';
import { masked, pointsToSecret } from './secrets.ts';

export interface Finding {
  /** The operationId, or the method and path if undocumented. */
  operation: string;
  step: string;
  /** JSON pointer into the response body, `header/<name>`, or empty for the whole response. */
  pointer: string;
  expected: string;
  actual: string;
  exchange: Exchange | undefined;
  /** The scenario that could not continue. */
  ends?: string;
  /** The anchor of the rule on the contract page. Default: that of the operation. */
  anchor?: string;
}

/** `status 204, or one of the failures 401, 403` */
function expectedStatuses(documented: readonly string[]): string {
  const isFailure = (status: string) => Number(status) >= 400;
  const successes = documented.filter((status) => !isFailure(status)).join(' or ');
  return `status ${successes}, or one of the failures ${documented.filter(isFailure).join(', ')}`;
}

export type Difference = Pick<Finding, 'pointer' | 'expected' | 'actual'>;

/** Whether a finding is about the status. */
export const concernsStatus = ({ expected }: Pick<Finding, 'expected'>): boolean =>
  expected.startsWith('status ');

const noAnswerKey = 'no answer key for a Learner or a Parent';

export const noPassword = 'no password in a response';

/** Replaces list indexes in a pointer: an error in one item usually occurs in all items. */
export const withoutIndexes = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/#');

/** @param operation the operation that a request concerns whose method or path the contract does not have */
export type Judge = (exchange: Exchange, operation?: string) => Finding[];

const json = 'application/json';

/** Maximum length in characters. A server must reject longer URLs. */
export const maxUrlLength = 8000;

/** @param password password of the created accounts, which no response may contain */
export function createJudge(
  document: ContractDocument,
  validator: ContractValidator,
  findRoute: FindRoute,
  password?: string,
): Judge {
  const judgeHeaders = createJudgeHeaders(document);
  const judgeAccessToken = createJudgeAccessToken(document, password);
  return (exchange, concerned = `${exchange.request.method} ${exchange.request.url}`) => {
    const { request, response, step } = exchange;
    const route = findRoute(request.method, request.url.split('?')[0] ?? '')?.route;
    const operation = route?.operation.operationId ?? concerned;
    const finding = (pointer: string, expected: string, actual: string): Finding => ({
      operation,
      step,
      pointer,
      expected,
      actual: pointsToSecret(pointer) ? masked : actual,
      exchange,
    });
    if (!response) return [];
    if (!route) {
      const isFailure = [404, 405].includes(response.status) && request.method !== 'HEAD';
      const differences = isFailure ? problemDifferences(validator, response) : [];
      return differences.map((one) => finding(one.pointer, one.expected, one.actual));
    }
    const { responses } = route.operation;
    const { status } = response;
    const documented = responses[String(status)];
    // Operations do not document what a server rejects before routing.
    if (status === 414 && request.url.length > maxUrlLength) return [];
    if (status === 400 && !documented && hasUnusualPath(request)) return [];
    if (!documented) return [finding('', expectedStatuses(Object.keys(responses)), `status ${status}`)];
    const { content, ...rest } = resolve(document, documented);
    const found = [
      ...judgeHeaders(rest, response).map((one) => finding(one.pointer, one.expected, one.actual)),
      ...(password !== undefined && textOf(response.body).includes(password)
        ? [finding('', noPassword, masked)]
        : []),
    ];
    const ofContent = contentFindings(Object.keys(content ?? {}), response, finding);
    found.push(...ofContent);
    if (ofContent.length > 0 || !content?.[json] || mediaTypeOf(response) !== json) return found;
    const parsed = parse(response.body);
    if ('problem' in parsed) return [...found, finding('', 'valid JSON', parsed.problem)];
    const check = (value: unknown) => [
      ...validator.response(operation, status, value),
      ...(status === 400 ? missingReasons(value) : []),
    ];
    const answerKey = status < 300 ? findAnswerKey(operation, request, parsed.value) : undefined;
    const startsSession = content[json].schema?.$ref === '#/components/schemas/TokenResponse';
    const differences = [
      ...(answerKey === undefined
        ? []
        : [{ pointer: answerKey, expected: noAnswerKey, actual: 'a part of it' }]),
      ...bodyDifferences(parsed.value, check),
      ...(startsSession ? judgeAccessToken(operation, exchange) : []),
    ];
    return [...found, ...differences.map((one) => finding(one.pointer, one.expected, one.actual))];
  };
}

/** Every failure is a `Problem`, also of a path or method that the contract does not have. */
function problemDifferences(validator: ContractValidator, response: ResponseMessage): Difference[] {
  const type = mediaTypeOf(response);
  if (type !== json) return [{ pointer: 'header/content-type', expected: json, actual: type ?? 'nothing' }];
  const parsed = parse(response.body);
  if ('problem' in parsed) return [{ pointer: '', expected: 'valid JSON', actual: parsed.problem }];
  return validator.schema('Problem').validate(parsed.value);
}

/** List items per validation: collecting all errors of 100,000 items would take minutes. */
const sliceLength = 1000;

/** Validates a body. Stops a long list after the first slice with deviations. Slices overlap, to check the order. */
function bodyDifferences(value: unknown, check: (value: unknown) => Difference[]): Difference[] {
  try {
    if (!Array.isArray(value)) return check(value);
    for (let start = 0; start < value.length; start += sliceLength) {
      const from = Math.max(start - 1, 0);
      const found = check(value.slice(from, start + sliceLength));
      if (found.length > 0) return found.map((one) => ({ ...one, pointer: shifted(one.pointer, from) }));
    }
    return value.length === 0 ? check(value) : repeatedIds(value);
  } catch (error) {
    // Deeply nested JSON overflows the stack of the validator.
    if (error instanceof RangeError) return [{ pointer: '', expected: 'JSON', actual: 'too many levels' }];
    throw error;
  }
}

/** Every 400 names what is invalid in the request. */
function missingReasons(problem: unknown): Difference[] {
  const { errors } = (problem ?? {}) as { errors?: unknown };
  if (typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0) return [];
  return [{ pointer: '/errors', expected: 'the reasons for each invalid part', actual: preview(errors) }];
}

const shifted = (pointer: string, start: number) =>
  pointer.replace(/^\/(\d+)/, (_, index: string) => `/${Number(index) + start}`);

/** Finds repeated records: a missing join condition returns duplicates. */
function repeatedIds(list: readonly unknown[]): Difference[] {
  const ids = list.map((one) => (one as { id?: unknown } | null)?.id);
  const seen = new Set<unknown>();
  const index = ids.findIndex((id) => id !== undefined && seen.size === seen.add(id).size);
  if (index < 0) return [];
  return [{ pointer: `/${index}/id`, expected: 'each record once', actual: preview(ids[index]) }];
}

/** Checks that a body is present as documented, with a documented media type. */
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

function matches(range: string, type: string | undefined): boolean {
  if (range === '*/*' || range === type) return true;
  return range.endsWith('/*') && type !== undefined && type.startsWith(range.slice(0, -1));
}

function parse(body: Uint8Array<ArrayBuffer>): { value: unknown } | { problem: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
