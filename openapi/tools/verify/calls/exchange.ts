/** A request of the kit and what came of it, as bytes: what is malformed has to stay so until it is judged. */
export interface Exchange {
  /** What the kit was doing: `terms › update`, `no token`. */
  step: string;
  /** Undefined for a path that is not in the contract. */
  operationId: string | undefined;
  request: RequestMessage;
  response: ResponseMessage | undefined;
  /** Why there is no response: `no response within 10 s`, `connection refused`. */
  failure?: string;
  /** From the request to the end of the response. */
  milliseconds: number;
}

export interface RequestMessage {
  /** In capital letters. */
  method: string;
  /** Below the base URL of the server, with the query. */
  url: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | undefined;
}

export interface ResponseMessage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** The media type without its parameters; undefined without a `Content-Type`. */
export const mediaTypeOf = ({
  headers,
}: Pick<RequestMessage | ResponseMessage, 'headers'>): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** The body as text. Invalid UTF-8 becomes U+FFFD, which no example of the contract holds. */
export const textOf = (body: Uint8Array<ArrayBuffer> | undefined): string =>
  body ? new TextDecoder().decode(body) : '';

/** The JSON in a text, undefined if it is none: what is wrong with a body is for the judge to say. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
