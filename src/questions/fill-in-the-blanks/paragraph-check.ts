import { isBlank } from '#openapi/rules/text.ts';
import type { Finding } from '../editing.ts';
import { error, isLonger, lengthFindings, longestWord, warning } from '../editor/findings.ts';
import { blankPlaces, type BlankPlace } from './toggle-blank.ts';

/** The contract's `maxItems` of the answers. */
const mostBlanks = 200;

const field = 'Paragraph';

/** A quotation of what stands at a place, short enough for a message. */
function quoted(paragraph: string, start: number): string {
  const [line = ''] = paragraph.slice(start).split('\n');
  const characters = [...line.trim()];
  return `“${characters.slice(0, 20).join('')}${characters.length > 20 ? '…' : ''}”`;
}

/** The one thing about the brackets that the server would refuse, whoever sends it. */
function bracketError(paragraph: string, blanks: readonly BlankPlace[]): string | undefined {
  const malformed = blanks.find((blank) => blank.isMalformed);
  if (malformed) {
    return `The blank that begins at ${quoted(paragraph, malformed.start)} has no end. Close it with ]], and brackets inside it in pairs.`;
  }
  const count = blanks.length;
  if (count > mostBlanks) return `At most ${mostBlanks} blanks are allowed, and there are ${count}.`;
  const long = blanks.findIndex((blank) => isLonger(blank.word, longestWord));
  return long === -1 ? undefined : `Blank ${long + 1} has more than ${longestWord} characters.`;
}

/** Where a `]]` stands that closes no blank. */
function strayEnd(paragraph: string, blanks: readonly BlankPlace[]): number | undefined {
  return [0, ...blanks.map((blank) => blank.end)]
    .map((start, index) => {
      const place = paragraph.slice(start, blanks[index]?.start).indexOf(']]');
      return place === -1 ? undefined : start + place;
    })
    .find((place) => place !== undefined);
}

/** What can be saved, but not be answered or read as it was meant. */
function oddities(paragraph: string, blanks: readonly BlankPlace[]): Finding[] {
  const broken = blanks.findIndex((blank) => !blank.isMalformed && /[\n\r]/u.test(blank.word.trim()));
  const stray = strayEnd(paragraph, blanks);
  return [
    ...(broken === -1
      ? []
      : [warning(field, `Blank ${broken + 1} goes over two lines, and an answer has only one.`)]),
    ...(stray === undefined
      ? []
      : [
          warning(
            field,
            `The ]] in ${quoted(paragraph, Math.max(0, stray - 12))} closes no blank: learners see it.`,
          ),
        ]),
  ];
}

/** Findings of a paragraph with its answers: it needs a blank, and each blank its words. */
export function paragraphFindings(paragraph: string): Finding[] {
  const blanks = blankPlaces(paragraph);
  const isTooLong = lengthFindings(field, paragraph);
  if (blanks.length === 0) {
    return [
      ...isTooLong,
      error(field, 'There is no blank yet. Select words and make them a blank, or type [[word]].'),
      ...oddities(paragraph, blanks),
    ];
  }
  const message = bracketError(paragraph, blanks);
  const empty = blanks.findIndex((blank) => !blank.isMalformed && isBlank(blank.word));
  return [
    ...isTooLong,
    ...(message ? [error(field, message)] : []),
    ...(empty === -1
      ? []
      : [error(field, `Blank ${empty + 1} is empty: write its answer between the brackets.`)]),
    ...oddities(paragraph, blanks),
  ];
}

/** Findings of a paragraph without its answers: the blanks stay empty, and as many as there were (D-137). */
export function emptyParagraphFindings(paragraph: string, before: number): Finding[] {
  const blanks = blankPlaces(paragraph);
  const message = bracketError(paragraph, blanks);
  const filled = blanks.findIndex((blank) => !blank.isMalformed && blank.word !== '');
  return [
    ...lengthFindings(field, paragraph),
    ...(message ? [error(field, message)] : []),
    ...(filled === -1 ? [] : [error(field, `Blank ${filled + 1} must stay empty: [[]].`)]),
    ...(blanks.length === before
      ? []
      : [error(field, `The number of blanks must stay ${before}, and there are ${blanks.length}.`)]),
    ...oddities(paragraph, blanks),
  ];
}
