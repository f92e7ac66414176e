import { Invalid } from './failure.ts';

export interface RequestBody {
  type: 'application/json' | 'multipart/form-data';
  /** The parsed JSON, or the parts of the form by name; `undefined` without a body. */
  body: unknown;
}

/** @throws Invalid for a body that is neither valid JSON nor a form */
export async function readBody(request: Request): Promise<RequestBody> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    return { type: 'multipart/form-data', body: await readParts(request) };
  }
  const text = request.method === 'GET' ? '' : await request.text();
  return { type: 'application/json', body: text === '' ? undefined : parseJson(text, 'body') };
}

/** The parts of a form. A part of type JSON, or `model` as plain text, is parsed; files stay files. */
async function readParts(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData().catch(() => {
    throw new Invalid({ body: ['This is not a form.'] });
  });
  const parts = [...form].map(async ([name, part]) => {
    const isJson = typeof part === 'string' ? name === 'model' : part.type === 'application/json';
    if (!isJson) return [name, part] as const;
    return [name, parseJson(typeof part === 'string' ? part : await part.text(), name)] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Invalid({ [name]: ['This is not valid JSON.'] });
  }
}
