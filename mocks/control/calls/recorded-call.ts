import type { OperationId } from '#api/contract.gen.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';

/** A row of the list of requests. */
export interface CallSummary {
  id: number;
  /** Milliseconds since 1970, by the real clock. */
  startedAt: number;
  /** In milliseconds; undefined while the response is pending. */
  duration?: number;
  method: string;
  /** With the query, tokens masked. */
  path: string;
  /** Undefined for a URL outside the contract. */
  operation?: OperationId;
  /** Undefined while pending; 0 without a response. */
  status?: number;
  /** The fault that affected the call. */
  faultId?: string;
  /** Whether request and response were compared with the contract, unless a fault has replaced the response. */
  isChecked: boolean;
  /** The number of deviations from the contract. */
  deviations: { request: number; response: number };
}

/** Tokens and passwords are masked. */
export interface CallDetails extends CallSummary {
  url: string;
  requestHeaders: [name: string, value: string][];
  /** Parsed JSON with JSON strings expanded, or a text; undefined without a body. */
  requestBody?: unknown;
  responseHeaders: [name: string, value: string][];
  responseBody?: unknown;
  verdict: Deviation[];
  /** A command that repeats the request, with `$TOKEN` and `$PASSWORD` for secrets. */
  curl: string;
}
