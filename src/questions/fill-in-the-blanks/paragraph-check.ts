import { readBlanks, type Blank, type ParsedParagraph } from '#openapi/rules/blanks.ts';
import { parseFormattedText, slotCharacter } from '#openapi/rules/formatted-text.ts';
import { isBlank } from '#openapi/rules/text.ts';
import type { Finding } from '../editing.ts';
import {
  error,
  isLonger,
  lengthFindings,
  maxOptionLength,
  promptFindings,
  referenceFindings,
  warning,
} from '../editor/findings.ts';

const maxBlanks = 200;

const field = 'Paragraph';

function quoted(paragraph: string, start: number): string {
  const [line = ''] = paragraph.slice(start).split('\n');
  const characters = [...line.trim()];
  return `“${characters.slice(0, 20).join('')}${characters.length > 20 ? '…' : ''}”`;
}

const emptyBlank = 'write its answer between the brackets.';
const emptyInCode = String.raw`write its answer between the brackets, or \[[]] if learners see them.`;

/** Returns the first error in the blanks, other than an empty blank, that the server would refuse. */
function bracketError(paragraph: string, blanks: readonly Blank[]): string | undefined {
  const malformed = blanks.find((blank) => blank.isMalformed);
  if (malformed) {
    return `The blank that begins at ${quoted(paragraph, malformed.start)} has no end. Close it with ]], and brackets inside it in pairs. For brackets that learners see, write \\[[ instead.`;
  }
  const count = blanks.length;
  if (count > maxBlanks) return `At most ${maxBlanks} blanks are allowed, and there are ${count}.`;
  const long = blanks.findIndex((blank) => isLonger(blank.word, maxOptionLength));
  return long === -1 ? undefined : `Blank ${long + 1} has more than ${maxOptionLength} characters.`;
}

/** Returns the text around a `]]` outside code that closes no blank. */
function strayEnd(shown: string): string | undefined {
  let open = 0;
  for (const { kind, text } of parseFormattedText(shown)) {
    if (kind !== 'text') continue;
    for (const { 0: brackets, index } of text.matchAll(/\[\[|\]\]/g)) {
      open += brackets === '[[' ? 1 : -1;
      if (open < 0) return quoted(text.replaceAll(slotCharacter, '…'), Math.max(0, index - 12));
    }
  }
  return undefined;
}

/** Whether a blank is within a formula, whose dollar signs would then be shown. */
function breaksFormula(shown: string): boolean {
  const formulasIn = (text: string) =>
    parseFormattedText(text).filter(({ kind }) => kind === 'formula').length;
  return formulasIn(shown.replaceAll(slotCharacter, '□')) > formulasIn(shown);
}

/** Problems that allow saving, but prevent learners from answering or reading as intended. */
function warnings({ blanks, shown }: ParsedParagraph): Finding[] {
  const broken = blanks.findIndex((blank) => !blank.isMalformed && /[\n\r]/u.test(blank.word.trim()));
  const stray = strayEnd(shown);
  return [
    ...(broken === -1
      ? []
      : [warning(field, `Blank ${broken + 1} goes over two lines, and an answer has only one.`)]),
    ...(stray === undefined ? [] : [warning(field, `The ]] in ${stray} closes no blank: learners see it.`)]),
    ...(breaksFormula(shown)
      ? [warning(field, 'A blank cannot be part of a formula: learners would see its dollar signs.')]
      : []),
  ];
}

export function paragraphFindings(paragraph: string): Finding[] {
  const text = readBlanks(paragraph);
  const { blanks } = text;
  const isTooLong = lengthFindings(field, paragraph);
  if (blanks.length === 0) {
    return [
      ...isTooLong,
      error(field, 'There is no blank yet. Select words and make them a blank, or type [[word]].'),
      ...warnings(text),
    ];
  }
  const message = bracketError(paragraph, blanks);
  const empty = blanks.findIndex((blank) => !blank.isMalformed && isBlank(blank.word));
  return [
    ...isTooLong,
    ...(message ? [error(field, message)] : []),
    ...(empty === -1
      ? []
      : [error(field, `Blank ${empty + 1} is empty: ${blanks[empty]?.isInCode ? emptyInCode : emptyBlank}`)]),
    ...warnings(text),
    ...referenceFindings(field, text.shown),
  ];
}

/** Without an answer key, blanks remain empty, and their number unchanged (D-137). */
export function emptyParagraphFindings(paragraph: string, before: number): Finding[] {
  const text = readBlanks(paragraph);
  const { blanks } = text;
  const message = bracketError(paragraph, blanks);
  const filled = blanks.findIndex((blank) => !blank.isMalformed && blank.word !== '');
  return [
    ...promptFindings(field, paragraph),
    ...(message ? [error(field, message)] : []),
    ...(filled === -1 ? [] : [error(field, `Blank ${filled + 1} must stay empty: [[]].`)]),
    ...(blanks.length === before
      ? []
      : [error(field, `The number of blanks must stay ${before}, and there are ${blanks.length}.`)]),
    ...warnings(text),
  ];
}
