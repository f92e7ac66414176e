import type { OperationId } from '#api/contract.gen.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { validator } from '../../server/contract.ts';
import { pointerIntoBody, sampleRows } from '../../server/sample-rows.ts';
import { maskActual } from './masked.ts';

interface JudgedCall {
  operation: OperationId;
  path: Record<string, string>;
  request: Request;
  /** The parts of a form, or parsed JSON; undefined without a body. */
  requestBody: unknown;
  query: Record<string, string | string[]>;
  /** Undefined without a response, or when a fault replaced it. */
  response: Response | undefined;
  /** Parsed JSON, a text, or a file; undefined without a body. */
  responseBody: unknown;
  /** Of a response that the mock replaced with a 500. */
  unsentDeviations: readonly Deviation[];
}

/** Compares a call with the contract. Hides tokens and passwords in the deviations. */
export function judgeCall(call: JudgedCall): Deviation[] {
  const { operation, path, request, requestBody, query, response, unsentDeviations } = call;
  const headers = Object.fromEntries(request.headers);
  const ofRequest = validator.request(operation, { params: path, query, headers, body: requestBody });
  const ofResponse = response ? judgeResponse(call, response) : [];
  return [...ofRequest, ...ofResponse, ...unsentDeviations].map((deviation) => ({
    ...deviation,
    actual: maskActual(deviation.pointer, deviation.actual),
  }));
}

function judgeResponse({ operation, request, responseBody }: JudgedCall, { status }: Response): Deviation[] {
  const withoutBody = validator.response(operation, status, undefined);
  const isUndocumented = withoutBody.some(({ actual }) => actual === String(status));
  // The response to HEAD has the status of the one to GET, without its body.
  if (isUndocumented || request.method === 'HEAD') return isUndocumented ? withoutBody : [];
  if (responseBody instanceof Blob) {
    const expected = 'a body of type application/json';
    const actual = responseBody.type || 'a file without a type';
    // Only JSON is required in a documented response; the bytes of a file are not validated.
    return withoutBody.length > 0 ? [{ operation, where: 'response', pointer: '', expected, actual }] : [];
  }
  return validator.response(operation, status, sampleRows(responseBody)).map((deviation) => ({
    ...deviation,
    pointer: pointerIntoBody(deviation.pointer, responseBody),
  }));
}
