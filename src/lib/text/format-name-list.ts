import { formatCount } from '../numbers.ts';

const list = new Intl.ListFormat('en-GB');

/** Unicode blocks of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Isolates a right-to-left name (U+2068), so that it does not reorder adjacent text. */
const isolateName = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

/** Formats 'Lwazi, Zola and Emma', or 'Lwazi, Zola and 198 others'; never '1 other': a name is as short. */
export function formatNameList(names: readonly string[], most = names.length): string {
  const rest = names.length - most;
  const shown = (rest > 1 ? names.slice(0, most) : names).map(isolateName);
  return list.format(rest > 1 ? [...shown, `${formatCount(rest)} others`] : shown);
}
