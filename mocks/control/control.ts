import * as v from 'valibot';
import { isStorable, unstorableTextMessage } from '#openapi/tools/validator/json.ts';
import { problem, toJson } from '../server/problem.ts';
import { controlPath } from './control-path.ts';

/** The argument of a control. */
export interface ControlCall {
  /** The parsed JSON body; an empty object without one. */
  body: unknown;
  query: URLSearchParams;
  /** The last part of a path such as `faults/{id}`. */
  id: string;
}

/** Returns the response, or the content of a 200. @throws ControlRefusal, or a ValiError for an invalid body */
export type Control = (call: ControlCall) => unknown;

/** Controls by method and path: `POST faults`, `DELETE faults/{id}`. */
export type Controls = Readonly<Record<string, Control>>;

export class ControlRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The only way by which panel, console, links and HTTP clients control the mock, so that all have the same validation.
 *
 * @returns 400 for an invalid body, 404 for an unknown path, 405 for another method
 */
export async function handleControl(controls: Controls, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const parts = splitId(url.pathname.slice(url.pathname.indexOf(controlPath) + controlPath.length));
  if (!parts) return problem(404, 'The mock has no such control.');
  const { path, id } = parts;
  const methods = Object.keys(controls).flatMap((name) => {
    const [method = '', pattern] = name.split(' ');
    return pattern === path ? [method] : [];
  });
  if (methods.length === 0) return problem(404, 'The mock has no such control.');
  const control = controls[`${request.method} ${path}`];
  if (!control) {
    const Allow = methods.join(', ');
    return problem(405, `This control allows ${methods.join(' and ')} only.`, { Allow });
  }
  try {
    const result = await control({ body: await readJson(request), query: url.searchParams, id });
    return result instanceof Response ? result : toJson(200, result ?? {});
  } catch (error) {
    if (error instanceof ControlRefusal) return problem(error.status, error.message);
    if (error instanceof v.ValiError) return problem(400, messageOf(error.issues));
    throw error;
  }
}

/**
 * `faults/fault-1` has the path `faults/{id}`; a further slash belongs to the id.
 *
 * @returns undefined for an id with invalid percent-encoding
 */
function splitId(path: string): { path: string; id: string } | undefined {
  const slash = path.indexOf('/');
  if (slash === -1) return { path, id: '' };
  try {
    return { path: `${path.slice(0, slash)}/{id}`, id: decodeURIComponent(path.slice(slash + 1)) };
  } catch {
    return undefined;
  }
}

async function readJson(request: Request): Promise<unknown> {
  if (request.method === 'GET') return {};
  const body = parseJson(await request.arrayBuffer());
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw notJson();
  return body;
}

function parseJson(bytes: ArrayBuffer): unknown {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A reviver makes parsing slow, and the file of a large state has many values.
    return JSON.parse(text === '' ? '{}' : text, mayBeUnstorable.test(text) ? refuseUnstorable : undefined);
  } catch (error) {
    throw error instanceof ControlRefusal ? error : notJson();
  }
}

/** U+0000 or a surrogate, which valid UTF-8 contains only as an escape in JSON. */
const mayBeUnstorable = /\\u(?:0000|d[89a-f])/i;

function refuseUnstorable(name: string, value: unknown): unknown {
  const isAllowed = isStorable(name) && (typeof value !== 'string' || isStorable(value));
  if (!isAllowed) throw new ControlRefusal(400, unstorableTextMessage);
  return value;
}

const notJson = () => new ControlRefusal(400, 'Give a JSON object.');

/** @throws ControlRefusal unless the parameter is a whole number; 0 without it */
export function wholeNumber(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '0';
  if (!/^\d{1,15}$/.test(text)) throw new ControlRefusal(400, `${name}: Give a whole number.`);
  return Number(text);
}

const messageOf = ([first]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  [v.getDotPath(first), first.message].filter(Boolean).join(': ');
