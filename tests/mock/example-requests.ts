import type { OperationId } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { routesOf, type Route } from '#openapi/tools/document.ts';
import {
  sampleRequests,
  fetchArguments,
  type SampleRequest,
} from '#openapi/tools/requests/sample-requests.ts';
import { document } from '../contract/contract.ts';

interface ExampleRequest {
  operation: OperationId;
  /** The name of the example of the body; empty for a call without one. */
  example: string;
  /** Creates the request for calling the handlers without the network. */
  request: (headers: HeadersInit) => Request;
  send: (headers: HeadersInit) => Promise<Response>;
}

/** All example calls of the contract, one for each example of a body, in the order of its paths. */
export const exampleRequests: readonly ExampleRequest[] = routesOf(document).flatMap((route) =>
  sampleRequests(document, route).map((sample) => toExample(route, sample)),
);

function toExample({ operation }: Route, sample: SampleRequest): ExampleRequest {
  const request = (headers: HeadersInit): Request => {
    const { url, init } = fetchArguments(sample);
    const sent = new Headers(headers);
    new Headers(init.headers).forEach((value, name) => sent.set(name, value));
    return new Request(apiBaseUrl + url, { ...init, headers: sent });
  };
  const send = async (headers: HeadersInit): Promise<Response> => {
    const response = await fetch(request(headers));
    // Read every response: an unread body keeps its connection open.
    const bytes = await response.arrayBuffer();
    return new Response(bytes.byteLength === 0 ? null : bytes, response);
  };
  const example = sample.body ? sample.name : '';
  return { operation: operation.operationId as OperationId, example, request, send };
}
