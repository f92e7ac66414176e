import {
  parametersOf,
  resolve,
  type ContractDocument,
  type MediaType,
  type Parameter,
  type Route,
  type Schema,
} from '../document.ts';

/** The body of a sample: JSON, a form, or raw text that is declared as one of them. */
export type SampleBody =
  | { type: 'application/json'; value: unknown }
  | FormBody
  | { type: 'application/json' | 'multipart/form-data'; text: string };

export interface FormBody {
  type: 'multipart/form-data';
  /** The values of the parts by name: JSON, unless they are files. */
  value: object;
  files: readonly string[];
  /** Raw text that replaces the `value` of a part. */
  texts?: Readonly<Record<string, string>>;
}

export interface SampleRequest {
  route: Route;
  /** The name of the body's example, or `request` without a body. */
  name: string;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: SampleBody | undefined;
}

/** The media type of the request body: JSON, or a form for operations with files. */
export const mediaOf = ({ operation }: Route): [type: string, media: MediaType] | undefined =>
  Object.entries(operation.requestBody?.content ?? {})[0];

/** One request for each example of the body, or one request without a body. */
export function sampleRequests(document: ContractDocument, route: Route): SampleRequest[] {
  const parameters = parametersOf(document, route);
  const values = (where: Parameter['in']) =>
    Object.fromEntries(
      parameters
        // Leave out optional headers: a repeated Idempotency-Key would make the second sample a repetition.
        .filter((parameter) => parameter.in === where && (where !== 'header' || parameter.required))
        .map(({ name, example }) => [name, String(example)]),
    );
  const shared = { route, params: values('path'), query: values('query'), headers: values('header') };
  const [type, media] = mediaOf(route) ?? [];
  if (!media) return [{ ...shared, name: 'request', body: undefined }];
  return Object.entries(media.examples ?? {}).map(([name, example]) => {
    const { value } = resolve(document, example);
    const body: SampleBody =
      type === 'multipart/form-data'
        ? { type, value: value as object, files: filesOf(document, media.schema) }
        : { type: 'application/json', value };
    return { ...shared, name, body };
  });
}

/** The names of the binary parts, which are texts in examples. */
function filesOf(document: ContractDocument, schema: Schema = {}): string[] {
  const parts = (resolve(document, schema)['properties'] ?? {}) as Record<string, Schema>;
  const isFile = (part: Schema) => resolve(document, part).contentMediaType === 'application/octet-stream';
  return Object.keys(parts).filter((name) => isFile(parts[name] ?? {}));
}

export function fetchArguments({ route, params, query, headers, body }: SampleRequest): {
  url: string;
  init: RequestInit;
} {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = String(new URLSearchParams(query));
  const method = route.method.toUpperCase();
  const url = search === '' ? path : `${path}?${search}`;
  if (!body) return { url, init: { method, headers } };
  if ('text' in body || body.type === 'application/json') {
    const text = 'text' in body ? body.text : JSON.stringify(body.value);
    const type = body.type === 'application/json' ? body.type : `${body.type}; boundary=nowhere`;
    return { url, init: { method, body: text, headers: { ...headers, 'Content-Type': type } } };
  }
  return { url, init: { method, headers, body: formOf(body) } };
}

/** A PNG with one transparent pixel replaces the files of an example. */
const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);

function formOf({ value, files, texts = {} }: FormBody): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(value)) {
    if (files.includes(name)) form.append(name, new File([picture], 'picture.png', { type: 'image/png' }));
    else form.append(name, new Blob([texts[name] ?? JSON.stringify(part)], { type: 'application/json' }));
  }
  return form;
}
