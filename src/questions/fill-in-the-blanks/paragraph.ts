/**
 * A piece of text, or a blank. The `text` of a blank is its answer, empty while it is withheld (D-062); `tail` is the
 * punctuation after it, which stays on the same line.
 */
type Piece = { kind: 'text'; text: string } | { kind: 'blank'; index: number; text: string; tail: string };

const blank = /\[\[([^\]]*)\]\]/g;
const punctuation = /^[^\s\p{L}\p{N}]*/u;

/** Splits a paragraph at its blanks `[[…]]` (QST-030). Blanks are numbered from 0. */
export function splitAtBlanks(paragraph: string): Piece[] {
  // With one capturing group, the odd indexes hold the text from the brackets.
  const parts = paragraph.split(blank);
  const tailAfter = (index: number) => punctuation.exec(parts[index + 1] ?? '')?.[0] ?? '';
  return parts
    .map((text, index): Piece => {
      if (index % 2 === 1) return { kind: 'blank', index: (index - 1) / 2, text, tail: tailAfter(index) };
      return { kind: 'text', text: index === 0 ? text : text.replace(punctuation, '') };
    })
    .filter((piece) => piece.kind === 'blank' || piece.text !== '');
}

/**
 * A first line without a blank is the instruction ('Fill in the missing numbers.') and becomes the prompt; a paragraph
 * without one gets a general prompt.
 */
export function splitInstruction(paragraph: string): { prompt: string; text: string } {
  const end = paragraph.indexOf('\n');
  const first = paragraph.slice(0, Math.max(end, 0)).trim();
  const isInstruction = first !== '' && first.search(blank) === -1;
  return isInstruction
    ? { prompt: first, text: paragraph.slice(end + 1).trim() }
    : { prompt: 'Fill in the blanks.', text: paragraph.trim() };
}
