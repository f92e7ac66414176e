import { changed, jsonHeaders, type Reply } from './faulty-server.ts';

/* Typical bugs of servers, as changes of a reply. */

/** Creates a JSON reply, or one without a body. */
export const reply = (status: number, value?: unknown): Reply => ({
  status,
  headers: value === undefined ? { 'x-content-type-options': 'nosniff' } : jsonHeaders,
  body: value === undefined ? '' : JSON.stringify(value),
});

/** Omits a check: replies with a success instead of a refusal. */
export const unchecked = (refusal: number, instead: Reply, code?: string) => (one: Reply) =>
  one.status === refusal && (code === undefined || one.body.includes(`"${code}"`)) ? instead : one;

/** Never ends or uses up a resource: repeats the last success instead of a refusal. */
export function unending(refusal: number) {
  let last: Reply | undefined;
  return (one: Reply) => {
    if (one.status < 300) last = one;
    return one.status === refusal && last ? last : one;
  };
}

export type Records = Record<string, unknown>[];

const fullName = ({ name, surname }: Records[number]) => `${String(name)} ${String(surname)}`;

/** Sorts by code point, as a database without a collation does: `Á` after `Z`, and `Z` before `a`. */
export const byCodePoint = changed((list) =>
  (list as unknown as Records).toSorted((a, b) => (fullName(a) < fullName(b) ? -1 : 1)),
);
