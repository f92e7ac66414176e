import { blankPattern } from '#api/contract.gen.ts';

/**
 * A piece of text, or a blank. The `text` of a blank is its answer, empty while it is withheld (D-062); `tail` is the
 * punctuation after it, which stays on the same line.
 */
type Piece = { kind: 'text'; text: string } | { kind: 'blank'; index: number; text: string; tail: string };

const punctuation = /^[^\s\p{L}\p{N}]*/u;

/** Splits a paragraph at its blanks (QST-030), which are numbered from 0. The contract defines what a blank is (`x-blank`). */
export function splitAtBlanks(paragraph: string): Piece[] {
  // With two groups in the pattern there are three parts for each blank: the text before it, its word, what is malformed.
  const parts: (string | undefined)[] = paragraph.split(blankPattern);
  const tailOf = (index: number) => punctuation.exec(parts[3 * index + 3] ?? '')?.[0] ?? '';
  return parts.flatMap((part = '', place): Piece[] => {
    const index = Math.floor(place / 3);
    if (place % 3 === 1) {
      return [{ kind: 'blank', index, text: part || (parts[place + 1] ?? ''), tail: tailOf(index) }];
    }
    const text = place === 0 ? part : part.replace(punctuation, '');
    return place % 3 === 2 || text === '' ? [] : [{ kind: 'text', text }];
  });
}

/**
 * A first line without a blank is the instruction ('Fill in the missing numbers.') and becomes the prompt; a paragraph
 * without one gets a general prompt.
 */
export function splitInstruction(paragraph: string): { prompt: string; text: string } {
  const end = paragraph.indexOf('\n');
  const first = paragraph.slice(0, Math.max(end, 0)).trim();
  const isInstruction = first !== '' && first.search(blankPattern) === -1;
  return isInstruction
    ? { prompt: first, text: paragraph.slice(end + 1).trim() }
    : { prompt: 'Fill in the blanks.', text: paragraph.trim() };
}
