import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import type { Language } from './language.ts';

type Kind = 'keyword' | 'name' | 'value' | 'text' | 'comment';

export interface Token {
  text: string;
  /** Undefined for plain text. */
  kind: Kind | undefined;
}

const parsers = { javascript, python };

/** The classes are of type `Kind`. */
const kinds = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], class: 'keyword' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.className),
    ],
    class: 'name',
  },
  { tag: [tags.number, tags.bool, tags.null], class: 'value' },
  { tag: [tags.string, tags.special(tags.string)], class: 'text' },
  { tag: tags.comment, class: 'comment' },
]);

/** Splits code into lines of coloured words. */
export function highlightLines(code: string, language: Language): Token[][] {
  const lines: Token[][] = [[]];
  highlightCode(
    code,
    parsers[language].parse(code),
    kinds,
    (text, kind) => lines.at(-1)?.push({ text, kind: kind === '' ? undefined : (kind as Kind) }),
    () => lines.push([]),
  );
  return lines;
}
