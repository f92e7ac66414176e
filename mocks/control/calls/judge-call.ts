import type { OperationId } from '#api/contract.gen.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import type { ContractValidator } from '#openapi/tools/validator/validator.ts';
import { isSecretName, mask } from './masked.ts';

interface JudgedCall {
  operation: OperationId;
  path: Record<string, string>;
  request: Request;
  /** The parts of a form, or parsed JSON; undefined without a body. */
  requestBody: unknown;
  query: Record<string, string | string[]>;
  /** Undefined without a response, or when a fault replaced it. */
  response: Response | undefined;
  responseBody: unknown;
}

/** Compares a call with the contract. Hides tokens and passwords in the deviations. */
export function judgeCall(validator: ContractValidator, call: JudgedCall): Deviation[] {
  const { operation, path, request, requestBody, query, response, responseBody } = call;
  const headers = Object.fromEntries(request.headers);
  const ofRequest = validator.request(operation, { params: path, query, headers, body: requestBody });
  const ofResponse =
    response && isJsonOrEmpty(response) ? validator.response(operation, response.status, responseBody) : [];
  return [...ofRequest, ...ofResponse].map((deviation) =>
    isSecretName(deviation.pointer.split('/').at(-1) ?? '') ? { ...deviation, actual: mask } : deviation,
  );
}

/** A file is not validated. */
function isJsonOrEmpty(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return (
    !response.ok || type === '' || type.includes('json') || type.includes('html') || type.includes('text')
  );
}
