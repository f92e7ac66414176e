import { resolve, type ContractDocument } from '../document.ts';
import type { ContractValidator } from '../validator/validator.ts';
import { mediaTypeOf, textOf, type Exchange, type ResponseMessage } from './calls/exchange.ts';
import type { FoundRoute } from './calls/find-route.ts';
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

/** Compares a response with the contract: its status, its media type and its body. */
export type Judge = (exchange: Exchange) => Finding[];

const json = 'application/json';

export function createJudge(
  document: ContractDocument,
  validator: ContractValidator,
  findRoute: (method: string, path: string) => FoundRoute | undefined,
): Judge {
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
    if (!documented) return [finding('', `status ${Object.keys(responses).join(', ')}`, `status ${status}`)];
    const { content } = resolve(document, documented);
    const found = contentFindings(Object.keys(content ?? {}), response, finding);
    if (found.length > 0 || !content?.[json] || mediaTypeOf(response) !== json) return found;
    const parsed = parse(textOf(response.body));
    if ('problem' in parsed) return [finding('', 'valid JSON', parsed.problem)];
    return validator
      .response(operation, status, parsed.value)
      .map(({ pointer, expected, actual }) => finding(pointer, expected, actual));
  };
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

function parse(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
