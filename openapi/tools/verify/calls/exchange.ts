/** A request and its response or failure. Bodies are raw bytes, so that malformed ones can be judged. */
export interface Exchange {
  /** The step of the run: `terms › update`, `no token`. */
  step: string;
  operationId: string | undefined;
  /** The absolute URL of the request. */
  url: string;
  request: RequestMessage;
  response: ResponseMessage | undefined;
  /** Why there is no response: `no response within 10 s`, `connection refused`. */
  failure?: string;
  milliseconds: number;
}

export interface RequestMessage {
  /** In upper case. */
  method: string;
  /** The URL relative to the API base, with the query. */
  url: string;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | undefined;
}

export interface ResponseMessage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

export const mediaTypeOf = ({
  headers,
}: Pick<RequestMessage | ResponseMessage, 'headers'>): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** Decodes the body. Invalid UTF-8 becomes U+FFFD, which no example of the contract contains. */
export const textOf = (body: Uint8Array<ArrayBuffer> | undefined): string =>
  body ? new TextDecoder().decode(body) : '';

/** Parses JSON. Returns undefined when it is malformed, which the judge reports. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a path contains U+0000, or percent-encoding that is not UTF-8. A server may reject it before routing. */
export function hasUnusualPath({ url }: Pick<RequestMessage, 'url'>): boolean {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '').includes('\0');
  } catch {
    return true;
  }
}
