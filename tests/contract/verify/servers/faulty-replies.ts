import { changeJson, jsonHeaders, type Reply } from './faulty-server.ts';

export const reply = (status: number, value?: unknown): Reply => ({
  status,
  headers: value === undefined ? { 'x-content-type-options': 'nosniff' } : jsonHeaders,
  body: value === undefined ? '' : JSON.stringify(value),
});

/** Simulates a missing check: replaces a refusal, optionally only one with a problem code, with a success. */
export const withoutCheck = (refusal: number, instead: Reply, code?: string) => (original: Reply) =>
  original.status === refusal && (code === undefined || original.body.includes(`"${code}"`))
    ? instead
    : original;

/** Simulates a token or session that never expires: repeats the last success instead of a refusal. */
export function withoutExpiry(refusal: number) {
  let last: Reply | undefined;
  return (current: Reply) => {
    if (current.status < 300) last = current;
    return current.status === refusal && last ? last : current;
  };
}

export type Records = Record<string, unknown>[];

const fullName = ({ name, surname }: Records[number]) => `${String(name)} ${String(surname)}`;

/** Sorts by code point, as a database without a collation does: `Á` after `Z`, and `Z` before `a`. */
export const byCodePoint = changeJson((list) =>
  (list as unknown as Records).toSorted((a, b) => (fullName(a) < fullName(b) ? -1 : 1)),
);
