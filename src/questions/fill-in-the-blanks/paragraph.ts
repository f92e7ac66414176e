/**
 * A stretch of text, or a blank. `text` of a blank is its answer, empty while it is withheld (D-062); `tail` is the
 * punctuation that must not be parted from it.
 */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'blank'; index: number; text: string; tail: string };

const blank = /\[\[([^\]]*)\]\]/g;
const punctuation = /^[^\s\p{L}\p{N}]*/u;

/** Splits a paragraph at its blanks `[[…]]` (QST-030). Blanks are numbered from 0. */
export function pieces(paragraph: string): Piece[] {
  // With one capturing group, odd places hold what stood in the brackets.
  const parts = paragraph.split(blank);
  const tailAfter = (place: number) => punctuation.exec(parts[place + 1] ?? '')?.[0] ?? '';
  return parts
    .map((text, place): Piece => {
      if (place % 2 === 1) return { kind: 'blank', index: (place - 1) / 2, text, tail: tailAfter(place) };
      return { kind: 'text', text: place === 0 ? text : text.replace(punctuation, '') };
    })
    .filter((piece) => piece.kind === 'blank' || piece.text !== '');
}

/**
 * A first line without a blank is the instruction ('Fill in the missing numbers.') and stands as the prompt;
 * a paragraph that begins at once gets a general one.
 */
export function splitInstruction(paragraph: string): { prompt: string; text: string } {
  const end = paragraph.indexOf('\n');
  const first = paragraph.slice(0, Math.max(end, 0)).trim();
  const isInstruction = first !== '' && first.search(blank) === -1;
  return isInstruction
    ? { prompt: first, text: paragraph.slice(end + 1).trim() }
    : { prompt: 'Fill in the blanks.', text: paragraph.trim() };
}
