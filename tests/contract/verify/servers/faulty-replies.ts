import { changed, jsonHeaders, type Reply } from './faulty-server.ts';

/* What goes wrong on servers, as changes of a reply. */

/** A reply of JSON; without a value, one without a body. */
export const reply = (status: number, value?: unknown): Reply => ({
  status,
  headers: value === undefined ? { 'x-content-type-options': 'nosniff' } : jsonHeaders,
  body: value === undefined ? '' : JSON.stringify(value),
});

/** A server without a check replies as if there was nothing to refuse. */
export const unchecked = (refusal: number, instead: Reply, code?: string) => (one: Reply) =>
  one.status === refusal && (code === undefined || one.body.includes(`"${code}"`)) ? instead : one;

/** What has succeeded once succeeds again and again: nothing is used up, and nothing ends. */
export function unending(refusal: number) {
  let last: Reply | undefined;
  return (one: Reply) => {
    if (one.status < 300) last = one;
    return one.status === refusal && last ? last : one;
  };
}

export type Records = Record<string, unknown>[];

const fullName = ({ name, surname }: Records[number]) => `${String(name)} ${String(surname)}`;

/** A database without a collation sorts `Á` after `Z`, and `Z` before `a`. */
export const byCodePoint = changed((list) =>
  (list as unknown as Records).toSorted((a, b) => (fullName(a) < fullName(b) ? -1 : 1)),
);
