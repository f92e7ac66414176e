import { formatCount } from '../numbers.ts';

const list = new Intl.ListFormat('en-GB');

/** The blocks of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name in a first strong isolate if it is written from right to left, so that it keeps its place between others. */
const isolateName = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

/**
 * Names in a sentence: 'Lwazi, Zola and Emma', of many 'Lwazi, Zola and 198 others'. Never '1 other': a name is as short.
 *
 * @param most how many are named at most, where two or more would be left out
 * @returns an empty text for no names
 */
export function formatNameList(names: readonly string[], most = names.length): string {
  const rest = names.length - most;
  const shown = (rest > 1 ? names.slice(0, most) : names).map(isolateName);
  return list.format(rest > 1 ? [...shown, `${formatCount(rest)} others`] : shown);
}
