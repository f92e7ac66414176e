import { readBody } from '../../server/request-body.ts';
import { mapContents, maskJson } from './masked.ts';

/** In bytes. Of longer lists, the first rows are shown. */
const maxShown = 500_000;

const shownRows = 50;

/** In characters, for files in JSON. */
const maxText = 10_000;

export interface ReadBody {
  /** Parsed JSON, the parts of a form, a text, or a file; undefined without a body. */
  content: unknown;
  /** In characters or bytes. */
  size: number;
}

/** Reads the parsed JSON or form; a body that is neither, as text. */
export async function readRequest(request: Request): Promise<ReadBody> {
  const isForm = /^multipart\//i.test(request.headers.get('Content-Type') ?? '');
  const bytes = await request.arrayBuffer();
  const size = bytes.byteLength;
  if (size === 0) return { content: undefined, size };
  const { url, headers } = request;
  const copy = () => new Request(url, { method: 'POST', headers, body: bytes });
  try {
    const content = await readBody(copy(), isForm ? 'multipart/form-data' : 'application/json');
    return { content, size };
  } catch {
    return { content: isForm ? new Blob([bytes]) : new TextDecoder().decode(bytes), size };
  }
}

/** Reads parsed JSON; else the text, or a file. */
export async function readResponse(response: Response): Promise<ReadBody> {
  const blob = await response.blob();
  const { size } = blob;
  if (size === 0) return { content: undefined, size };
  const isText = /json|text|html|xml/i.test(response.headers.get('Content-Type') ?? 'json');
  if (!isText) return { content: blob, size };
  const text = await blob.text();
  try {
    return { content: JSON.parse(text) as unknown, size };
  } catch {
    return { content: text, size };
  }
}

/** Prepares a body for the panel: files by their size, JSON strings expanded, secrets masked, long texts cut. */
export function toShown({ content, size }: ReadBody): unknown {
  return maskJson(cutTexts(expandJson(firstRows(describeFiles(content), size))));
}

/** Replaces JSON strings such as the data of a question by their content. */
function expandJson(value: unknown): unknown {
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return expandJson(JSON.parse(value));
    } catch {
      return value;
    }
  }
  return mapContents(value, expandJson);
}

function firstRows(content: unknown, size: number): unknown {
  if (size <= maxShown || !Array.isArray(content)) return content;
  const others = content.length - shownRows;
  return others > 0 ? [...(content.slice(0, shownRows) as unknown[]), `… ${others} more rows`] : content;
}

function cutTexts(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > maxText ? `${value.slice(0, 200)}… (${value.length} characters)` : value;
  }
  return mapContents(value, cutTexts);
}

function describeFiles(body: unknown): unknown {
  if (body instanceof Blob) return `${body.type || 'a file'}, ${body.size} bytes`;
  return Array.isArray(body) ? body : mapContents(body, describeFiles);
}
