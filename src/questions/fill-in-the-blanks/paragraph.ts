import { blankPattern } from '#api/contract.gen.ts';
import { runsOf, slot } from '../text/runs.ts';

/** A piece of text, or a blank. The `text` of a blank is its answer, empty while it is withheld (D-062). */
type Piece = { kind: 'text'; text: string } | { kind: 'blank'; index: number; text: string };

/** Splits a paragraph at its blanks (QST-030), which are numbered from 0. The contract defines what a blank is (`x-blank`). */
export function splitAtBlanks(paragraph: string): Piece[] {
  // With two groups in the pattern there are three parts for each blank: the text before it, its word, what is malformed.
  const parts: (string | undefined)[] = paragraph.split(blankPattern);
  return parts.flatMap((part = '', place): Piece[] => {
    const index = Math.floor(place / 3);
    if (place % 3 === 1) return [{ kind: 'blank', index, text: part || (parts[place + 1] ?? '') }];
    return place % 3 === 2 || part === '' ? [] : [{ kind: 'text', text: part }];
  });
}

/** The paragraph with a slot for each blank. */
const withSlots = (paragraph: string): string =>
  splitAtBlanks(paragraph)
    .map((piece) => (piece.kind === 'blank' ? slot : piece.text.replaceAll(slot, '')))
    .join('');

/** A line that ends like a sentence, or begins like one and has no sign that mostly stands in code: `n = 20` is none. */
const isSentence = (line: string): boolean =>
  /[.!?…]["”’']?$/.test(line) || (/^["“‘']?\p{Lu}/u.test(line) && !/[=<>(){}_;]/.test(line));

/**
 * A first line without a blank ('Fill in the missing numbers.') is the instruction and becomes the prompt; a paragraph
 * without one gets a general prompt. Code is no instruction, whether it is marked as code or not: then the line is no
 * sentence, or the line below it stands further in.
 *
 * @returns the text with a slot for each blank
 */
export function splitInstruction(paragraph: string): { prompt: string; text: string } {
  const lines = paragraph.split('\n');
  const [first = '', second = ''] = lines;
  const line = first.trim();
  const isInstruction =
    lines.length > 1 &&
    isSentence(line) &&
    line.search(blankPattern) === -1 &&
    runsOf(line).some(({ kind }) => kind === 'words') &&
    !/^[ \t]+\S/.test(second);
  return isInstruction
    ? { prompt: line, text: withSlots(lines.slice(1).join('\n')).trim() }
    : { prompt: 'Fill in the blanks.', text: withSlots(paragraph).trim() };
}

/** Whether each blank stands in code. */
export const blanksInCode = (paragraph: string): boolean[] =>
  runsOf(splitInstruction(paragraph).text).flatMap(({ kind, text }) =>
    Array.from(text.matchAll(new RegExp(slot, 'g')), () => kind !== 'words'),
  );
