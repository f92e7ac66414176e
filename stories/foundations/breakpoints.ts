import { queries } from 'virtual:source-facts';
import { styleRules, stylesheets } from './stylesheets.ts';

export interface Breakpoint {
  /** With the value in px: '(max-width: 700px)'. */
  condition: string;
  pixels: number;
  files: string[];
  /** Comments directly above such a media query. */
  notes: string[];
}

const feature = /\((min|max)-(width|height): ([\d.]+)(px|r?em)\)/g;

/** The default text size of browsers: in media queries, rem and em do not depend on the page. */
const pixelsPerRem = 16;

const notesOf = [...stylesheets.values()].flatMap((css) =>
  [...css.matchAll(/\/\* ([^*]+) \*\/\n@media ([^{]+)\{/g)].map(([, note = '', query = '']) => ({
    note,
    query,
  })),
);

interface Mention {
  query: string;
  file?: string;
  note?: string;
}

const mentions: Mention[] = [
  ...styleRules.map(({ media, file }) => ({ query: media, file })),
  ...queries,
  ...notesOf,
];

function conditionsIn(query: string): { condition: string; pixels: number }[] {
  return [...query.matchAll(feature)].map(([, limit = '', side = '', value = '', unit = '']) => {
    const pixels = Number(value) * (unit === 'px' ? 1 : pixelsPerRem);
    return { condition: `(${limit}-${side}: ${pixels}px)`, pixels };
  });
}

const append = (list: string[], item: string | undefined) =>
  item === undefined || list.includes(item) ? list : [...list, item];

/** All conditions of media queries about a side of the window, the most used first. */
export function breakpointsOf(side: 'width' | 'height'): Breakpoint[] {
  const breakpoints = new Map<string, Breakpoint>();
  for (const { query, file, note } of mentions) {
    for (const { condition, pixels } of conditionsIn(query)) {
      if (!condition.includes(`-${side}:`)) continue;
      const { files = [], notes = [] } = breakpoints.get(condition) ?? {};
      breakpoints.set(condition, {
        condition,
        pixels,
        files: append(files, file),
        notes: append(notes, note),
      });
    }
  }
  return [...breakpoints.values()].toSorted((a, b) => b.files.length - a.files.length || a.pixels - b.pixels);
}
