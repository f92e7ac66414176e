import { JsonLimitError, parseLimitedJson } from '#openapi/tools/validator/json.ts';
import { Failure, Invalid } from '../rules/failure.ts';

export type BodyType = 'application/json' | 'multipart/form-data';

/** JSON may contain a picture of 10 MB as a `data:` URL. */
const maxBodyBytes: Readonly<Record<BodyType, number>> = {
  'application/json': 16 * 1024 * 1024,
  'multipart/form-data': 128 * 1024 * 1024,
};

/** The model, and one file for each of at most 200 questions. */
const maxParts = 201;

/**
 * @param type the type that the operation accepts
 * @returns the parsed JSON, or the parts of the form by name; undefined for an empty body
 * @throws Failure 415 for a body of another type, 413 for a body that is too large
 * @throws Invalid for a body that cannot be parsed
 */
export async function readBody(request: Request, type: BodyType): Promise<unknown> {
  const limit = maxBodyBytes[type];
  if (Number(request.headers.get('Content-Length')) > limit) throw tooLarge(limit);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw tooLarge(limit);
  if (bytes.byteLength === 0) return undefined;
  const header = request.headers.get('Content-Type') ?? '';
  if (mediaType(header) !== type) {
    throw new Failure(415, `The body of this request must be ${type}.`);
  }
  if (type === 'application/json' && charset(header) !== 'utf-8') {
    throw new Failure(415, 'The body of this request must be in UTF-8.');
  }
  if (type === 'application/json') return parseJson(decode(bytes), 'body');
  return readParts(new Response(bytes, { headers: { 'Content-Type': header } }));
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Invalid({ body: ['This is not valid UTF-8.'] });
  }
}

const mediaType = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase();

const charset = (contentType: string) =>
  /;\s*charset="?([^";\s]*)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';

const tooLarge = (limit: number) =>
  new Failure(413, `The body of this request may have ${limit / 1024 / 1024} MB at most.`);

/** Parses the part `model` as JSON, regardless of its type. */
async function readParts(body: Response): Promise<Record<string, unknown>> {
  const form = await body.formData().catch(() => {
    throw new Invalid({ body: ['This is not a form.'] });
  });
  const names = [...form.keys()];
  if (names.length > maxParts) throw new Invalid({ body: [`At most ${maxParts} parts are allowed.`] });
  const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
  if (duplicates.length > 0) {
    throw new Invalid(
      Object.fromEntries(duplicates.map((name) => [name, ['This part was sent more than once.']])),
    );
  }
  const parts = [...form].map(async ([name, part]) => {
    if (name !== 'model') return [name, part] as const;
    return [name, parseJson(typeof part === 'string' ? part : await part.text(), name)] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

function parseJson(text: string, name: string): unknown {
  try {
    return parseLimitedJson(text);
  } catch (error) {
    const reason = error instanceof JsonLimitError ? error.message : 'This is not valid JSON.';
    throw new Invalid({ [name]: [reason] });
  }
}
