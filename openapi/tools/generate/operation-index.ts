import {
  isPublic,
  resolve,
  routesOf,
  type ContractDocument,
  type Method,
  type Response,
} from '../document.ts';

/** An operation in `openapi/operations.gen.json`, from which the developer panel offers operations and faults. */
export interface OperationEntry {
  id: string;
  method: Method;
  path: string;
  tag: string;
  summary: string;
  /** Whether it works without a token. */
  isPublic: boolean;
  /** The first example of each documented failure, by status. */
  failures: Record<string, FailureExample>;
}

/** A `Problem` of the contract. */
export interface FailureExample {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
  learnerId?: string;
}

export function operationIndex(document: ContractDocument): OperationEntry[] {
  return routesOf(document).map(({ method, path, operation }) => ({
    id: operation.operationId,
    method,
    path,
    tag: operation.tags[0],
    summary: operation.summary,
    isPublic: isPublic(operation),
    failures: Object.fromEntries(
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]) => [status, firstExample(document, resolve(document, response))]),
    ),
  }));
}

function firstExample(document: ContractDocument, { description, content }: Response): FailureExample {
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  if (!example) throw new Error(`The contract has no example of the failure "${description}".`);
  return resolve(document, example).value as FailureExample;
}
