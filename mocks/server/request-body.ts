import { Invalid } from './failure.ts';

export interface SentBody {
  type: 'application/json' | 'multipart/form-data';
  /** What the JSON says, or the parts of the form by name; `undefined` for no body. */
  body: unknown;
}

/** @throws Invalid for text that is neither JSON nor a form */
export async function bodyOf(request: Request): Promise<SentBody> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    return { type: 'multipart/form-data', body: await partsOf(request) };
  }
  const text = request.method === 'GET' ? '' : await request.text();
  return { type: 'application/json', body: text === '' ? undefined : parsed(text, 'body') };
}

/** The parts of a form. A part of type JSON, or `model` as plain text, is parsed; files stay files. */
async function partsOf(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData().catch(() => {
    throw new Invalid({ body: ['This is not a form.'] });
  });
  const parts = [...form].map(async ([name, part]) => {
    const isJson = typeof part === 'string' ? name === 'model' : part.type === 'application/json';
    if (!isJson) return [name, part] as const;
    return [name, parsed(typeof part === 'string' ? part : await part.text(), name)] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Invalid({ [name]: ['This is not valid JSON.'] });
  }
}
